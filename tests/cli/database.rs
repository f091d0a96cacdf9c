//! `sztab backup`, `sztab restore` and `sztab doctor` as an operator runs them.

use crate::fixture::Fixture;

#[test]
fn a_backup_is_taken_checked_and_restored() {
    let fixture = Fixture::new();
    let said = fixture.expect_success(&["backup", "copy.db"]);
    assert!(said.contains("copy.db: ") && said.ends_with(" bytes, checked\n"), "{said}");
    assert_eq!(
        fixture.expect_success(&["restore", "--check", "copy.db"]),
        "copy.db: schema 1, 34 tables, 34 games replayed with 1923 lines: nothing is wrong\n"
    );
    fixture.run_sql("sztab.db", "DELETE FROM post");
    let said = fixture.expect_success(&["restore", "copy.db"]);
    assert!(said.contains("restored; what was there is ") && said.contains("sztab.db.replaced-"), "{said}");
    assert_eq!(
        fixture.expect_success(&["doctor"]),
        fixture.expect_success(&["restore", "--check", "copy.db"]).replace("copy.db", "sztab.db")
    );
    // One backup goes to the folder of the bot's backups, and one to a named file.
    let said = fixture.expect_success(&["backup"]);
    assert!(said.contains("/backups/sztab-2"), "{said}");
    std::fs::create_dir(fixture.path("elsewhere")).unwrap();
    let said = fixture.expect_success(&["backup", "elsewhere", "--database", "copy.db"]);
    assert!(said.contains("/elsewhere/copy-2") || said.contains("elsewhere/copy-2"), "{said}");
}

#[test]
fn existing_files_are_kept_and_missing_ones_named() {
    let fixture = Fixture::new();
    fixture.expect_success(&["backup", "copy.db"]);
    let before = fixture.file_names();
    let said = fixture.expect_failure(&["backup", "copy.db"], 1);
    assert!(said.contains("copy.db is there already, and nothing is overwritten"), "{said}");
    assert!(fixture.expect_failure(&["backup", "--database", "none.db"], 2).starts_with("none.db: "));
    assert!(fixture.expect_failure(&["doctor", "--database", "none.db"], 2).starts_with("none.db: "));
    assert!(fixture.expect_failure(&["restore", "none.db"], 2).starts_with("none.db: "));
    assert!(fixture.expect_failure(&["restore", "sztab.db"], 2).contains("it is the database itself"));
    assert!(fixture.expect_failure(&["doctor", "--database", "."], 2).contains("it is not a file"));
    assert_eq!(fixture.file_names(), before);
}

#[test]
fn a_command_without_a_database_explains_how_to_name_one() {
    let fixture = Fixture::new();
    for command in ["doctor", "backup"] {
        let said = fixture.expect_failure(&[command, "--database", "none.db"], 2);
        assert!(said.contains("there is no database") && said.contains("SZTAB_DATABASE"), "{said}");
        assert!(!said.contains("os error"), "{said}");
    }
    assert_eq!(fixture.expect_failure(&["restore", "none.db"], 2), "none.db: there is no such backup\n");
}

#[test]
fn a_good_backup_is_restored_without_usable_temporary_files() {
    let fixture = Fixture::new();
    fixture.expect_success(&["backup", "copy.db"]);
    let before = fixture.file_names();
    let missing = fixture.path("missing");
    let variables = [("TMPDIR", missing.to_str().unwrap())];
    for arguments in [&["restore", "--check", "copy.db"][..], &["doctor"]] {
        let run = fixture.run_with(arguments, &variables);
        assert!(run.status == 0 && run.stdout.contains("nothing is wrong"), "{run:?}");
    }
    assert_eq!(fixture.file_names(), before, "the copy that was examined is gone");
    let run = fixture.run_with(&["restore", "copy.db"], &variables);
    assert!(run.status == 0 && run.stdout.contains("restored"), "{run:?}");
}

#[test]
fn a_backup_without_room_to_examine_it_is_not_called_corrupt() {
    let fixture = Fixture::new();
    fixture.expect_success(&["backup", "copy.db"]);
    let before = std::fs::read(fixture.path("sztab.db")).unwrap();
    // This is larger than any disk. SQLite does not read pages beyond the number recorded in the file.
    std::fs::OpenOptions::new().write(true).open(fixture.path("copy.db")).unwrap().set_len(8 << 40).unwrap();
    let missing = fixture.path("missing");
    for arguments in
        [&["restore", "copy.db"][..], &["restore", "--check", "copy.db"], &["doctor", "--database", "copy.db"]]
    {
        let run = fixture.run_with(arguments, &[("TMPDIR", missing.to_str().unwrap())]);
        assert_eq!((run.status, run.stdout.as_str()), (4, ""), "{run:?}");
        assert!(
            run.stderr.starts_with("copy.db: it was not examined, because no folder takes a copy of it ("),
            "{run:?}"
        );
        let folder = fixture.path("").canonicalize().unwrap();
        for named in [format!("{}: ", folder.display()), missing.display().to_string(), "TMPDIR".to_owned()] {
            assert!(run.stderr.contains(&named), "{named} in {run:?}");
        }
    }
    assert!(std::fs::read(fixture.path("sztab.db")).unwrap() == before, "the database was changed");
}

#[test]
fn a_corrupt_backup_is_not_restored() {
    let fixture = Fixture::new();
    fixture.expect_success(&["backup", "copy.db"]);
    fixture.run_sql(
        "copy.db",
        "DROP TRIGGER action_never_changed; UPDATE action SET line = 'hello' WHERE game_id = 3 AND seq = 4",
    );
    let before = std::fs::read(fixture.path("sztab.db")).unwrap();
    for arguments in [&["restore", "copy.db"][..], &["restore", "--check", "copy.db"]] {
        let said = fixture.expect_failure(arguments, 1);
        assert!(said.starts_with("copy.db: game 3: line 4: `hello` is no action of side "), "{said}");
    }
    assert!(fixture.expect_failure(&["doctor", "--database", "copy.db"], 1).contains("game 3: line 4"));
    assert!(std::fs::read(fixture.path("sztab.db")).unwrap() == before, "the database was changed");
    std::fs::write(fixture.path("notes.txt"), "dice, bread\n".repeat(1000)).unwrap();
    std::fs::write(fixture.path("cut.db"), &before[..before.len() / 2]).unwrap();
    for (file, what) in [("notes.txt", "the file is not a database"), ("cut.db", "the database is damaged: ")] {
        for (arguments, advice) in [
            (&["restore", file][..], ". Nothing has been changed. Name another backup\n"),
            (
                &["doctor", "--database", file],
                ". Nothing has been changed. `sztab restore` puts a backup in its place\n",
            ),
        ] {
            let said = fixture.expect_failure(arguments, 1);
            assert!(said.starts_with(&format!("{file}: {what}")) && said.ends_with(advice), "{said}");
        }
    }
}

#[test]
fn a_backup_from_before_the_first_release_is_refused() {
    let fixture = Fixture::new();
    fixture.expect_success(&["backup", "copy.db"]);
    fixture.run_sql("copy.db", "UPDATE _sqlx_migrations SET checksum = x'00'");
    let (before, kept) =
        (std::fs::read(fixture.path("sztab.db")).unwrap(), std::fs::read(fixture.path("copy.db")).unwrap());
    for arguments in
        [&["restore", "copy.db"][..], &["restore", "--check", "copy.db"], &["doctor", "--database", "copy.db"]]
    {
        let said = fixture.expect_failure(arguments, 1);
        assert!(said.contains("it was made before the first release, and nothing brings it up to date"), "{said}");
    }
    assert!(std::fs::read(fixture.path("sztab.db")).unwrap() == before, "the database was changed");
    assert!(std::fs::read(fixture.path("copy.db")).unwrap() == kept, "the backup was changed");
}

#[test]
fn created_files_are_accessible_only_to_their_user() {
    use std::os::unix::fs::PermissionsExt as _;
    let fixture = Fixture::new();
    fixture.run_sql("sztab.db", "PRAGMA user_version = 1");
    fixture.expect_success(&["backup", "copy.db"]);
    let mode = |name: &str| fixture.path(name).metadata().unwrap().permissions().mode() & 0o777;
    fixture.expect_success(&["restore", "copy.db", "--database", "new.db"]);
    let settings = [
        ("DISCORD_TOKEN", "x"),
        ("SZTAB_DISCORD_API", "http://127.0.0.1:1"),
        ("SZTAB_DATABASE", "made.db"),
        ("SZTAB_LOG", "warn"),
    ];
    // `run` creates its database before it fails because there is no Discord.
    let run = fixture.run_with(&["run"], &settings);
    assert!(run.status != 0 && !run.stderr.contains("others may read"), "{run:?}");
    for name in ["copy.db", "new.db", "new.db.lock", "made.db", "made.db.lock"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    // The bot warns if other users can read the database or the replaced databases next to it.
    std::fs::write(fixture.path("made.db.replaced-20261122T021300Z"), "").unwrap();
    let open = std::fs::Permissions::from_mode(0o644);
    for name in ["made.db", "made.db.replaced-20261122T021300Z"] {
        std::fs::set_permissions(fixture.path(name), open.clone()).unwrap();
    }
    let run = fixture.run_with(&["run"], &settings);
    let warnings: Vec<&str> = run.stderr.lines().filter(|line| line.contains("others may read a file")).collect();
    assert_eq!(warnings.len(), 2, "{run:?}");
    assert!(warnings[1].contains("replaced-"), "{run:?}");
}
