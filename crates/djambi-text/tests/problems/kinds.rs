//! Every kind of every error of the rules, at least once.

use djambi::{
    CommentError, Controller, Effect, Expected, Fault, Faults, GameError, Illegal, MoveTextError, NGON5,
    NoSeat, Piece, Position, Problem, Reason, RecordError, RecordProblem, ResignError, Risk, Role, RowName,
    Rules, RulesError, SQUARE9, Seat, SeatSet, SquareSet, TagError, Threat, UnknownBoard, UnknownSeat,
};

/// The values of each kind of an error. A kind of the error that has no line here does not compile.
macro_rules! kinds {
    ($name:ident: $type:ty { $($kind:pat => $values:expr;)+ }) => {
        pub(crate) fn $name() -> Vec<$type> {
            let _is_complete = |error: &$type| match error { $($kind => (),)+ };
            let mut all: Vec<$type> = Vec::new();
            $(for error in $values {
                assert!(matches!(error, $kind), "{error:?} has the line of another kind");
                all.push(error);
            })+
            all
        }
    };
}

/// Squares that no other text of an error contains.
pub(crate) const SQUARES: [&str; 4] = ["c7", "a1", "f6", "d4"];
const SQUARE: &str = SQUARES[0];
const FROM: &str = SQUARES[1];
const TO: &str = SQUARES[2];
const BY: &str = SQUARES[3];

/// Numbers of all plurals.
pub(crate) const NUMBERS: [usize; 5] = [0, 1, 2, 5, 21];

const FILE: RowName = RowName { word: "file", label: "e" };

fn text() -> String {
    "hello".to_owned()
}

fn pieces() -> impl Iterator<Item = Piece> {
    Seat::ALL.into_iter().flat_map(|army| Role::ALL.into_iter().map(move |role| Piece { army, role }))
}

kinds! { illegal: Illegal {
    Illegal::Over => [Illegal::Over];
    Illegal::MustPass => [Illegal::MustPass];
    Illegal::CannotPass => [Illegal::CannotPass];
    Illegal::NoPiece { .. } => [Illegal::NoPiece { square: SQUARE }];
    Illegal::CorpseMoves { .. } => [Illegal::CorpseMoves { square: SQUARE }];
    Illegal::NotYours { .. } => pieces().flat_map(|piece| {
        let next = Seat::ALL[(piece.army.index() + 1) % Seat::ALL.len()];
        let player = Seat::ALL[(piece.army.index() + 2) % Seat::ALL.len()];
        [Controller::Seat(piece.army), Controller::Seat(next), Controller::Hostage, Controller::Orphan]
            .map(|controller| Illegal::NotYours { piece, square: SQUARE, controller, player })
    });
    Illegal::HemmedIn { .. } => pieces().map(|piece| Illegal::HemmedIn { piece, square: SQUARE });
    Illegal::Standstill => [Illegal::Standstill];
    Illegal::NotInLine { .. } => [Illegal::NotInLine { from: FROM, to: TO }];
    Illegal::TooFar { .. } => [Illegal::TooFar { to: TO }];
    Illegal::Blocked { .. } => [Illegal::Blocked { by: BY, to: TO }];
    Illegal::Barred { .. } => [Illegal::Barred { to: TO }];
    Illegal::MazeClosed { .. } => Role::ALL.map(|role| Illegal::MazeClosed { role });
    Illegal::MilitantInMaze => [Illegal::MilitantInMaze];
    Illegal::NoEffect { .. } => ["corpse", "living piece"]
        .into_iter()
        .flat_map(|on| Role::ALL.map(|role| Illegal::NoEffect { role, on }));
    Illegal::OwnVictim { .. } => pieces().map(|victim| Illegal::OwnVictim { victim, square: SQUARE });
    Illegal::OrphanVictim { .. } => pieces().map(|victim| Illegal::OrphanVictim { victim, square: SQUARE });
    Illegal::NoChoiceOfVictim => [Illegal::NoChoiceOfVictim];
    Illegal::VictimNotBeside { .. } => [Illegal::VictimNotBeside { square: SQUARE }];
    Illegal::NoVictim { .. } => [Illegal::NoVictim { square: SQUARE }];
    Illegal::MustReport => [Illegal::MustReport];
    Illegal::PlacementMissing => [Illegal::PlacementMissing];
    Illegal::NothingToPlace => [Illegal::NothingToPlace];
    Illegal::PlacementOccupied { .. } => [Illegal::PlacementOccupied { square: SQUARE }];
    Illegal::PlacementInMaze => [Illegal::PlacementInMaze];
    Illegal::CorpseInMaze => [Illegal::CorpseInMaze];
    Illegal::ReturnToMaze => [Illegal::ReturnToMaze];
    Illegal::ExitMissing => [Illegal::ExitMissing];
    Illegal::NoExit => [Illegal::NoExit];
    Illegal::ExitOccupied { .. } => [Illegal::ExitOccupied { square: SQUARE }];
    Illegal::ExitOnStart { .. } => [Illegal::ExitOnStart { square: SQUARE }];
    Illegal::ExitTooFar { .. } => [Illegal::ExitTooFar { square: SQUARE }];
    Illegal::ExitOutOfReach { .. } => [Illegal::ExitOutOfReach { square: SQUARE }];
} }

kinds! { faults: Fault {
    Fault::Fields { .. } => [0, 1, 2, 5, 7, 21].map(|found| Fault::Fields { found });
    Fault::Spaces { .. } => NUMBERS.map(|column| Fault::Spaces { column });
    Fault::Character { .. } => ['\n', '\u{a0}', '\u{200b}'].map(|found| Fault::Character { found, column: 1 });
    Fault::Rows { .. } => ["rank", "file", "row"]
        .into_iter()
        .flat_map(|word| NUMBERS.map(|found| Fault::Rows { word, found, wanted: 13 }));
    Fault::RowLength { .. } => ["rank", "file", "row"].into_iter().flat_map(|word| {
        NUMBERS.map(|found| Fault::RowLength { row: RowName { word, label: "8" }, found, wanted: 13 })
    });
    Fault::Run { .. } => [Fault::Run { row: FILE, text: "88".to_owned() }];
    Fault::BoardCharacter { .. } => ['?', '"', '\u{7}'].map(|found| Fault::BoardCharacter { row: FILE, found });
    Fault::Role { .. } => Seat::ALL
        .into_iter()
        .flat_map(|army| [Some('Z'), None].map(|found| Fault::Role { row: FILE, army, found }));
    Fault::Controllers { .. } => NUMBERS.map(|found| Fault::Controllers { found, wanted: 13 });
    Fault::Controller { .. } => Seat::ALL.map(|army| Fault::Controller { army, found: 'z' });
    Fault::Turn { .. } => [Fault::Turn { found: text() }];
    Fault::Cursor { .. } => [Fault::Cursor { found: text() }];
    Fault::QuietTurns { .. } => [Fault::QuietTurns { found: text() }];
    Fault::TurnNumber { .. } => [Fault::TurnNumber { found: text() }];
    Fault::NotAChiefInTheMaze { .. } => {
        pieces().map(|piece| Fault::NotAChiefInTheMaze { piece, maze: SQUARE })
    };
    Fault::SeveralChiefs { .. } => {
        Seat::ALL.map(|army| Fault::SeveralChiefs { army, squares: vec![FROM, TO, BY] })
    };
    Fault::NoChief { .. } => Seat::ALL
        .into_iter()
        .flat_map(|army| [true, false].map(|hostage| Fault::NoChief { army, hostage }));
    Fault::ChiefOfALostArmy { .. } => Seat::ALL.map(|army| Fault::ChiefOfALostArmy { army, square: SQUARE });
    Fault::ControllerNotAlive { .. } => Seat::ALL.into_iter().flat_map(|army| {
        Seat::ALL.map(|by| Fault::ControllerNotAlive { army, by })
    });
    Fault::ReignWithoutOption { .. } => Seat::ALL.map(|army| Fault::ReignWithoutOption { army });
    Fault::ReignOverOwnArmy { .. } => Seat::ALL.map(|army| Fault::ReignOverOwnArmy { army });
    Fault::NobodyAlive => [Fault::NobodyAlive];
    Fault::TurnNotAlive { .. } => Seat::ALL.map(|seat| Fault::TurnNotAlive { seat });
    Fault::TurnZero => [Fault::TurnZero];
} }

kinds! { expected: Expected {
    Expected::Square => [Expected::Square];
    Expected::Role => [Expected::Role];
    Expected::Mark => [Expected::Mark];
    Expected::End => [Expected::End];
} }

kinds! { move_texts: MoveTextError {
    MoveTextError::Expected { .. } => expected()
        .into_iter()
        .flat_map(|what| NUMBERS.map(|column| MoveTextError::Expected { what, column }));
    MoveTextError::Absent { .. } => Role::ALL.map(|role| MoveTextError::Absent { role, square: SQUARE });
    MoveTextError::Misread { .. } => [MoveTextError::Misread { reading: "Ma1-c7".to_owned() }];
} }

kinds! { games: GameError {
    GameError::Over(_) => Reason::ALL.map(GameError::Over);
    GameError::Illegal(_) => illegal().into_iter().map(GameError::Illegal);
    GameError::Resign(_) => resignations().into_iter().map(GameError::Resign);
    GameError::NotAlive(_) => Seat::ALL.map(GameError::NotAlive);
    GameError::TakeBack { .. } => NUMBERS.map(|events| GameError::TakeBack { to: 1234, events });
} }

kinds! { resignations: ResignError {
    ResignError::Over => [ResignError::Over];
    ResignError::NotAlive(_) => Seat::ALL.map(ResignError::NotAlive);
} }

kinds! { rules: RulesError {
    RulesError::UnknownSet(_) => [RulesError::UnknownSet(text())];
    RulesError::UnknownOption(_) => [RulesError::UnknownOption(text())];
    RulesError::UnknownValue { .. } => Rules::OPTIONS
        .map(|option| RulesError::UnknownValue { option: option.to_owned(), value: text() });
} }

kinds! { comments: CommentError {
    CommentError::Control(_) => [CommentError::Control('\u{7}')];
    CommentError::GameEntry(_) => [CommentError::GameEntry("red resigns".to_owned())];
} }

kinds! { tags: TagError {
    TagError::Name(_) => [TagError::Name(text())];
    TagError::Derived(_) => [TagError::Derived("Board".to_owned())];
    TagError::Control { .. } => [TagError::Control { name: "Event".to_owned(), found: '\u{7}' }];
    TagError::NoSeat(_) => no_seats().map(TagError::NoSeat);
} }

kinds! { records: RecordProblem {
    RecordProblem::NoGame => [RecordProblem::NoGame];
    RecordProblem::AnotherGame => [RecordProblem::AnotherGame];
    RecordProblem::Unexpected(_) => [RecordProblem::Unexpected(']')];
    RecordProblem::TakenBackInVariation => [RecordProblem::TakenBackInVariation];
    RecordProblem::DeepVariation(_) => [RecordProblem::DeepVariation(32)];
    RecordProblem::OpenVariation => [RecordProblem::OpenVariation];
    RecordProblem::Sign => [RecordProblem::Sign];
    RecordProblem::OpenComment => [RecordProblem::OpenComment];
    RecordProblem::BrokenTag => [RecordProblem::BrokenTag];
    RecordProblem::TagTwice(_) => [RecordProblem::TagTwice("Event".to_owned())];
    RecordProblem::Tag(_) => tags().into_iter().map(RecordProblem::Tag);
    RecordProblem::Comment(_) => comments().into_iter().map(RecordProblem::Comment);
    RecordProblem::Variant(_) => [RecordProblem::Variant("Chess".to_owned())];
    RecordProblem::Board(_) => [RecordProblem::Board(text())];
    RecordProblem::Rules(_) => rules().into_iter().map(RecordProblem::Rules);
    RecordProblem::BrokenOption(_) => [RecordProblem::BrokenOption(text())];
    RecordProblem::OptionTwice(_) => [RecordProblem::OptionTwice("orphans".to_owned())];
    RecordProblem::SetUp(_) => [RecordProblem::SetUp(text())];
    RecordProblem::Start(_) => ["", "x", "9/9 rbyg r r 0 1"].map(|text| RecordProblem::Start(refused(text)));
    RecordProblem::Character { .. } => {
        ['\u{200b}', 'х'].map(|found| RecordProblem::Character { text: text(), found })
    };
    RecordProblem::MoveText { .. } => {
        move_texts().into_iter().map(|error| RecordProblem::MoveText { text: text(), error })
    };
    RecordProblem::GameEntry { .. } => {
        games().into_iter().map(|error| RecordProblem::GameEntry { text: text(), error })
    };
    RecordProblem::NoSeat(_) => no_seats().map(RecordProblem::NoSeat);
    RecordProblem::AfterResult => [RecordProblem::AfterResult];
    RecordProblem::Result { .. } => {
        [RecordProblem::Result { found: "1-0-0-0".to_owned(), wanted: "0-0-0-1".to_owned() }]
    };
    RecordProblem::Termination { .. } => {
        [RecordProblem::Termination { found: text(), wanted: "unterminated" }]
    };
} }

kinds! { risks: Risk {
    Risk::WallsInOwnChief => [Risk::WallsInOwnChief];
    Risk::ExposesOwnChief(_) => pieces().map(threat_by).map(Risk::ExposesOwnChief);
    Risk::LeavesOwnChief(_) => pieces().map(threat_by).map(Risk::LeavesOwnChief);
} }

fn threat_by(piece: Piece) -> Threat {
    let by = piece.army;
    let from = SQUARE9.maze();
    Threat { by, piece, from, effect: Effect::Kill, arrivals: SquareSet::EMPTY }
}

fn no_seats() -> impl Iterator<Item = NoSeat> {
    Seat::ALL.into_iter().map(|seat| NoSeat { seat, board: NGON5.name(), seats: SeatSet::EMPTY })
}

/// The faults of a position string that has some.
pub(crate) fn refused(position: &str) -> Faults {
    Position::parse(position, &Rules::CLASSIC).expect_err("faults")
}

/// Every error as a problem, and what the library says of it.
pub(crate) fn problems() -> Vec<(Problem, String)> {
    let mut all = vec![
        (UnknownBoard(text()).problem(), UnknownBoard(text()).to_string()),
        (UnknownSeat.problem(), UnknownSeat.to_string()),
    ];
    all.extend(games().into_iter().map(|error| (error.problem(), error.to_string())));
    all.extend(risks().into_iter().map(|risk| (risk.problem(), risk.to_string())));
    all.extend(faults().into_iter().map(|error| (error.problem(), error.to_string())));
    for faulty in ["9/9/9 rbyg z r 0 1", "?/9/9/9/9/9/9/9/? rby z z z z"] {
        let error = refused(faulty);
        all.push((error.problem(), error.to_string()));
    }
    for problem in records() {
        all.push((problem.problem(), problem.to_string()));
        for (line, column) in [(1, 1), (1, 2), (5678, 1)] {
            let error = RecordError { line, column, problem: problem.clone() };
            all.push((error.problem(), error.to_string()));
        }
    }
    all
}
