//! Text formatting, as Discord parses it.

use proptest::prelude::*;
use sztab_sandbox::page::markdown::{MAX_DEPTH, Mark, Node, parse, parse_line};

/// A tree on one line, such as `b(bold) text`.
fn outline(nodes: &[Node]) -> String {
    let parts = nodes.iter().map(|node| match node {
        Node::Text(text) => text.clone(),
        Node::Break => "/".to_owned(),
        Node::Marked(mark, inside) => format!("{}({})", mark_name(*mark), outline(inside)),
        Node::Code(text) => format!("code({text})"),
        Node::Block { language, text } => format!("pre[{language}]({text})"),
        Node::List { start, items } => {
            let items: Vec<String> = items.iter().map(|item| outline(item)).collect();
            format!("{}({})", start.map_or("ul".to_owned(), |start| format!("ol{start}")), items.join(" | "))
        }
        Node::User(id) => format!("user({id})"),
        Node::Role(id) => format!("role({id})"),
        Node::Everyone(word) => format!("everyone({word})"),
        Node::Place(id) => format!("place({id})"),
        Node::Jump { guild, channel, message, .. } => format!("jump({guild:?} {channel} {message:?})"),
        Node::Link { url, text } => format!("link({url}: {})", outline(text)),
        Node::Time { seconds, style } => format!("time({seconds} {style})"),
        Node::Emoji { name, id } => format!("emoji({name} {id})"),
        Node::Command(shown) => format!("command({shown})"),
    });
    parts.collect()
}

fn mark_name(mark: Mark) -> String {
    match mark {
        Mark::Bold => "b".to_owned(),
        Mark::Italic => "i".to_owned(),
        Mark::Underlined => "u".to_owned(),
        Mark::Struck => "s".to_owned(),
        Mark::Spoiler => "spoiler".to_owned(),
        Mark::Quote => "quote".to_owned(),
        Mark::Heading(level) => format!("h{level}"),
        Mark::Small => "small".to_owned(),
    }
}

#[track_caller]
fn assert_parsed(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(outline(&parse(text)), *expected, "{text:?}");
    }
}

#[test]
fn inline_marks_are_parsed() {
    assert_parsed(&[
        ("plain", "plain"),
        ("**bold** and *italic* and _italic_", "b(bold) and i(italic) and i(italic)"),
        ("__under__ ~~struck~~ ||hidden||", "u(under) s(struck) spoiler(hidden)"),
        ("***both***", "b(i(both))"),
        ("**bold *and italic***", "b(bold i(and italic))"),
        ("*a **b** c*", "i(a b(b) c)"),
        ("__*x*__", "u(i(x))"),
        ("**two\nlines**", "b(two/lines)"),
        ("**open", "**open"),
        ("a * b * c", "a * b * c"),
        ("2*3*4", "2i(3)4"),
        ("snake_case_name and _it_", "snake_case_name and i(it)"),
        ("****", "****"),
        ("** **", "b( )"),
        ("~one~ |two|", "~one~ |two|"),
        (r"\*not\* \_this\_ \<@1> \\", r"*not* _this_ <@1> \"),
        (r"c:\path", r"c:\path"),
        (r"**a\**", r"**a**"),
        ("`**code**` ``a ` b``", "code(**code**) code(a ` b)"),
        ("**a `**` b**", "b(a code(**) b)"),
        ("`open", "`open"),
        ("@everyone @here @nobody", "everyone(@everyone) everyone(@here) @nobody"),
    ]);
}

#[test]
fn blocks_are_parsed() {
    assert_parsed(&[
        ("# One\n## Two\n### Three\n-# small\ntext", "h1(One)h2(Two)h3(Three)small(small)text"),
        ("#none\n# \n#### four", "#none/# /#### four"),
        ("a\n\nb", "a//b"),
        ("a\n# b\nc", "ah1(b)c"),
        ("> one\n> **two**\nthree", "quote(one/b(two))three"),
        (">none", ">none"),
        (">>> all\nof it\n# head", "quote(all/of ith1(head))"),
        ("> > once", "quote(> once)"),
        ("- a\n- b\n  - c\n  - d\n- e\nafter", "ul(a | bul(c | d) | e)after"),
        ("* a\n* b", "ul(a | b)"),
        ("3. a\n4. b", "ol3(a | b)"),
        ("- a\n  1. b", "ul(aol1(b))"),
        ("-none\n1.none", "-none/1.none"),
        ("- \n1. ", "- /1. "),
        ("x - y", "x - y"),
        ("```rust\nlet x = 1;\n```", "pre[rust](let x = 1;)"),
        ("```\n# no head\n- no list\n```after", "pre[](# no head\n- no list)after"),
        ("before ```code``` after", "before pre[](code) after"),
        ("```text only```", "pre[](text only)"),
        ("```open\n# head", "```openh1(head)"),
    ]);
}

#[test]
fn mentions_timestamps_and_links_are_parsed() {
    assert_parsed(&[
        ("<@1> <@!2> <@&3> <#4>", "user(1) user(2) role(3) place(4)"),
        ("<@x> <@> <@-1> <@99999999999999999999>", "<@x> <@> <@-1> <@99999999999999999999>"),
        (
            "<t:0> <t:60:R> <t:-1:D> <t:1:x> <t:9999999999999999>",
            "time(0 f) time(60 R) time(-1 D) <t:1:x> <t:9999999999999999>",
        ),
        ("<:sword:7> <a:spin:8> <:bad name:7>", "emoji(sword 7) emoji(spin 8) <:bad name:7>"),
        ("</game new:5> </:5>", "command(/game new) </:5>"),
        ("<https://a.example/x>", "link(https://a.example/x: https://a.example/x)"),
        (
            "see https://a.example/x. Or (https://b.example/(c))!",
            "see link(https://a.example/x: https://a.example/x). Or (link(https://b.example/(c): https://b.example/(c)))!",
        ),
        ("xhttps://a.example https:// http://.", "xhttps://a.example https:// http://."),
        ("[**text**](https://a.example)", "link(https://a.example: b(text))"),
        ("[text](<https://a.example/(>)", "[text](link(https://a.example/(: https://a.example/())"),
        (
            "[a](ftp://a.example) [b] (https://c.example)",
            "[a](ftp://a.example) [b] (link(https://c.example: https://c.example))",
        ),
        (
            "[https://a.example](https://b.example)",
            "[link(https://a.example: https://a.example)](link(https://b.example: https://b.example))",
        ),
        (
            "https://discord.com/channels/1/2 https://discord.com/channels/@me/3/4",
            "jump(Some(1) 2 None) jump(None 3 Some(4))",
        ),
        (
            "https://discord.com/channels/1/x",
            "link(https://discord.com/channels/1/x: https://discord.com/channels/1/x)",
        ),
    ]);
}

#[test]
fn a_heading_of_an_embed_has_no_blocks() {
    assert_eq!(outline(&parse_line("# **x**")), "# b(x)");
}

/// Depth of a tree.
fn depth(nodes: &[Node]) -> usize {
    let inside = nodes.iter().map(|node| match node {
        Node::Marked(_, inside) | Node::Link { text: inside, .. } => 1 + depth(inside),
        Node::List { items, .. } => 1 + items.iter().map(|item| depth(item)).max().unwrap_or_default(),
        _ => 0,
    });
    inside.max().unwrap_or_default()
}

/// Number of letters that a reader would see, including replaced ones.
fn letters(nodes: &[Node]) -> usize {
    let counted = nodes.iter().map(|node| match node {
        Node::Text(text) | Node::Code(text) | Node::Block { text, .. } => text.chars().count(),
        Node::Marked(_, inside) | Node::Link { text: inside, .. } => letters(inside),
        Node::List { items, .. } => items.iter().map(|item| letters(item)).sum(),
        _ => 1,
    });
    counted.sum()
}

#[test]
fn unclosed_nested_marks_are_limited_in_depth() {
    let nested = "**_~~||__".repeat(200);
    assert!(depth(&parse(&nested)) <= 2 * MAX_DEPTH);
    let closed = format!("{}x{}", "*_".repeat(300), "_*".repeat(300));
    assert!(depth(&parse(&closed)) <= 2 * MAX_DEPTH);
    let listed: Vec<String> = (0..200).map(|indent| format!("{}- x\n", "  ".repeat(indent))).collect();
    assert!(depth(&parse(&listed.concat())) <= 2 * MAX_DEPTH);
    for piece in [
        "[", "](", "`", "``", "```", "<", "<@", "*", "**", "_", "~~", "||", "> ", ">>> ", "\\", "- ", "https://", "([",
        "*`", "*_`|",
    ] {
        let text = piece.repeat(4096 / piece.len());
        assert!(letters(&parse(&text)) <= text.len(), "{piece}");
    }
}

/// Texts composed of formatting characters.
fn marked_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            "*",
            "**",
            "***",
            "_",
            "__",
            "~~",
            "||",
            "`",
            "``",
            "```",
            "\\",
            "\n",
            "> ",
            ">>> ",
            "# ",
            "-# ",
            "- ",
            "  - ",
            "1. ",
            "<",
            ">",
            "<@1>",
            "<#2>",
            "<@&3>",
            "<t:1:R>",
            "<:a:1>",
            "</a b:1>",
            "[",
            "](",
            ")",
            "https://a.example/",
            "@everyone",
            " ",
            "ż",
            "🂡",
            "é",
            "\u{200d}",
            "\u{202e}",
            "\0",
        ])
        .prop_map(str::to_owned),
        "[a-zżґ]{1,5}",
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_parsed(text in prop_oneof![marked_text(), ".*", "(?s).{0,200}"]) {
        for nodes in [parse(&text), parse_line(&text)] {
            prop_assert!(depth(&nodes) <= 2 * MAX_DEPTH);
            prop_assert!(letters(&nodes) <= text.chars().count());
        }
    }

    #[test]
    fn text_without_marks_is_unchanged(text in "[a-zA-Z ,;ąćęłńóśźżґєії]{0,80}") {
        let shown = if text.is_empty() { vec![] } else { vec![Node::Text(text.clone())] };
        prop_assert_eq!(parse(&text), shown);
    }

    #[test]
    fn every_link_leads_to_the_web(text in marked_text()) {
        fn collect_links(nodes: &[Node], found: &mut Vec<String>) {
            for node in nodes {
                match node {
                    Node::Link { url, text } => {
                        found.push(url.clone());
                        collect_links(text, found);
                    }
                    Node::Jump { url, .. } => found.push(url.clone()),
                    Node::Marked(_, inside) => collect_links(inside, found),
                    Node::List { items, .. } => items.iter().for_each(|item| collect_links(item, found)),
                    _ => {}
                }
            }
        }
        let mut found = Vec::new();
        collect_links(&parse(&text), &mut found);
        prop_assert!(found.iter().all(|url| url.to_lowercase().starts_with("http")));
    }
}
