//! Routes: each button, select and form is a type that writes and reads its own id.
//!
//! [`routes!`](crate::discord::router::route::routes) declares routes beside their handlers. The table in
//! [`entry::routes`](crate::discord::entry) lists them all; a route without a handler, or one that is not listed, does
//! not compile where its id is written.

use std::fmt;

use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton, CreateModal};

use sztab_game::Language;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::button;
use crate::discord::say::failure::Failure;
use crate::discord::say::specification::Specification;
use crate::discord::say::subject::{IdSubject, RawId};

use super::press::{Press, Subject};

/// A button, select or form: its properties and its arguments.
pub trait Route: Sized + fmt::Debug + Send + Sync + 'static {
    type Subject: Subject;

    const SPECIFICATION: Specification;

    /// Maximum number of characters of the arguments; `None` if the feature has to limit them.
    const MAX_ARGUMENTS: Option<usize>;

    /// The arguments, as written in an id.
    fn arguments(&self) -> String;

    /// Parses the arguments in an id; `None` for arguments that the bot cannot have written.
    fn parse(arguments: &str) -> Option<Self>;

    /// The form that a press opens; refused for a route that opens none.
    fn open(
        &self,
        _request: &FormRequest<'_, Self::Subject>,
    ) -> impl Future<Output = Result<CreateModal, Failure>> + Send {
        async { Err(Failure::Said("unknown-button")) }
    }

    /// The reply to a press whose form does not open.
    fn explain(
        &self,
        request: &FormRequest<'_, Self::Subject>,
        failure: &Failure,
    ) -> impl Future<Output = Answer> + Send {
        let sentence = failure.sentence(request.language, request.event.id.get());
        async { Answer::sentence(sentence) }
    }
}

/// The handler of a route's presses.
pub trait Handler: Route {
    /// Carries out a press, or a submitted form, which has been acknowledged.
    fn handle(self, bot: &Bot, press: &Press<'_, Self::Subject>) -> impl Future<Output = Result<(), Failure>> + Send;
}

/// A route in the table of all routes, whose presses therefore reach its handler.
pub trait Listed: Handler {}

/// A press that is to open a form. The form is also the acknowledgement, so only a few database queries may precede it.
#[derive(Debug)]
pub struct FormRequest<'a, S> {
    pub bot: &'a Bot,
    pub event: &'a ComponentInteraction,
    pub subject: S,
    /// The id of the button, which is also that of the form.
    pub id: String,
    pub language: Language,
}

/// A route that opens a form.
pub trait OpensForm: Route {
    /// Builds the form; an error says why it does not open.
    fn build_form(
        &self,
        request: &FormRequest<'_, Self::Subject>,
    ) -> impl Future<Output = Result<CreateModal, Failure>> + Send;

    /// The reply to a press whose form does not open.
    fn explain_refusal(
        &self,
        request: &FormRequest<'_, Self::Subject>,
        failure: &Failure,
    ) -> impl Future<Output = Answer> + Send {
        let sentence = failure.sentence(request.language, request.event.id.get());
        async { Answer::sentence(sentence) }
    }
}

/// Writes ids for a subject.
pub trait RouteId: IdSubject {
    /// The id of a button, select or form.
    fn id<R: Listed + Route<Subject = Self>>(self, route: &R) -> String
    where
        Self: Subject,
    {
        let word = R::SPECIFICATION.word.to_owned();
        RawId { subject: self.to_raw(), word, arguments: route.arguments() }.to_string()
    }

    fn button<R: Listed + Route<Subject = Self>>(
        self,
        route: &R,
        label: impl AsRef<str>,
        style: ButtonStyle,
    ) -> CreateButton
    where
        Self: Subject,
    {
        button(self.id(route), label, style)
    }
}

impl<S: IdSubject> RouteId for S {}

/// Declares routes: `Name { field: Type } = "keyword" of Subject, Placement, heavy, one_by_one;`. The fields are the
/// arguments of the id, in order; a `String` takes all remaining words.
macro_rules! routes {
    ($(
        $(#[$doc:meta])*
        $name:ident $({ $($field:ident: $kind:ty),* $(,)? })? = $word:literal of $subject:ty, $shows:ident $(, $more:ident)*;
    )*) => {
        $(
            $crate::discord::router::route::route_struct!($(#[$doc])* $name $({ $($field: $kind),* })?);

            impl $crate::discord::router::route::Route for $name {
                type Subject = $subject;

                const SPECIFICATION: $crate::discord::say::specification::Specification =
                    $crate::discord::say::specification::Specification::new(
                        $word,
                        $crate::discord::say::specification::ReplyPlacement::$shows,
                    )$(.$more())*;

                const MAX_ARGUMENTS: Option<usize> = {
                    #[allow(unused_mut)]
                    let mut length = Some(0);
                    $($(length = $crate::discord::router::arguments::join_lengths(
                        length,
                        <$kind as $crate::discord::router::arguments::Argument>::MAX,
                    );)*)?
                    length
                };

                #[allow(unused_mut)]
                fn arguments(&self) -> String {
                    let mut words: Vec<String> = Vec::new();
                    $($($crate::discord::router::arguments::Argument::write(&self.$field, &mut words);)*)?
                    words.join(" ")
                }

                #[allow(unused_mut)]
                fn parse(arguments: &str) -> Option<Self> {
                    let mut rest = arguments;
                    let route = Self {
                        $($($field: $crate::discord::router::arguments::Argument::take(&mut rest)?),*)?
                    };
                    rest.is_empty().then_some(route)
                }

                $crate::discord::router::route::form_hooks!($shows);
            }
        )*
    };
}

/// The type of a route: a unit struct if it has no arguments.
macro_rules! route_struct {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name;
    };
    ($(#[$doc:meta])* $name:ident { $($field:ident: $kind:ty),* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name { $(pub $field: $kind),* }
    };
}

/// The hooks for a form, of which only routes with a form have any.
macro_rules! form_hooks {
    (InAForm) => {
        $crate::discord::router::route::form_hooks!(InAFormInPlace);
    };
    (InAFormInPlace) => {
        async fn open(
            &self,
            request: &$crate::discord::router::route::FormRequest<'_, Self::Subject>,
        ) -> Result<serenity::all::CreateModal, $crate::discord::say::failure::Failure> {
            $crate::discord::router::route::OpensForm::build_form(self, request).await
        }

        async fn explain(
            &self,
            request: &$crate::discord::router::route::FormRequest<'_, Self::Subject>,
            failure: &$crate::discord::say::failure::Failure,
        ) -> $crate::discord::say::answer::Answer {
            $crate::discord::router::route::OpensForm::explain_refusal(self, request, failure).await
        }
    };
    ($other:ident) => {};
}

pub(crate) use {form_hooks, route_struct, routes};
