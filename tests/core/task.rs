//! Tasks, answers and the table of a class: what holds is what was computed, and nothing that a link claims.

use annealing_lab::lesson::{ExerciseGoal, Lesson};
use annealing_lab::task::{
    AnswerCheck, AnswerVerdict, CheckedAnswer, ClassRow, MOST_ANSWERS, Stated, Submission, Task, TaskAnswer, class_csv,
    class_json, collect, in_order,
};
use proptest::prelude::*;
use std::fs;
use std::path::Path;

const START: &str = "puzzle=magic19&cooling=constant&t0=5&restart=none&seed=1";

fn pairs(text: &str) -> Vec<(String, String)> {
    text.split('&').map(|part| part.split_once('=').unwrap()).map(|(key, value)| (key.into(), value.into())).collect()
}

fn task(form: &str) -> Task {
    Task::from_form(START, &pairs(form)).unwrap_or_else(|error| panic!("{form}: {error}"))
}

fn submission(link: &str) -> Submission {
    collect(&[(String::new(), link.to_string())]).unwrap().answers.swap_remove(0)
}

fn checked_in(task: &Task, submission: &Submission, slice: u64) -> CheckedAnswer {
    let mut check = AnswerCheck::new(task, submission);
    std::iter::repeat_with(|| check.replay(slice)).find_map(|checked| checked).unwrap()
}

fn checked(task: &Task, link: &str) -> CheckedAnswer {
    checked_in(task, &submission(link), 100_000)
}

/// A run of the task with some settings, as its author would hand it in.
fn run_with(settings: &str) -> String {
    format!("puzzle=magic19&cooling=constant&restart=none&seed=1&{settings}")
}

#[test]
fn a_task_is_its_link() {
    let ask = "Which *T*, and why? 50 % & more; \"so\", say you.";
    let own = Task::from_form(
        &format!("https://example.org/lab/?lang=en#{START}"),
        &[
            ("title", "Cool, it"),
            ("ask", ask),
            ("goal", "solved"),
            ("moves", "200000"),
            ("change", "seed,t0"),
            ("hide", "rng"),
        ]
        .map(|(key, value)| (key.to_string(), value.to_string())),
    )
    .unwrap();
    let link = own.to_link();
    assert_eq!(Task::from_link(&link), Ok(own.clone()));
    assert_eq!(Task::from_link(&format!("https://example.org/#{}", own.to_class_link())), Ok(own.clone()));
    assert!(link.starts_with("task&v=2&title=Cool%2C%20it&ask="), "{link}");
    // A table in which a link stands may part its columns by commas.
    assert!(!link.contains([',', '"', ' ']), "{link}");
    assert_eq!(own.exercise.change, ["t0", "seed"], "in the order of links");
    assert_eq!(own.ask, ask);
}

#[test]
fn what_is_wrong_with_a_task_is_named() {
    let refused = |form: &str| {
        let error = Task::from_form(START, &pairs(form)).unwrap_err();
        (error.key, error.message.code)
    };
    let named = |key: &str, code: &'static str| (key.to_string(), code);
    assert_eq!(refused("goal=solved&moves=9"), named("title", "link_cut"));
    assert_eq!(refused("title= &goal=solved&moves=9"), named("title", "no_title"));
    assert_eq!(refused(&format!("title={}&goal=solved&moves=9", "x".repeat(81))), named("title", "not_a_text"));
    assert_eq!(refused("title=x&goal=easy"), named("goal", "not_one_of"));
    assert_eq!(refused("title=x&goal=solved"), named("moves", "link_cut"));
    assert_eq!(refused("title=x&goal=solved&moves=1e12"), named("moves", "not_whole"));
    assert_eq!(refused("title=x&goal=solved&moves=9&least=1"), named("least", "no_effect"));
    assert_eq!(refused("title=x&goal=seeds&seeds=1..20&least=21&moves=9"), named("seeds", "exercise_seeds"));
    assert_eq!(refused("title=x&goal=seeds&seeds=1..1000&least=1&moves=1e8"), named("moves", "task_budget"));
    assert_eq!(refused("title=x&goal=solved&moves=9&change=t9"), named("change", "not_a_free_key"));
    assert_eq!(refused("title=x&goal=solved&moves=9&change=moves"), named("change", "not_a_free_key"));
    assert_eq!(refused("title=x&goal=solved&moves=9&change=t0&hide=t0"), named("hide", "free_and_hidden"));
    assert_eq!(refused("title=x&goal=nodes&most=9&cost=9"), named("goal", "goal_of_other_run"));
    assert_eq!(refused("title=x&goal=solved&moves=9&seed=nickname&change=seed"), named("seed", "no_personal_seed"));
    assert_eq!(refused("title=x&goal=solved&moves=9&start=seed%3D1"), named("start", "not_a_key"));
    let of = |link: &str| {
        let error = Task::from_link(link).unwrap_err();
        (error.key, error.message.code)
    };
    assert_eq!(of("answer&v=1"), named("", "not_this_link"));
    assert_eq!(of("task&title=x"), named("v", "link_cut"));
    // Another version has its own keys, and its runs are made by it alone.
    assert_eq!(of("task&v=3&titel=x"), named("v", "newer_version"));
    assert_eq!(of("task&v=0&titel=x"), named("v", "older_version"));
    assert_eq!(of("task&v=1&title=x&goal=solved&moves=9&start=puzzle=magic20"), named("start", "of_key"));
    assert_eq!(of(&format!("task&v=1&title={}", "x".repeat(40_000))), named("", "text_too_long"));
}

#[test]
fn every_goal_is_judged_by_what_was_computed() {
    let cases = [
        ("goal=solved&moves=300000&change=t0", "t0=1", true),
        ("goal=solved&moves=300000&change=t0", "t0=90", false),
        ("goal=fewest&moves=300000&change=t0", "t0=1", true),
        ("goal=best&most=40&moves=20000&change=t0", "t0=1", true),
        ("goal=best&most=1&moves=200&change=t0", "t0=90", false),
        ("goal=best&most=-5&moves=200&change=t0", "t0=90", false),
        ("goal=seeds&seeds=1..10&least=10&moves=300000&change=t0", "t0=1", true),
        ("goal=seeds&seeds=1..10&least=10&moves=300000&change=t0", "t0=90", false),
        ("goal=median&seeds=1..11&most=100000&moves=300000&change=t0", "t0=1", true),
        ("goal=median&seeds=1..11&most=10&moves=300000&change=t0", "t0=1", false),
        ("goal=median&seeds=1..3&most=10&moves=100&change=t0", "t0=90", false),
    ];
    for (goal, settings, passes) in cases {
        let task = task(&format!("title=x&{goal}"));
        let run = run_with(settings);
        let found = checked(&task, &run);
        assert_eq!(found.row.verdict == AnswerVerdict::Passed, passes, "{goal}, {settings}: {}", found.why);
        assert!(found.row.moves <= task.exercise.goal.budget(), "{goal}");
        // Slices make no difference.
        assert_eq!(checked_in(&task, &submission(&run), 997), found, "{goal}");
        // The answer that it becomes holds what came out.
        let again = checked(&task, &found.link.unwrap());
        assert_eq!((again.row.honest, again.row.score), (Some(true), found.row.score));
        assert_eq!(again.row.holds(), passes, "{goal}");
    }
}

#[test]
fn the_goals_of_searches_counts_and_hands_are_judged_too() {
    let of = |start: &str, form: &str| Task::from_form(start, &pairs(form)).unwrap();
    let search = of("puzzle=route&solver=wastar&weight=1", "title=x&goal=nodes&most=300&cost=27&change=weight");
    assert!(checked(&search, "puzzle=route&solver=wastar&weight=1.4").row.holds());
    let slow = checked(&search, "puzzle=route&solver=wastar&weight=1");
    assert_eq!(slow.row.verdict, AnswerVerdict::Failed, "{}", slow.why);

    let count = of("puzzle=magic-square-4&solver=exact", "title=x&goal=count&count=1&nodes=1000000&change=givens");
    let unique = checked(&count, "puzzle=magic-square-4&solver=exact&givens=16,3,2,13,5,10,11,8,.,.,.,.,.,.,.,.");
    assert!(unique.row.score.is_some_and(|score| score > 0), "{}", unique.why);
    let many = checked(&count, "puzzle=magic-square-4&solver=exact");
    assert_eq!((many.row.verdict, many.why.code), (AnswerVerdict::Failed, "reached_more_solutions"));
    let short = of("puzzle=magic19&solver=exact", "title=x&goal=count&count=12&nodes=100");
    assert_eq!(checked(&short, "puzzle=magic19&solver=exact").why.code, "reached_too_many_nodes");

    let hand = of("puzzle=magic19&seed=18", "title=x&goal=energy&most=100000&swaps=2");
    assert!(checked(&hand, "puzzle=magic19&seed=18&hand=0:s0-7").row.holds());
    assert!(!checked(&hand, "puzzle=magic19&seed=18&hand=0:s0-7,0:s1-2,0:s3-4").row.holds());
    assert_eq!(checked(&hand, "puzzle=magic19&seed=18&hand=9:s0-7").row.verdict, AnswerVerdict::Refused);
}

#[test]
fn hostile_answers_are_named_and_run_nothing() {
    let own = task("title=x&goal=solved&moves=300000&change=t0");
    let run = run_with("t0=1");
    let answer = TaskAnswer::new(&own, "Ada", &run, Some(Stated { passed: true, score: Some(1) })).unwrap();
    let lied = checked(&own, &answer.to_link());
    assert_eq!((lied.row.verdict, lied.row.honest, lied.row.holds()), (AnswerVerdict::Passed, Some(false), false));

    let refused = |link: &str| {
        let found = checked(&own, link);
        assert_eq!((found.row.verdict, found.row.moves, found.link), (AnswerVerdict::Refused, 0, None), "{link}");
        found.why.code
    };
    let easier = task("title=x&goal=solved&moves=300001&change=t0");
    assert_eq!(refused(&TaskAnswer::new(&easier, "Eve", &run, None).unwrap().to_link()), "other_task");
    assert_eq!(refused(&own.to_link()), "task_handed_in");
    assert_eq!(refused(&run_with("t0=1").replace("seed=1", "seed=2")), "exercise_fixed");
    assert_eq!(refused(&run_with("t0=1&hand=0:s1-2")), "exercise_by_hand");
    assert_eq!(refused("puzzle=octa&seed=1"), "exercise_other_puzzle");
    assert_eq!(refused("puzzle=magic20"), "of_key");
    let link = answer.to_link();
    assert_eq!(refused(&link.replace("v=2&who", "v=3&who")), "of_key");
    assert_eq!(refused(&link.replace("claim=passed:1", "claim=won")), "of_key");
    assert_eq!(refused(&link.replace("who=Ada", &format!("who={}", "x".repeat(41)))), "of_key");
    // A message cut it, at any place: it is refused, or it is another run, which is run.
    for end in (8..link.len()).step_by(7).filter(|&end| link.is_char_boundary(end)) {
        assert_ne!(checked(&own, &link[..end]).row.honest, Some(true), "{}", &link[..end]);
    }
    // A budget that no teacher waits for is not the task's.
    let endless = checked(&own, &run_with("t0=90&moves=1000000000000000"));
    assert_eq!((endless.row.verdict, endless.row.moves), (AnswerVerdict::Failed, 300_000));
}

#[test]
fn a_run_that_names_no_budget_has_the_one_of_its_task() {
    for goal in ["goal=solved&moves=1500000", "goal=seeds&seeds=1..2&least=1&moves=1500000"] {
        let own = task(&format!("title=x&{goal}&change=t0"));
        let bare = run_with("t0=90");
        let found = checked(&own, &bare);
        let runs = own.exercise.goal.budget() / 1_500_000;
        // The default of a link is a million.
        assert_eq!(found.row.moves, runs * 1_500_000, "{goal}");
        assert!(found.row.run.contains("&moves=1500000&"), "{}", found.row.run);
        assert_eq!(checked(&own, &format!("{bare}&moves=1000")).row.moves, runs * 1000, "its own, if it names one");
    }
    let search = Task::from_form("puzzle=route&solver=astar", &pairs("title=x&goal=nodes&most=3000&cost=27")).unwrap();
    assert!(checked(&search, "puzzle=route&solver=astar").row.holds());
}

#[test]
fn a_nickname_gives_a_seed_of_its_own() {
    let own = task("title=x&goal=best&most=100000&moves=1000&seed=nickname");
    let start = own.start_of("Ada").unwrap();
    assert_eq!(own.start_of(" ADA ").unwrap(), start, "capitals and spaces make no difference");
    assert_ne!(own.start_of("Eve").unwrap(), start);
    // For all time: links that were handed in hold it.
    assert!(start.contains("&seed=628552093"), "{start}");
    assert_eq!(own.start_of("  ").unwrap_err().message.code, "no_nickname");
    let by = |who: &str, run: &str| checked(&own, &TaskAnswer::new(&own, who, run, None).unwrap().to_link());
    assert!(by("ada", &start).row.holds());
    assert_eq!(by("Eve", &start).why.code, "exercise_fixed", "copied");
    assert_eq!(by("", &start).why.code, "no_nickname");
}

#[test]
fn links_are_found_in_whatever_a_teacher_has() {
    let own = task("title=x&goal=solved&moves=300000&change=t0");
    let link = |who: &str| TaskAnswer::new(&own, who, START, None).unwrap().to_link();
    let (ada, bob) = (link("Ada"), link("Bob"));
    let text = format!(
        "Name,Answer,When\n\
         \"Lovelace, Ada\",https://example.org/lab/#{ada},2026-11-24\n\
         Bob\thttps://example.org/lab/#{bob}\r\n\
         \n\
         Eve: https://example.org/lab/#{START}&hand=0:s1-2,0:s3-4 I am done\n\
         Nothing from me\n\
         two in one: <{ada}> and ({bob}).\n\
         {ada};\n\
         X,puzzle=octa&seed=7"
    );
    let found = collect(&[("list.csv".to_string(), text)]).unwrap();
    let shown: Vec<_> = found.answers.iter().map(|one| (one.line, &one.beside[..], &one.link[..])).collect();
    let eve = format!("{START}&hand=0:s1-2,0:s3-4");
    assert_eq!(
        shown,
        [
            (2, "Lovelace, Ada", &ada[..]),
            (3, "Bob", &bob),
            (5, "Eve", &eve),
            (7, "two in one", &ada),
            (7, "and", &bob),
            (8, "", &ada),
            (9, "X", "puzzle=octa&seed=7"),
        ]
    );
    assert_eq!(
        (found.lines_without, &found.without[..]),
        (2, &[("list.csv".to_string(), 1), ("list.csv".into(), 6)][..])
    );
    // Some programs write commas out.
    let open = task("title=x&goal=solved&moves=9&change=t0,seed").to_link().replace("%2C", ",");
    let open = format!("answer&v=2&run={};seed=1&{}", START.replace('&', ";"), open.split_once("v=2&").unwrap().1);
    let found = collect(&[(String::new(), format!("Ada,https://example.org/#{open},2026-11-24"))]).unwrap();
    assert_eq!((&found.answers[0].beside[..], &found.answers[0].link[..]), ("Ada", &open[..]));
    // A web page writes `&amp;`, and has a link in an attribute and as its text; a chat has it twice, too.
    let page = ada.replace('&', "&amp;");
    let text = format!("<a href=\"https://example.org/#{page}\">https://example.org/#{page}</a>\n<{bob}|{bob}> {bob}x");
    let found = collect(&[("onlinetext.html".to_string(), text)]).unwrap();
    let shown: Vec<_> = found.answers.iter().map(|one| (one.answer, one.line, &one.link[..])).collect();
    assert_eq!(shown, [(1, 1, &ada[..]), (2, 2, &bob), (3, 2, &format!("{bob}x"))]);
    let many = "puzzle=octa&seed=7\n".repeat(MOST_ANSWERS + 1);
    assert_eq!(collect(&[(String::new(), many)]).unwrap_err().code, "too_many_answers");
    let long = "x".repeat(9_000_000);
    assert_eq!(collect(&[(String::new(), long)]).unwrap_err().code, "text_too_long");
}

#[test]
fn the_table_is_in_order_names_copies_and_holds_no_formula() {
    let own = task("title=x&goal=solved&moves=300000&change=t0");
    let run = run_with("t0=1");
    let answer = |who: &str| TaskAnswer::new(&own, who, &run, None).unwrap().to_link();
    let text = format!("{}\n=1+1; {}\nrubbish, puzzle=magic20", answer("=SUM(A1)"), answer("Bob"));
    let found = collect(&[("a,b.txt".to_string(), text)]).unwrap();
    let rows: Vec<ClassRow> = found
        .answers
        .iter()
        .rev()
        .map(|submission| {
            let CheckedAnswer { row, why, .. } = checked_in(&own, submission, 100_000);
            ClassRow { why: why.to_string(), ..row }
        })
        .collect();
    let csv = class_csv(&own, rows.clone());
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "answer,file,line,beside,who,verdict,score,moves,claimed,claim_holds,same_as,set_t0,why,run");
    assert!(lines[1].starts_with("1,\"a,b.txt\",1,,'=SUM(A1),passed,"), "{}", lines[1]);
    assert!(lines[2].starts_with("2,\"a,b.txt\",2,'=1+1,Bob,passed,"), "{}", lines[2]);
    assert!(lines[2].contains(",,,1,1,\"Solved after "), "{}", lines[2]);
    assert!(
        lines[3].starts_with("3,\"a,b.txt\",3,rubbish,rubbish,refused,,0,,,,,\"puzzle: 'magic20' is not "),
        "{}",
        lines[3]
    );
    let json = class_json(&own, rows);
    assert!(
        json.starts_with("{\"task\":\"task&v=2&title=x&goal=solved&moves=300000&change=t0&start=v=2~puzzle=magic19~")
    );
    assert!(json.contains("\"same_as\":1"));
}

#[test]
fn the_exercises_of_all_lessons_are_tasks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/lessons");
    let mut made = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // The essay asks nothing.
        if path.ends_with("essay.toml") {
            continue;
        }
        let lesson = Lesson::read(&fs::read_to_string(path).unwrap()).unwrap();
        let tasks = Task::from_lesson(&lesson);
        assert_eq!(tasks.len(), 1, "{}", lesson.title);
        for own in tasks {
            assert_eq!(Task::from_link(&own.to_link()), Ok(own.clone()));
            assert!(!own.ask.contains(['{', '[', '*']), "{}", own.ask);
            // As in the lesson: the start alone is no answer.
            if !matches!(own.exercise.goal, ExerciseGoal::Seeds { .. }) {
                assert!(!checked(&own, &own.exercise.start).row.holds(), "{}", own.title);
            }
            made += 1;
        }
    }
    assert!(made >= 10, "{made}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_that_a_task_takes_comes_back(title in "\\PC{1,80}", ask in "[^\\p{Cc}]{0,200}", who in "\\PC{0,40}") {
        let form = [("title", &title[..]), ("ask", &ask), ("goal", "solved"), ("moves", "9")];
        let form = form.map(|(key, value)| (key.to_string(), value.to_string()));
        prop_assume!(!title.trim().is_empty());
        let own = Task::from_form(START, &form).unwrap();
        prop_assert_eq!(&Task::from_link(&own.to_link()).unwrap(), &own);
        let answer = TaskAnswer::new(&own, &who, START, None).unwrap();
        let link = answer.to_link();
        prop_assert_eq!(&TaskAnswer::from_link(&link).unwrap(), &answer);
        // Wherever it stands in a text, it is found whole.
        let found = collect(&[(String::new(), format!("{who} https://example.org/#{link}, then"))]).unwrap();
        prop_assert!(found.answers.iter().any(|one| one.link == link));
    }

    #[test]
    fn nothing_makes_the_collector_panic(text in "(\\PC|[\n,;#&=\"]|answer&|task&v=1|puzzle=){0,60}") {
        let own = task("title=x&goal=solved&moves=9");
        for submission in collect(&[(String::new(), text)]).unwrap().answers {
            let _ = AnswerCheck::new(&own, &submission).replay(1);
        }
    }
}

#[test]
fn a_seed_or_a_budget_that_changes_nothing_leaves_the_run_the_same() {
    let row = |own: &Task, runs: &[&str]| {
        let rows = runs.iter().enumerate().map(|(i, settings)| {
            let one = submission(&format!("puzzle=magic19&cooling=constant&restart=none&{settings}"));
            checked_in(own, &Submission { answer: i + 1, ..one }, 100_000).row
        });
        in_order(own, rows.collect()).iter().map(|row| row.same_as).collect::<Vec<_>>()
    };
    let seeds = task("title=x&goal=seeds&seeds=1..2&least=1&moves=2000&change=t0");
    assert_eq!(
        row(&seeds, &["t0=1&seed=1", "t0=1&seed=7", "t0=1&seed=9&moves=3000", "t0=1&moves=1000", "t0=2&seed=1"]),
        [None, Some(1), Some(1), None, None]
    );
    // Solved long before: neither budget was ever reached.
    let solved = task("title=x&goal=solved&moves=300000&change=t0,seed");
    assert_eq!(
        row(&solved, &["t0=1&seed=1", "t0=1&seed=1&moves=200000", "t0=1&seed=2", "t0=1&seed=1&moves=100"]),
        [None, Some(1), None, None]
    );
    let count = Task::from_form(
        "puzzle=magic-square-4&solver=exact",
        &pairs("title=x&goal=count&count=1&nodes=1000&change=givens"),
    )
    .unwrap();
    let given = "puzzle=magic-square-4&givens=16,3,2,13,5,10,11,8,.,.,.,.,.,.,.,.";
    let rows =
        [format!("{given}&solver=exact"), format!("{given}&solver=anneal&seed=3"), given.replace("13,5", "13,.")];
    let rows = rows
        .iter()
        .enumerate()
        .map(|(i, link)| checked_in(&count, &Submission { answer: i + 1, ..submission(link) }, 100_000).row);
    let same: Vec<_> = in_order(&count, rows.collect()).iter().map(|row| row.same_as).collect();
    assert_eq!(same, [None, Some(1), None]);
}

#[test]
fn the_link_of_an_answer_holds_its_task() {
    let own = task("title=x&goal=solved&moves=9&change=t0");
    let answer = TaskAnswer::new(&own, "Ada", START, None).unwrap().to_link();
    for link in [own.to_link(), own.to_class_link(), answer.clone(), format!("https://example.org/#{answer}")] {
        assert_eq!(TaskAnswer::task_of(&link), Ok(own.clone()), "{link}");
    }
    let error = TaskAnswer::task_of(answer.split("&title").next().unwrap()).unwrap_err();
    assert_eq!(error.message.code, "link_cut");
    assert_eq!(TaskAnswer::task_of("puzzle=octa").unwrap_err().message.code, "not_this_link");
}

/// A zip of these files, each packed by DEFLATE.
fn zipped(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let (mut bytes, mut list) = (Vec::new(), Vec::new());
    for (name, content) in files {
        let packed = miniz_oxide::deflate::compress_to_vec(content, 9);
        let sizes = [0, packed.len() as u32, content.len() as u32].map(u32::to_le_bytes).concat();
        let names = [name.len() as u16, 0].map(u16::to_le_bytes).concat();
        let common = [&[20, 0, 0, 0, 8, 0, 0, 0, 0, 0][..], &sizes, &names].concat();
        let at = bytes.len() as u32;
        bytes.extend([&b"PK\x03\x04"[..], &common, name.as_bytes(), &packed].concat());
        list.extend([&b"PK\x01\x02\x14\x00"[..], &common, &[0; 10], &at.to_le_bytes(), name.as_bytes()].concat());
    }
    let count = (files.len() as u16).to_le_bytes();
    let (length, at) = ((list.len() as u32).to_le_bytes(), (bytes.len() as u32).to_le_bytes());
    [bytes, list, [&b"PK\x05\x06\0\0\0\0"[..], &count, &count, &length, &at, &[0, 0]].concat()].concat()
}

/// The numbers, places and names of the links that are found in one file, and the codes of what was not read.
fn handed(file: &str, bytes: Vec<u8>) -> (Vec<(String, String, String)>, Vec<&'static str>) {
    let found = collect(&[(file.to_string(), bytes)]).unwrap();
    let unread = found.unread.iter().map(|(_, why)| why.code).collect();
    (found.answers.into_iter().map(|one| (one.file, one.beside, one.link)).collect(), unread)
}

#[test]
fn mails_workbooks_and_archives_are_read() {
    let own = task("title=x&goal=solved&moves=300000&change=t0");
    let link = |who: &str| TaskAnswer::new(&own, who, START, None).unwrap().to_link();
    let (ada, bob) = (link("Ada"), link(""));
    let url = |link: &str| format!("https://example.org/lab/#{link}");
    let found = |file: &str, by: &str, link: &str| vec![(file.to_string(), by.to_string(), link.to_string())];

    let coded = base64::Engine::encode(&base64::engine::general_purpose::STANDARD, format!("Hi,\r\n{}\r\n", url(&bob)));
    let lines: Vec<String> =
        coded.as_bytes().chunks(76).map(|line| String::from_utf8(line.to_vec()).unwrap()).collect();
    let head = "From: =?utf-8?Q?Zo=C3=AB_B?= <z@example.org>\r\nTo: t@example.org\r\nMIME-Version: 1.0\r\n";
    let mail = format!(
        "{head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n",
        lines.join("\r\n")
    );
    assert_eq!(handed("a.eml", mail.into_bytes()).0, found("a.eml", "Zoë B", &bob));
    let printable = url(&bob).replace('=', "=3D");
    let printable: Vec<String> =
        printable.as_bytes().chunks(70).map(|line| String::from_utf8(line.to_vec()).unwrap()).collect();
    let parts = format!(
        "{head}Content-Type: multipart/mixed;\r\n boundary=\"b 1\"\r\n\r\nno part\r\n--b 1\r\n\
         Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\nContent-Type: text/plain\r\n\
         Content-Transfer-Encoding: quoted-printable\r\n\r\n{}\r\n--c\r\nContent-Type: text/html\r\n\r\n<a href=\"{}\">x</a>\r\n--c--\r\n\
         --b 1\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0K\r\n--b 1--\r\n",
        printable.join("=\r\n"),
        url(&bob),
    );
    assert_eq!(handed("b.eml", parts.replace("b 1", "b_1").into_bytes()).0, found("b.eml", "Zoë B", &bob));

    let cell = |text: &str| format!("<c r=\"B2\" t=\"inlineStr\"><is><t>{}</t></is></c>", text.replace('&', "&amp;"));
    let sheet = format!(
        "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\"/></row><row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c>{}</row></sheetData></worksheet>",
        cell(&url(&bob))
    );
    let shared = "<sst><si><t>Name</t></si><si><r><t>Ada &amp; </t></r><r><t>Eve</t></r></si></sst>";
    let book = zipped(&[
        ("xl/workbook.xml", b"<workbook/>".to_vec()),
        ("xl/sharedStrings.xml", shared.as_bytes().to_vec()),
        ("xl/worksheets/sheet1.xml", sheet.into_bytes()),
    ]);
    assert_eq!(handed("forms.xlsx", book.clone()), (found("forms.xlsx", "Ada & Eve", &bob), vec![]));

    let archive = zipped(&[
        ("Ada Lovelace_12_assignsubmission_file/a.txt", url(&ada).into_bytes()),
        (
            "Bob B_13_assignsubmission_onlinetext/onlinetext.html",
            format!("<html><head><title>y</title></head><a href=\"{0}\">{0}</a>", url(&bob).replace('&', "&amp;"))
                .into_bytes(),
        ),
        ("Eve_14_assignsubmission_file/x.pdf", b"%PDF-1.7\n\0".to_vec()),
        ("__MACOSX/._a", vec![0, 5, 22, 7]),
    ]);
    let (rows, unread) = handed("all.zip", archive.clone());
    assert_eq!(
        rows.iter().map(|(_, by, link)| (&by[..], &link[..])).collect::<Vec<_>>(),
        [("Ada Lovelace", &ada[..]), ("Bob B", &bob)]
    );
    assert_eq!(unread, ["unread_pdf", "unread_binary"]);
    // An archive in an archive is read, too.
    assert_eq!(handed("two.zip", zipped(&[("inner.zip", archive)])).0.len(), 2);

    let of = |bytes: &[u8]| handed("x", bytes.to_vec()).1;
    assert_eq!(of(b"\xff\xd8\xff\xe0 JFIF"), ["unread_picture"]);
    assert_eq!(of(b"\x1f\x8b\x08\0"), ["unread_archive"]);
    assert_eq!(of(b"\xd0\xcf\x11\xe0\xa1"), ["unread_office"]);
    assert_eq!(of(&zipped(&[("word/document.xml", b"<x/>".to_vec())])), ["unread_office"]);
    assert_eq!(of(&book[..book.len() - 30]), ["unread_zip"]);
    let encrypted: Vec<u8> = archive_with_flag(&zipped(&[("a.txt", b"x".to_vec())]));
    assert_eq!(of(&encrypted), ["unread_zip"]);
}

/// The archive with the flag of encryption in its list.
fn archive_with_flag(archive: &[u8]) -> Vec<u8> {
    let at = archive.windows(4).position(|four| four == b"PK\x01\x02").unwrap();
    let mut bytes = archive.to_vec();
    bytes[at + 8] |= 1;
    bytes
}

#[test]
fn what_unpacks_to_too_much_is_refused_at_once() {
    let start = std::time::Instant::now();
    let bomb = zipped(&[("a.txt", vec![b'a'; 200_000_000])]);
    let made = start.elapsed();
    assert_eq!(handed("bomb.zip", bomb).1, ["unpacks_too_long"]);
    // Many files of one size each are no way around it.
    let many: Vec<(&str, Vec<u8>)> = (0..20).map(|_| ("b.txt", vec![b'b'; 1_000_000])).collect();
    let (rows, unread) = handed("many.zip", zipped(&many));
    assert_eq!((rows.len(), &unread[..1]), (0, &["unpacks_too_long"][..]));
    let lines = collect(&[(String::new(), "a=b&c\n".repeat(1_000_000))]).unwrap();
    assert_eq!(lines.lines_without, 1_000_000);
    assert!(start.elapsed() - made < std::time::Duration::from_secs(20), "not for ever, even in a debug build");
}

#[test]
fn a_link_is_found_after_its_way_and_its_name_where_that_stands() {
    let own = task("title=x&goal=solved&moves=300000&change=t0");
    let link = TaskAnswer::new(&own, "", START, None).unwrap().to_link();
    let url = format!("https://example.org/lab/#{link}");
    let text = format!(
        "Answer;Name\n{url};\"Lovelace, Ada\"\n[24.11.26, 18:00] Bob: Here:\n{url}\nEve <{0}> and\n\
         <div><b>Cem</b> <a href=\"{1}\" title=\"{1}\">{2}…</a></div>\n\
         {{\"name\": \"Dot\",\n \"text\": \"<{3}|here>\\n\"}}\n",
        url.replace('#', "%23"),
        url.replace('&', "&amp;"),
        &url[..60],
        url.replace('&', "\\u0026"),
    );
    let found = collect(&[("class.txt".to_string(), text)]).unwrap();
    let names: Vec<&str> = found.answers.iter().map(|one| &one.beside[..]).collect();
    assert_eq!(names, ["Lovelace, Ada", "24.11.26, 18:00] Bob: Here", "Eve", "Cem", "Dot"]);
    assert!(found.answers.iter().all(|one| one.link == link), "{:?}", found.answers);
    // A row says that its link was cut.
    let cut = checked(&own, &link[..link.len() - 90]);
    assert!(["link_cut_at", "of_key", "other_task"].contains(&cut.why.code), "{}", cut.why);
    assert_eq!(checked(&own, "puzzle=magic19&se").why.code, "link_cut_at");
}
