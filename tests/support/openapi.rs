//! Discord's own description of its HTTP API, by which every body that the bot sends is judged.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, Once};

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};
use sztab_sandbox::{BodyChecker, ContentKind};

/// The URI under which validators know the document. It is never fetched.
const DOCUMENT: &str = "https://discord.invalid/openapi.json";

/// Validates bodies against the `OpenAPI` document; each route's validator is compiled once.
pub struct OpenApi {
    registry: Registry<'static>,
    routes: Vec<Route>,
    compiled: Mutex<HashMap<String, Arc<Validator>>>,
}

/// An operation that has a request body.
struct Route {
    method: String,
    /// The segments of the path template; `None` for a parameter.
    segments: Vec<Option<String>>,
    /// The JSON pointer to the schema of the body, by content type.
    schemas: Vec<(&'static str, String)>,
}

/// The judge; `None` if there is none, which is reported once, even if the test passes.
pub fn load_judge() -> Option<Arc<dyn BodyChecker>> {
    static REPORT_ONCE: Once = Once::new();
    let judge = load();
    if judge.is_none() {
        let said = "NOT JUDGED: SZTAB_OPENAPI does not name Discord's OpenAPI document, so what the bot sends is held \
                    only against the limits that the sandbox knows\n";
        // `eprintln` is not used, because the test harness captures its output.
        REPORT_ONCE.call_once(|| _ = std::io::stderr().write_all(said.as_bytes()));
    }
    judge.map(|judge| judge as Arc<dyn BodyChecker>)
}

/// Loads the judge if `SZTAB_OPENAPI` names a file.
pub fn load() -> Option<Arc<OpenApi>> {
    let path = std::env::var_os("SZTAB_OPENAPI").filter(|path| !path.is_empty())?;
    let text =
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("SZTAB_OPENAPI={}: {error}", path.display()));
    let document = serde_json::from_str(&text).expect("the OpenAPI document is JSON");
    Some(Arc::new(OpenApi::new(document)))
}

impl OpenApi {
    fn new(mut document: Value) -> Self {
        // Discord also accepts snowflakes as numbers, and serenity sends some in that form.
        document["components"]["schemas"]["SnowflakeType"]["type"] = json!(["string", "integer"]);
        let routes = parse_routes(&document);
        let registry = Registry::new()
            .add(DOCUMENT, document)
            .and_then(jsonschema::RegistryBuilder::prepare)
            .expect("the OpenAPI document is a resource");
        Self { registry, routes, compiled: Mutex::default() }
    }

    /// Faults in a response to a GET request, given the document's path template.
    #[allow(dead_code, reason = "the answers of the sandbox are looked at by its own tests alone")]
    pub fn check_answer(&self, template: &str, answer: &Value) -> Vec<String> {
        let content = escape("application/json");
        let pointer = format!("/paths/{}/get/responses/200/content/{content}/schema", escape(template));
        let validator = self.validator(&pointer);
        validator.iter_errors(answer).map(|error| format!("{}: {error}", error.instance_path())).collect()
    }

    fn validator(&self, pointer: &str) -> Arc<Validator> {
        let mut compiled = self.compiled.lock().unwrap();
        let validator = compiled.entry(pointer.to_owned()).or_insert_with(|| {
            let schema = json!({ "$ref": format!("{DOCUMENT}#{pointer}") });
            let options = jsonschema::options().with_draft(jsonschema::Draft::Draft202012);
            Arc::new(options.with_registry(&self.registry).build(&schema).expect("a schema of the document compiles"))
        });
        validator.clone()
    }
}

impl BodyChecker for OpenApi {
    fn check(&self, method: &str, path: &str, kind: ContentKind, body: &Value) -> Result<(), String> {
        let segments: Vec<&str> = path.trim_matches('/').split('/').collect();
        let fits = |route: &&Route| route.method.eq_ignore_ascii_case(method) && route.matches(&segments);
        // `/users/@me` also matches `/users/{user_id}`, so the template with more literal segments is used.
        let route = self.routes.iter().filter(fits).max_by_key(|route| route.literal_segments());
        let Some(route) = route else { return Err(format!("no body is described for {method} {path}")) };
        let content = match kind {
            ContentKind::Json => "application/json",
            ContentKind::Multipart => "multipart/form-data",
        };
        let described = route.schemas.iter().find(|(kind, _)| *kind == content);
        let Some((_, pointer)) = described else { return Err(format!("{content} is not taken by {method} {path}")) };
        let validator = self.validator(pointer);
        let errors: Vec<String> =
            validator.iter_errors(body).map(|error| format!("{}: {error}", error.instance_path())).collect();
        if errors.is_empty() { Ok(()) } else { Err(errors.join("\n")) }
    }
}

impl Route {
    fn matches(&self, segments: &[&str]) -> bool {
        self.segments.len() == segments.len()
            && self
                .segments
                .iter()
                .zip(segments)
                .all(|(wanted, got)| wanted.as_ref().is_none_or(|wanted| wanted == got))
    }

    fn literal_segments(&self) -> usize {
        self.segments.iter().flatten().count()
    }
}

/// Escapes a key for use in a JSON pointer within a URI.
fn escape(text: &str) -> String {
    text.replace('~', "~0").replace('/', "~1").replace('{', "%7B").replace('}', "%7D")
}

fn parse_routes(document: &Value) -> Vec<Route> {
    let mut routes = Vec::new();
    for (template, operations) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in operations.as_object().into_iter().flatten() {
            let contents = &operation["requestBody"]["content"];
            let schemas =
                ["application/json", "multipart/form-data"].into_iter().filter(|kind| contents[kind].is_object());
            let schemas: Vec<(&str, String)> = schemas
                .map(|kind| {
                    let (path, content) = (escape(template), escape(kind));
                    (kind, format!("/paths/{path}/{method}/requestBody/content/{content}/schema"))
                })
                .collect();
            if !schemas.is_empty() {
                let pieces = template.trim_matches('/').split('/');
                let segments = pieces.map(|piece| (!piece.starts_with('{')).then(|| piece.to_owned())).collect();
                routes.push(Route { method: method.clone(), segments, schemas });
            }
        }
    }
    routes
}
