//! Cases as text: what a case may hold, and what becomes of one that cannot be read.

use super::notation::catalogue;
use sztab::games::neuroshima::rules::notation::{Case, CaseFile};

/// Cases that hold.
fn hold(text: &str) {
    for case in CaseFile::parse(text, catalogue()).unwrap().cases {
        assert_eq!(case.run(), [], "{}", case.name);
    }
}

#[test]
fn a_decision_of_a_case_can_be_answered_by_its_number() {
    hold(
        "define */wall kind=warrior edges=-,-,-,-,-,- toughness=2
         case pushed
         unit C3 X/wall
         unit D2 Y/wall
         do push by=X unit=C3 target=D2
         expect D2 Y/wall
         illegal X choose 1
         illegal Y choose 4
         do Y choose 2
         expect E1 Y/wall

         case in-a-battle
         side X army=moloch
         unit C3 X/clown
         unit D2 Y/wall
         unit E3 Y/wall
         do battle by=Y
         do X choose 2
         expect gone C3 X/clown
         expect D2 Y/wall wounds=1

         case answered-before-that
         side X army=moloch
         unit C3 X/clown
         unit A1 X/clown
         unit D2 Y/wall
         answer X explode C3
         do battle by=Y
         do X choose 1
         expect gone C3 X/clown
         expect A1 X/clown

         case not-to-the-other-side
         side X army=moloch
         unit C3 X/clown
         unit D2 Y/wall
         do battle by=Y
         expect C3 X/clown
         do place A1 X/clown
         ",
    );
    let wrong = "side X army=moloch\nunit C3 X/clown\ndo battle by=X\ndo X choose 3\n";
    let failures = CaseFile::parse(&format!("case a\n{wrong}"), catalogue()).unwrap().cases[0].run();
    assert!(failures[0].line == 5 && failures[0].came.contains("(NH-5.21)"), "{failures:?}");
}

#[test]
fn a_case_takes_every_action_of_a_record() {
    let table = "side X army=borgo\nside Y army=hegemony\nunit A1 X/hq\nunit E3 Y/hq\nturn X\n";
    hold(&format!(
        "case resigned\n{table}do X resign\nexpect result Y\n\
         case agreed\n{table}do Y draw-offer\nillegal Y draw-accept\ndo X draw-accept\nexpect result draw\n\
         case claimed\n{table}do X claim\nexpect result X\n\
         case timed\n{table}illegal Y time\ndo X time\ndo Y end\nexpect battles 1\n"
    ));
}

#[test]
fn answers_may_stand_anywhere_in_a_case() {
    let lines = [
        "side X army=hegemony",
        "side Y army=borgo",
        "hand X push_back",
        "pile Y 3",
        "turn X",
        "unit C3 X/runner",
        "unit D2 Y/mutant",
        "do X push C3 D2",
        "expect E1 Y/mutant",
    ];
    for place in 0..=lines.len() {
        let mut lines = lines.to_vec();
        lines.insert(place, "answer Y push-to E1");
        let text = format!("case a\n{}\n", lines.join("\n"));
        hold(&text);
        hold(&CaseFile::parse(&text, catalogue()).unwrap().print());
    }
}

#[test]
fn a_line_that_cannot_be_read_fails_its_case_and_no_other_one() {
    let file = "case good\nunit C3 X/hq\nexpect C3 X/hq\n\ncase bad\nunit C3 X/hq\n\nexpect Z9 X/hq # where?\n\
                case\ncase also-good\nunit C3 X/hq\nexpect C3 X/hq\n"
        .replace("unit C3 X/hq", "side X army=borgo\nunit C3 X/hq");
    let parsed = CaseFile::parse(&file, catalogue()).unwrap();
    let failures: Vec<_> = parsed.cases.iter().map(Case::run).collect();
    assert_eq!(failures.iter().map(Vec::len).collect::<Vec<_>>(), [0, 1, 1, 0]);
    let failure = &failures[1][0];
    assert_eq!((failure.line, failure.came.as_str()), (10, "column 8 cannot be read"));
    assert!(failure.expected.starts_with("a hex, gone, hp"), "{failure}");
    assert_eq!((failures[2][0].line, failures[2][0].expected.as_str()), (11, "a name for the case"));
    let written = parsed.print();
    assert_eq!(CaseFile::parse(&written, catalogue()).unwrap().print(), written);
    assert!(
        CaseFile::parse("wall C3\ncase a\n", catalogue()).is_err(),
        "what stands before all cases concerns them all"
    );
}
