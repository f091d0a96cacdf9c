//! Cases as text: everything that they can contain, and the errors for cases that cannot be parsed.

use super::notation::catalogue;
use sztab_neuroshima::rules::notation::{Case, CaseFile};

/// Asserts that all cases in a text pass.
fn assert_cases_pass(text: &str) {
    for case in CaseFile::parse(text, catalogue()).unwrap().cases {
        assert_eq!(case.run(), [], "{}", case.name);
    }
}

#[test]
fn a_decision_of_a_case_can_be_answered_by_its_number() {
    assert_cases_pass(
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
fn cases_accept_every_action_of_a_record() {
    let table = "side X army=borgo\nside Y army=hegemony\nunit A1 X/hq\nunit E3 Y/hq\nturn X\n";
    assert_cases_pass(&format!(
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
        assert_cases_pass(&text);
        assert_cases_pass(&CaseFile::parse(&text, catalogue()).unwrap().print());
    }
}

#[test]
fn an_unreadable_line_fails_only_its_own_case() {
    let file = "case good\nunit C3 X/hq\nexpect C3 X/hq\n\ncase bad\nunit C3 X/hq\n\nexpect Z9 X/hq # where?\n\
                case\ncase also-good\nunit C3 X/hq\nexpect C3 X/hq\n"
        .replace("unit C3 X/hq", "side X army=borgo\nunit C3 X/hq");
    let parsed = CaseFile::parse(&file, catalogue()).unwrap();
    let failures: Vec<_> = parsed.cases.iter().map(Case::run).collect();
    assert_eq!(failures.iter().map(Vec::len).collect::<Vec<_>>(), [0, 1, 1, 0]);
    let failure = &failures[1][0];
    assert_eq!((failure.line, failure.came.as_str()), (10, "column 8 cannot be read"));
    assert!(failure.expected.starts_with("a hex, structure, gone, hp"), "{failure}");
    assert_eq!((failures[2][0].line, failures[2][0].expected.as_str()), (11, "a name for the case"));
    let written = parsed.print();
    assert_eq!(CaseFile::parse(&written, catalogue()).unwrap().print(), written);
    assert!(
        CaseFile::parse("wall C3\ncase a\n", catalogue()).is_err(),
        "what stands before all cases concerns them all"
    );
}

#[test]
fn an_answer_may_name_the_only_outcome_of_every_kind_of_choice() {
    assert_cases_pass(
        "define */hq kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1
         define */hq_net kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1 features=net_of_steel
         define */sniper2 kind=warrior initiative=2 edges=r1,-,-,-,-,- features=sharpshooter
         define */shadow1 kind=warrior initiative=1 edges=-,-,-,-,-,- features=anywhere_melee
         define */rocket2 kind=warrior initiative=2 edges=rocket3,-,-,-,-,-
         define */judge kind=warrior initiative=1 edges=r1,-,-,reflect,-,-
         define */bend kind=warrior edges=out,in,in,in,in,in toughness=1
         define */plain kind=warrior edges=-,-,-,-,-,-
         define */wall kind=warrior edges=-,-,-,-,-,- toughness=2
         define */shield kind=warrior edges=a,a,a,a,a,a toughness=5
         define */poisoner kind=warrior initiative=2 edges=v,-,-,-,-,-
         define */agitator kind=module edges=t,-,-,-,-,-
         define */mine kind=foundation foundation=mine

         case one-target
         unit C3 X/sniper2
         unit C1 Y/wall
         do battle by=X
         answer X s2 target C3>C1
         expect C1 Y/wall wounds=1

         case one-target-behind-armour
         unit C3 X/sniper2
         unit C1 Y/shield
         do battle by=X
         answer X s2 target C3>C1
         expect C1 Y/shield wounds=0

         case one-enemy-for-a-shadow
         unit C3 X/shadow1
         unit A1 Y/wall
         do battle by=X
         answer X s1 target C3>A1
         expect A1 Y/wall wounds=1

         case through-a-unit-that-sends-it-on
         unit C4 X/sniper2
         unit C3 X/bend rot=1
         unit D2 Y/wall
         do battle by=X
         answer X s2 target C4>D2 exit=0@C3
         expect D2 Y/wall wounds=1

         case one-way-of-a-rocket
         unit C3 X/rocket2
         unit C2 Y/shield
         do battle by=X
         answer X s2 rocket C3>C2 armour=yes
         expect C2 Y/shield wounds=2

         case a-rocket-that-can-only-miss
         unit C3 X/rocket2
         unit C5 Y/wall
         do battle by=X
         answer X s2 rocket C3>none
         expect C5 Y/wall wounds=0

         case one-marker-for-one-unit
         side X tokens=poison:1
         unit C3 X/poisoner
         unit C2 Y/wall
         do battle by=X
         answer X s2 mark poison C2
         expect marker C2 poison=1

         case one-opponent-for-a-point
         mode points
         unit C3 X/hq_net
         unit C1 Y/hq
         unit E3 Z/hq hp=19
         unit A1 Z/wall
         side Y hq=20
         do use by=X steel_net A1
         answer X point-to Z
         expect hp Z=20

         case a-tile-with-the-same-on-all-edges
         unit C3 Y/plain
         do place C4 X/agitator rot=0
         answer X turn C3 rot=2
         expect controller C3 X

         case only-one-side-declares
         unit C3 X/sniper2
         unit C2 Y/wall
         unit C1 Y/wall
         do battle by=X
         answer X s2 first X
         answer X s2 target C3>C1
         expect C1 Y/wall wounds=1

         case a-card-that-nothing-needs
         mode duel cards=on
         unit C3 X/sniper2
         unit C1 Y/wall
         do battle by=X
         answer X s2 no-card
         answer Y s2 no-card
         expect C1 Y/wall wounds=1",
    );
}

#[test]
fn an_answer_that_names_another_outcome_is_wrong() {
    let defines = "define */sniper2 kind=warrior initiative=2 edges=r1,-,-,-,-,- features=sharpshooter
         define */rocket2 kind=warrior initiative=2 edges=rocket3,-,-,-,-,-
         define */wall kind=warrior edges=-,-,-,-,-,- toughness=2
         case wrong
         unit C1 Y/wall
         unit E3 Y/wall
         do battle by=X\n";
    for lines in [
        "unit C3 X/sniper2\nanswer X s2 target C3>E3",
        "unit C3 X/sniper2\nanswer X s1 target C3>C1",
        "unit C3 X/sniper2\nanswer X s2 rocket C3>none",
        "unit C2 X/rocket2\nanswer X s2 rocket C2>none",
        "unit C2 X/rocket2\nanswer X s2 rocket C2>C1 armour=yes",
    ] {
        let (unit, answer) = lines.split_once('\n').unwrap();
        let text = format!("{}{answer}\n", defines.replace("do battle", &format!("{unit}\ndo battle")));
        let file = CaseFile::parse(&text, catalogue()).unwrap();
        assert_eq!(file.cases[0].run().len(), 1, "{lines}");
    }
}
