//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::{Role, Seat};

use crate::Language;

/// The texts of the area `treaties` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Treaties(pub Language);

impl Treaties {
    /// “{party} kills no piece commanded by {players}, and spares the chief altogether.”
    #[must_use]
    pub fn promise_peace(self, party: Seat, players: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "{} kills no piece commanded by {}, and spares the chief altogether.",
                crate::capital::capital(word_0(party)),
                crate::locale::list(self.0, players)
            ),
            Language::Es => format!(
                "{} no mata ninguna pieza a las órdenes de {}, y respeta del todo a su líder.",
                word_1(party),
                crate::locale::list(self.0, players)
            ),
            Language::Fr => format!(
                "{} ne tue aucune pièce commandée par {}, et épargne tout à fait leur chef.",
                word_2(party),
                crate::locale::list(self.0, players)
            ),
        }
    }

    /// “{party} neither kills nor relocates a piece commanded by {players}.”
    #[must_use]
    pub fn promise_hands_off(self, party: Seat, players: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "{} neither kills nor relocates a piece commanded by {}.",
                crate::capital::capital(word_0(party)),
                crate::locale::list(self.0, players)
            ),
            Language::Es => format!(
                "{} ni mata ni traslada ninguna pieza a las órdenes de {}.",
                word_1(party),
                crate::locale::list(self.0, players)
            ),
            Language::Fr => format!(
                "{} ne tue ni ne déplace aucune pièce commandée par {}.",
                word_2(party),
                crate::locale::list(self.0, players)
            ),
        }
    }

    /// “{party} neither kills nor relocates these, whoever commands them: {pieces}.”
    #[must_use]
    pub fn promise_leave(self, party: Seat, pieces: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "{} neither kills nor relocates these, whoever commands them: {}.",
                crate::capital::capital(word_0(party)),
                pieces.join(", ")
            ),
            Language::Es => format!(
                "{} ni mata ni traslada, las mande quien las mande: {}.",
                word_1(party),
                pieces.join(", ")
            ),
            Language::Fr => format!(
                "{} ne tue ni ne déplace, peu importe qui les commande\u{a0}: {}.",
                word_2(party),
                pieces.join(", ")
            ),
        }
    }

    /// “{party} does not move these: {pieces}.”
    #[must_use]
    pub fn promise_hold(self, party: Seat, pieces: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "{} does not move these: {}.",
                crate::capital::capital(word_0(party)),
                pieces.join(", ")
            ),
            Language::Es => format!("{} no mueve: {}.", word_1(party), pieces.join(", ")),
            Language::Fr => format!("{} ne joue pas\u{a0}: {}.", word_2(party), pieces.join(", ")),
        }
    }

    /// “{party} ends no move on {squares}.”
    #[must_use]
    pub fn promise_keep_out(self, party: Seat, squares: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "{} ends no move on {}.",
                crate::capital::capital(word_0(party)),
                crate::locale::list(self.0, squares)
            ),
            Language::Es => format!(
                "{} no termina ninguna jugada en {}.",
                word_1(party),
                crate::locale::list(self.0, squares)
            ),
            Language::Fr => {
                format!("{} ne finit aucun coup en {}.", word_2(party), crate::locale::list(self.0, squares))
            }
        }
    }

    /// “{party} leaves no new corpse on {squares}.”
    #[must_use]
    pub fn promise_no_corpse(self, party: Seat, squares: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "{} leaves no new corpse on {}.",
                crate::capital::capital(word_0(party)),
                crate::locale::list(self.0, squares)
            ),
            Language::Es => format!(
                "{} no deja ningún cadáver nuevo en {}.",
                word_1(party),
                crate::locale::list(self.0, squares)
            ),
            Language::Fr => format!(
                "{} ne laisse aucun nouveau cadavre en {}.",
                word_2(party),
                crate::locale::list(self.0, squares)
            ),
        }
    }

    /// “{party} does not enter the maze with its chief.”
    #[must_use]
    pub fn promise_no_power(self, party: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("{} does not enter the maze with its chief.", crate::capital::capital(word_0(party)))
            }
            Language::Es => format!("{} no entra en el laberinto con su líder.", word_1(party)),
            Language::Fr => format!("{} n’entre pas dans le labyrinthe avec son chef.", word_2(party)),
        }
    }

    /// “{party} has its chief out of the maze within its next {turns} turns.”
    #[must_use]
    pub fn promise_leave_power(self, party: Seat, turns: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} has its chief out of the maze {}.",
                crate::capital::capital(word_0(party)),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "in its next turn".to_owned(),
                    _ => format!("within its next {} turns", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Es => format!(
                "{} saca a su líder del laberinto {}.",
                word_1(party),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "en su próximo turno".to_owned(),
                    _ => format!("en sus próximos {} turnos", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Fr => format!(
                "{} sort son chef du labyrinthe {}.",
                word_2(party),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "à son prochain coup".to_owned(),
                    _ => format!("dans ses {} prochains coups", crate::locale::number(self.0, turns)),
                }
            ),
        }
    }

    /// “{party} kills or relocates a piece commanded by {player} within its next {turns} turns.”
    #[must_use]
    pub fn promise_strike(self, party: Seat, player: Seat, turns: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} kills or relocates a piece commanded by {} {}.",
                crate::capital::capital(word_0(party)),
                crate::capital::capital(word_0(player)),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "in its next turn".to_owned(),
                    _ => format!("within its next {} turns", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Es => format!(
                "{} mata o traslada una pieza a las órdenes de {} {}.",
                word_1(party),
                word_1(player),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "en su próximo turno".to_owned(),
                    _ => format!("en sus próximos {} turnos", crate::locale::number(self.0, turns)),
                }
            ),
            Language::Fr => format!(
                "{} tue ou déplace une pièce commandée par {} {}.",
                word_2(party),
                word_2(player),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "à son prochain coup".to_owned(),
                    _ => format!("dans ses {} prochains coups", crate::locale::number(self.0, turns)),
                }
            ),
        }
    }

    /// “{party} makes such a move within its next {turns} turns: {parts}.”
    #[must_use]
    pub fn promise_do(self, party: Seat, parts: &[String], turns: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} makes such a move {}: {}.",
                crate::capital::capital(word_0(party)),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "in its next turn".to_owned(),
                    _ => format!("within its next {} turns", crate::locale::number(self.0, turns)),
                },
                parts.join(", ")
            ),
            Language::Es => format!(
                "{} juega así {}: {}.",
                word_1(party),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "en su próximo turno".to_owned(),
                    _ => format!("en sus próximos {} turnos", crate::locale::number(self.0, turns)),
                },
                parts.join(", ")
            ),
            Language::Fr => format!(
                "{} joue ainsi {}\u{a0}: {}.",
                word_2(party),
                match turns {
                    _ if crate::locale::plural(self.0, turns) == icu_plurals::PluralCategory::One =>
                        "à son prochain coup".to_owned(),
                    _ => format!("dans ses {} prochains coups", crate::locale::number(self.0, turns)),
                },
                parts.join(", ")
            ),
        }
    }

    /// “from {squares}”
    #[must_use]
    pub fn plan_from(self, squares: &[String]) -> String {
        match self.0 {
            Language::En => format!("from {}", squares.join(", ")),
            Language::Es => format!("desde {}", squares.join(", ")),
            Language::Fr => format!("de {}", squares.join(", ")),
        }
    }

    /// “to {squares}”
    #[must_use]
    pub fn plan_to(self, squares: &[String]) -> String {
        match self.0 {
            Language::En => format!("to {}", squares.join(", ")),
            Language::Es => format!("hasta {}", squares.join(", ")),
            Language::Fr => format!("vers {}", squares.join(", ")),
        }
    }

    /// “against {pieces}”
    #[must_use]
    pub fn plan_victim(self, pieces: &[String]) -> String {
        match self.0 {
            Language::En => format!("against {}", pieces.join(", ")),
            Language::Es => format!("contra {}", pieces.join(", ")),
            Language::Fr => format!("contre {}", pieces.join(", ")),
        }
    }

    /// “placing the victim on {squares}”
    #[must_use]
    pub fn plan_place(self, squares: &[String]) -> String {
        match self.0 {
            Language::En => format!("placing the victim on {}", squares.join(", ")),
            Language::Es => format!("dejando a la víctima en {}", squares.join(", ")),
            Language::Fr => format!("en posant la victime sur {}", squares.join(", ")),
        }
    }

    /// “{army} {role}”
    #[must_use]
    pub fn treaty_piece(self, army: Seat, role: Role) -> String {
        match self.0 {
            Language::En => format!("{} {}", word_0(army), word_3(role)),
            Language::Es => format!("{} {}", word_4(role), word_5(army)),
            Language::Fr => format!("{} {}", word_6(role), word_7(army)),
        }
    }

    /// “{player}”
    #[must_use]
    pub fn treaty_player(self, player: Seat) -> String {
        match self.0 {
            Language::En => crate::capital::capital(word_0(player)),
            Language::Es => word_1(player).to_owned(),
            Language::Fr => word_2(player).to_owned(),
        }
    }

    /// “While {player} is in power: {promise}”
    #[must_use]
    pub fn while_in_power(self, player: Seat, promise: &str) -> String {
        match self.0 {
            Language::En => {
                format!("While {} is in power: {promise}", crate::capital::capital(word_0(player)))
            }
            Language::Es => format!("Mientras {} está en el poder: {promise}", word_1(player)),
            Language::Fr => format!("Quand {} est au pouvoir\u{a0}: {promise}", word_2(player)),
        }
    }

    /// “Once duty {number} is done: {promise}”
    #[must_use]
    pub fn once_done(self, number: u64, promise: &str) -> String {
        match self.0 {
            Language::En => format!("Once duty {} is done: {promise}", crate::locale::number(self.0, number)),
            Language::Es => {
                format!("Una vez cumplida la obligación {}: {promise}", crate::locale::number(self.0, number))
            }
            Language::Fr => format!(
                "Une fois l’obligation {} remplie\u{a0}: {promise}",
                crate::locale::number(self.0, number)
            ),
        }
    }

    /// “The treaty lasts {rounds} rounds.”
    #[must_use]
    pub fn lasts_rounds(self, rounds: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The treaty lasts {}.",
                match rounds {
                    _ if crate::locale::plural(self.0, rounds) == icu_plurals::PluralCategory::One =>
                        "one round".to_owned(),
                    _ => format!("{} rounds", crate::locale::number(self.0, rounds)),
                }
            ),
            Language::Es => format!(
                "El tratado dura {}.",
                match rounds {
                    _ if crate::locale::plural(self.0, rounds) == icu_plurals::PluralCategory::One =>
                        "una ronda".to_owned(),
                    _ => format!("{} rondas", crate::locale::number(self.0, rounds)),
                }
            ),
            Language::Fr => format!(
                "Le traité dure {}.",
                match rounds {
                    _ if crate::locale::plural(self.0, rounds) == icu_plurals::PluralCategory::One =>
                        format!("{} tour de table", crate::locale::number(self.0, rounds)),
                    _ => format!("{} tours de table", crate::locale::number(self.0, rounds)),
                }
            ),
        }
    }

    /// “The treaty lasts until one round after notice is given.”
    #[must_use]
    pub const fn lasts_notice(self) -> &'static str {
        match self.0 {
            Language::En => "The treaty lasts until one round after notice is given.",
            Language::Es => "El tratado dura hasta una ronda después de su denuncia.",
            Language::Fr => "Le traité dure jusqu’à un tour de table après sa dénonciation.",
        }
    }

    /// “The treaty lasts while {player} is in power.”
    #[must_use]
    pub fn lasts_power(self, player: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("The treaty lasts while {} is in power.", crate::capital::capital(word_0(player)))
            }
            Language::Es => format!("El tratado dura mientras {} está en el poder.", word_1(player)),
            Language::Fr => format!("Le traité prend fin quand {} quitte le pouvoir.", word_2(player)),
        }
    }

    /// “The treaty lasts until {player} is out.”
    #[must_use]
    pub fn lasts_out(self, player: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("The treaty lasts until {} is out.", crate::capital::capital(word_0(player)))
            }
            Language::Es => format!("El tratado dura hasta que {} quede fuera.", word_1(player)),
            Language::Fr => format!("Le traité prend fin quand {} est hors jeu.", word_2(player)),
        }
    }

    /// “Character {column} of the treaty: {problem}”
    #[must_use]
    pub fn treaty_at(self, column: u64, problem: &str) -> String {
        match self.0 {
            Language::En => {
                format!("Character {} of the treaty: {problem}", crate::locale::number(self.0, column))
            }
            Language::Es => {
                format!("Carácter {} del tratado: {problem}", crate::locale::number(self.0, column))
            }
            Language::Fr => {
                format!("Caractère {} du traité\u{a0}: {problem}", crate::locale::number(self.0, column))
            }
        }
    }

    /// “A party and its clauses are expected, such as r:peace(b), not “{found}”.”
    #[must_use]
    pub fn treaty_party_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => {
                format!("A party and its clauses are expected, such as r:peace(b), not “{found}”.")
            }
            Language::Es => format!("Se espera una parte y sus cláusulas, como r:peace(b), y no «{found}»."),
            Language::Fr => format!(
                "On attend une partie prenante et ses clauses, comme r:peace(b), et non «\u{a0}{found}\u{a0}»."
            ),
        }
    }

    /// ““{found}” is not the letter of a seat of this board.”
    #[must_use]
    pub fn treaty_seat_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => format!("“{found}” is not the letter of a seat of this board."),
            Language::Es => format!("«{found}» no es la letra de un puesto de este tablero."),
            Language::Fr => format!("«\u{a0}{found}\u{a0}» n’est pas la lettre d’une place de ce plateau."),
        }
    }

    /// “A clause is expected, such as peace(b) or strike(y)@2, not “{found}”.”
    #[must_use]
    pub fn treaty_clause_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => format!("A clause is expected, such as peace(b) or strike(y)@2, not “{found}”."),
            Language::Es => format!("Se espera una cláusula, como peace(b) o strike(y)@2, y no «{found}»."),
            Language::Fr => {
                format!("On attend une clause, comme peace(b) ou strike(y)@2, et non «\u{a0}{found}\u{a0}».")
            }
        }
    }

    /// “There is no clause “{found}”: there are peace, hands_off, leave, hold, keep_out, no_corpse, no_power, leave_power, strike and do.”
    #[must_use]
    pub fn treaty_clause_unknown(self, found: &str) -> String {
        match self.0 {
            Language::En => format!(
                "There is no clause “{found}”: there are peace, hands_off, leave, hold, keep_out, no_corpse, no_power, leave_power, strike and do."
            ),
            Language::Es => format!(
                "No hay ninguna cláusula «{found}»: hay peace, hands_off, leave, hold, keep_out, no_corpse, no_power, leave_power, strike y do."
            ),
            Language::Fr => format!(
                "Il n’y a pas de clause «\u{a0}{found}\u{a0}»\u{a0}: il y a peace, hands_off, leave, hold, keep_out, no_corpse, no_power, leave_power, strike et do."
            ),
        }
    }

    /// ““{found}” is not a square of this board.”
    #[must_use]
    pub fn treaty_square_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => format!("“{found}” is not a square of this board."),
            Language::Es => format!("«{found}» no es una casilla de este tablero."),
            Language::Fr => format!("«\u{a0}{found}\u{a0}» n’est pas une case de ce plateau."),
        }
    }

    /// “An army and roles are expected, such as gCA, not “{found}”.”
    #[must_use]
    pub fn treaty_pieces_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => format!("An army and roles are expected, such as gCA, not “{found}”."),
            Language::Es => format!("Se espera un ejército y clases de piezas, como gCA, y no «{found}»."),
            Language::Fr => {
                format!("On attend une armée et des rôles, comme gCA, et non «\u{a0}{found}\u{a0}».")
            }
        }
    }

    /// “A part of a move is expected, from=, to=, victim= or place=, not “{found}”.”
    #[must_use]
    pub fn treaty_plan_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => {
                format!("A part of a move is expected, from=, to=, victim= or place=, not “{found}”.")
            }
            Language::Es => {
                format!("Se espera una parte de una jugada, from=, to=, victim= o place=, y no «{found}».")
            }
            Language::Fr => format!(
                "On attend une partie d’un coup, from=, to=, victim= ou place=, et non «\u{a0}{found}\u{a0}»."
            ),
        }
    }

    /// “Behind the question mark power(SEAT) or the number of a duty is expected, not “{found}”.”
    #[must_use]
    pub fn treaty_condition_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => format!(
                "Behind the question mark power(SEAT) or the number of a duty is expected, not “{found}”."
            ),
            Language::Es => format!(
                "Tras el signo de interrogación se espera power(SEAT) o el número de una obligación, y no «{found}»."
            ),
            Language::Fr => format!(
                "Derrière le point d’interrogation, on attend power(SEAT) ou le numéro d’une obligation, et non «\u{a0}{found}\u{a0}»."
            ),
        }
    }

    /// “An end is expected, /1r to /8r, /notice, /power(SEAT) or /out(SEAT), not “{found}”.”
    #[must_use]
    pub fn treaty_end_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => {
                format!("An end is expected, /1r to /8r, /notice, /power(SEAT) or /out(SEAT), not “{found}”.")
            }
            Language::Es => {
                format!("Se espera un fin, /1r a /8r, /notice, /power(SEAT) o /out(SEAT), y no «{found}».")
            }
            Language::Fr => format!(
                "On attend une fin, /1r à /8r, /notice, /power(SEAT) ou /out(SEAT), et non «\u{a0}{found}\u{a0}»."
            ),
        }
    }

    /// “One space stands between two parts of a treaty, and none elsewhere; here is “{found}”.”
    #[must_use]
    pub fn treaty_space_expected(self, found: &str) -> String {
        match self.0 {
            Language::En => format!(
                "One space stands between two parts of a treaty, and none elsewhere; here is “{found}”."
            ),
            Language::Es => {
                format!("Entre dos partes de un tratado hay un espacio, y ningún otro; aquí está «{found}».")
            }
            Language::Fr => format!(
                "Un espace sépare deux parties d’un traité, et il n’y en a pas d’autres\u{202f}; ici se trouve «\u{a0}{found}\u{a0}»."
            ),
        }
    }

    /// “A treaty has 2 to {most} parties.”
    #[must_use]
    pub fn treaty_party_count(self, most: u64) -> String {
        match self.0 {
            Language::En => format!("A treaty has 2 to {} parties.", crate::locale::number(self.0, most)),
            Language::Es => {
                format!("Un tratado tiene de 2 a {} partes.", crate::locale::number(self.0, most))
            }
            Language::Fr => {
                format!("Un traité a de 2 à {} parties prenantes.", crate::locale::number(self.0, most))
            }
        }
    }

    /// “The parties of a treaty stand in the order of play.”
    #[must_use]
    pub const fn treaty_party_order(self) -> &'static str {
        match self.0 {
            Language::En => "The parties of a treaty stand in the order of play.",
            Language::Es => "Las partes de un tratado siguen el orden de juego.",
            Language::Fr => "Les parties prenantes d’un traité se suivent dans l’ordre du jeu.",
        }
    }

    /// “{seat} is a party twice.”
    #[must_use]
    pub fn treaty_party_twice(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} is a party twice.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} es dos veces parte.", word_1(seat)),
            Language::Fr => format!("{} est deux fois partie prenante.", word_2(seat)),
        }
    }

    /// “{seat} must promise something, at most {most} clauses.”
    #[must_use]
    pub fn treaty_clause_count(self, seat: Seat, most: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} must promise something, at most {} clauses.",
                crate::capital::capital(word_0(seat)),
                crate::locale::number(self.0, most)
            ),
            Language::Es => format!(
                "{} debe prometer algo, en {} cláusulas como mucho.",
                word_1(seat),
                crate::locale::number(self.0, most)
            ),
            Language::Fr => format!(
                "{} doit promettre quelque chose, en {} clauses au plus.",
                word_2(seat),
                crate::locale::number(self.0, most)
            ),
        }
    }

    /// “{seat} promises the same twice.”
    #[must_use]
    pub fn treaty_clause_twice(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} promises the same twice.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} promete dos veces lo mismo.", word_1(seat)),
            Language::Fr => format!("{} promet deux fois la même chose.", word_2(seat)),
        }
    }

    /// “{seat} cannot promise this to itself.”
    #[must_use]
    pub fn treaty_names_itself(self, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("{} cannot promise this to itself.", crate::capital::capital(word_0(seat)))
            }
            Language::Es => format!("{} no puede prometerse esto a sí mismo.", word_1(seat)),
            Language::Fr => format!("{} ne peut pas se promettre cela.", word_2(seat)),
        }
    }

    /// ““{what}” stands twice in a list.”
    #[must_use]
    pub fn treaty_twice(self, what: &str) -> String {
        match self.0 {
            Language::En => format!("“{what}” stands twice in a list."),
            Language::Es => format!("«{what}» está dos veces en una lista."),
            Language::Fr => format!("«\u{a0}{what}\u{a0}» figure deux fois dans une liste."),
        }
    }

    /// “A list of the treaty names nothing.”
    #[must_use]
    pub const fn treaty_nothing(self) -> &'static str {
        match self.0 {
            Language::En => "A list of the treaty names nothing.",
            Language::Es => "Una lista del tratado no nombra nada.",
            Language::Fr => "Une liste du traité ne nomme rien.",
        }
    }

    /// “Leave_power, strike and do are due within 1 to {most} turns, as @2 says; no other clause has an @.”
    #[must_use]
    pub fn treaty_turns(self, most: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Leave_power, strike and do are due within 1 to {} turns, as @2 says; no other clause has an @.",
                crate::locale::number(self.0, most)
            ),
            Language::Es => format!(
                "Leave_power, strike y do se cumplen en 1 a {} turnos, como dice @2; ninguna otra cláusula lleva @.",
                crate::locale::number(self.0, most)
            ),
            Language::Fr => format!(
                "Leave_power, strike et do se font en 1 à {} coups, comme le dit @2\u{202f}; nulle autre clause n’a de @.",
                crate::locale::number(self.0, most)
            ),
        }
    }

    /// “The treaty names {count} squares; at most {most} are possible.”
    #[must_use]
    pub fn treaty_squares(self, count: u64, most: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The treaty names {} squares; at most {} are possible.",
                crate::locale::number(self.0, count),
                crate::locale::number(self.0, most)
            ),
            Language::Es => format!(
                "El tratado nombra {} casillas; caben {} como mucho.",
                crate::locale::number(self.0, count),
                crate::locale::number(self.0, most)
            ),
            Language::Fr => format!(
                "Le traité nomme {} cases\u{202f}; {} au plus sont possibles.",
                crate::locale::number(self.0, count),
                crate::locale::number(self.0, most)
            ),
        }
    }

    /// “A treaty lasts 1 to {most} rounds.”
    #[must_use]
    pub fn treaty_rounds(self, most: u64) -> String {
        match self.0 {
            Language::En => format!("A treaty lasts 1 to {} rounds.", crate::locale::number(self.0, most)),
            Language::Es => format!("Un tratado dura de 1 a {} rondas.", crate::locale::number(self.0, most)),
            Language::Fr => {
                format!("Un traité dure de 1 à {} tours de table.", crate::locale::number(self.0, most))
            }
        }
    }

    /// “The treaty has no duty {number}.”
    #[must_use]
    pub fn treaty_no_duty(self, number: u64) -> String {
        match self.0 {
            Language::En => format!("The treaty has no duty {}.", crate::locale::number(self.0, number)),
            Language::Es => {
                format!("El tratado no tiene ninguna obligación {}.", crate::locale::number(self.0, number))
            }
            Language::Fr => {
                format!("Le traité n’a pas d’obligation {}.", crate::locale::number(self.0, number))
            }
        }
    }

    /// “Duty {number} waits for itself.”
    #[must_use]
    pub fn treaty_circle(self, number: u64) -> String {
        match self.0 {
            Language::En => format!("Duty {} waits for itself.", crate::locale::number(self.0, number)),
            Language::Es => {
                format!("La obligación {} depende de sí misma.", crate::locale::number(self.0, number))
            }
            Language::Fr => {
                format!("L’obligation {} dépend d’elle-même.", crate::locale::number(self.0, number))
            }
        }
    }

    /// “This board has no {seat} army.”
    #[must_use]
    pub fn treaty_no_army(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("This board has no {} army.", word_0(seat)),
            Language::Es => format!("Este tablero no tiene ejército {}.", word_5(seat)),
            Language::Fr => format!("Ce plateau n’a pas d’armée {}.", word_8(seat)),
        }
    }

    /// “A square of the treaty is not of this board.”
    #[must_use]
    pub const fn treaty_other_squares(self) -> &'static str {
        match self.0 {
            Language::En => "A square of the treaty is not of this board.",
            Language::Es => "Una casilla del tratado no es de este tablero.",
            Language::Fr => "Une case du traité n’est pas de ce plateau.",
        }
    }

    /// “The treaty is one of another board.”
    #[must_use]
    pub const fn treaty_other_board(self) -> &'static str {
        match self.0 {
            Language::En => "The treaty is one of another board.",
            Language::Es => "El tratado es de otro tablero.",
            Language::Fr => "Le traité est celui d’un autre plateau.",
        }
    }

    /// “Treaties are made while three or more players are alive.”
    #[must_use]
    pub const fn treaty_too_few_players(self) -> &'static str {
        match self.0 {
            Language::En => "Treaties are made while three or more players are alive.",
            Language::Es => "Solo se hacen tratados mientras tres o más jugadores siguen con vida.",
            Language::Fr => "On ne fait de traités que tant que trois joueurs ou plus sont en vie.",
        }
    }

    /// “{seat} is not in the game.”
    #[must_use]
    pub fn treaty_not_alive(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} is not in the game.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} no está en la partida.", word_1(seat)),
            Language::Fr => format!("{} n’est pas dans la partie.", word_2(seat)),
        }
    }

    /// “The treaty would end at once: {seat} is not in power.”
    #[must_use]
    pub fn treaty_not_in_power(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "The treaty would end at once: {} is not in power.",
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!("El tratado terminaría enseguida: {} no está en el poder.", word_1(seat)),
            Language::Fr => {
                format!("Le traité finirait aussitôt\u{a0}: {} n’est pas au pouvoir.", word_2(seat))
            }
        }
    }

    /// “The treaty is no longer in force.”
    #[must_use]
    pub const fn treaty_not_in_force(self) -> &'static str {
        match self.0 {
            Language::En => "The treaty is no longer in force.",
            Language::Es => "El tratado ya no está en vigor.",
            Language::Fr => "Le traité n’est plus en vigueur.",
        }
    }

    /// “{seat} is not a party of the treaty.”
    #[must_use]
    pub fn treaty_not_a_party(self, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("{} is not a party of the treaty.", crate::capital::capital(word_0(seat)))
            }
            Language::Es => format!("{} no es parte del tratado.", word_1(seat)),
            Language::Fr => format!("{} n’est pas partie prenante du traité.", word_2(seat)),
        }
    }

    /// “A treaty that lasts a number of rounds knows no notice.”
    #[must_use]
    pub const fn treaty_notice_of_rounds(self) -> &'static str {
        match self.0 {
            Language::En => "A treaty that lasts a number of rounds knows no notice.",
            Language::Es => "Un tratado por un número fijo de rondas no se denuncia.",
            Language::Fr => "Un traité conclu pour un nombre fixe de tours de table ne se dénonce pas.",
        }
    }

    /// “Notice of the treaty was given already.”
    #[must_use]
    pub const fn treaty_notice_given(self) -> &'static str {
        match self.0 {
            Language::En => "Notice of the treaty was given already.",
            Language::Es => "El tratado ya se denunció.",
            Language::Fr => "Le traité a déjà été dénoncé.",
        }
    }

    /// ““back:{found}” keeps no earlier turn or resignation: there are {events}.”
    #[must_use]
    pub fn treaty_take_back(self, found: &str, events: u64) -> String {
        match self.0 {
            Language::En => format!(
                "“back:{found}” keeps no earlier turn or resignation: there {}.",
                match events {
                    _ if crate::locale::plural(self.0, events) == icu_plurals::PluralCategory::One =>
                        "is one".to_owned(),
                    _ => format!("are {}", crate::locale::number(self.0, events)),
                }
            ),
            Language::Es => format!(
                "«back:{found}» no conserva ninguna jugada ni abandono anterior: hay {}.",
                crate::locale::number(self.0, events)
            ),
            Language::Fr => format!(
                "«\u{a0}back:{found}\u{a0}» ne garde aucun coup ni abandon antérieur\u{a0}: il y en a {}.",
                crate::locale::number(self.0, events)
            ),
        }
    }
}

const fn word_0(value: Seat) -> &'static str {
    match value {
        Seat::Red => "red",
        Seat::Blue => "blue",
        Seat::Yellow => "yellow",
        Seat::Green => "green",
        Seat::Purple => "purple",
        Seat::Orange => "orange",
    }
}

const fn word_1(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rojo",
        Seat::Blue => "Azul",
        Seat::Yellow => "Amarillo",
        Seat::Green => "Verde",
        Seat::Purple => "Morado",
        Seat::Orange => "Naranja",
    }
}

const fn word_2(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rouge",
        Seat::Blue => "Bleu",
        Seat::Yellow => "Jaune",
        Seat::Green => "Vert",
        Seat::Purple => "Violet",
        Seat::Orange => "Orange",
    }
}

const fn word_3(value: Role) -> &'static str {
    match value {
        Role::Chief => "chief",
        Role::Assassin => "assassin",
        Role::Reporter => "reporter",
        Role::Militant => "militant",
        Role::Diplomat => "diplomat",
        Role::Necromobile => "necromobile",
    }
}

const fn word_4(value: Role) -> &'static str {
    match value {
        Role::Chief => "líder",
        Role::Assassin => "asesino",
        Role::Reporter => "reportero",
        Role::Militant => "militante",
        Role::Diplomat => "diplomático",
        Role::Necromobile => "necromóvil",
    }
}

const fn word_5(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rojo",
        Seat::Blue => "azul",
        Seat::Yellow => "amarillo",
        Seat::Green => "verde",
        Seat::Purple => "morado",
        Seat::Orange => "naranja",
    }
}

const fn word_6(value: Role) -> &'static str {
    match value {
        Role::Chief => "chef",
        Role::Assassin => "assassin",
        Role::Reporter => "reporter",
        Role::Militant => "militant",
        Role::Diplomat => "diplomate",
        Role::Necromobile => "nécromobile",
    }
}

const fn word_7(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rouge",
        Seat::Blue => "bleu",
        Seat::Yellow => "jaune",
        Seat::Green => "vert",
        Seat::Purple => "violet",
        Seat::Orange => "orange",
    }
}

const fn word_8(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rouge",
        Seat::Blue => "bleue",
        Seat::Yellow => "jaune",
        Seat::Green => "verte",
        Seat::Purple => "violette",
        Seat::Orange => "orange",
    }
}

/// The messages by code, and how each reads its arguments.
const BY_CODE: &crate::arguments::Messages<Treaties> = &[
    ("promise_peace", |texts, args| {
        Some(texts.promise_peace(args.named("party", Seat::from_name)?, args.list("players")?))
    }),
    ("promise_hands_off", |texts, args| {
        Some(texts.promise_hands_off(args.named("party", Seat::from_name)?, args.list("players")?))
    }),
    ("promise_leave", |texts, args| {
        Some(texts.promise_leave(args.named("party", Seat::from_name)?, args.list("pieces")?))
    }),
    ("promise_hold", |texts, args| {
        Some(texts.promise_hold(args.named("party", Seat::from_name)?, args.list("pieces")?))
    }),
    ("promise_keep_out", |texts, args| {
        Some(texts.promise_keep_out(args.named("party", Seat::from_name)?, args.list("squares")?))
    }),
    ("promise_no_corpse", |texts, args| {
        Some(texts.promise_no_corpse(args.named("party", Seat::from_name)?, args.list("squares")?))
    }),
    ("promise_no_power", |texts, args| Some(texts.promise_no_power(args.named("party", Seat::from_name)?))),
    ("promise_leave_power", |texts, args| {
        Some(texts.promise_leave_power(args.named("party", Seat::from_name)?, args.number("turns")?))
    }),
    ("promise_strike", |texts, args| {
        Some(texts.promise_strike(
            args.named("party", Seat::from_name)?,
            args.named("player", Seat::from_name)?,
            args.number("turns")?,
        ))
    }),
    ("promise_do", |texts, args| {
        Some(texts.promise_do(
            args.named("party", Seat::from_name)?,
            args.list("parts")?,
            args.number("turns")?,
        ))
    }),
    ("plan_from", |texts, args| Some(texts.plan_from(args.list("squares")?))),
    ("plan_to", |texts, args| Some(texts.plan_to(args.list("squares")?))),
    ("plan_victim", |texts, args| Some(texts.plan_victim(args.list("pieces")?))),
    ("plan_place", |texts, args| Some(texts.plan_place(args.list("squares")?))),
    ("treaty_piece", |texts, args| {
        Some(texts.treaty_piece(args.named("army", Seat::from_name)?, args.named("role", Role::from_name)?))
    }),
    ("treaty_player", |texts, args| Some(texts.treaty_player(args.named("player", Seat::from_name)?))),
    ("while_in_power", |texts, args| {
        Some(texts.while_in_power(args.named("player", Seat::from_name)?, &args.text("promise")?))
    }),
    ("once_done", |texts, args| Some(texts.once_done(args.number("number")?, &args.text("promise")?))),
    ("lasts_rounds", |texts, args| Some(texts.lasts_rounds(args.number("rounds")?))),
    ("lasts_notice", |texts, _| Some(texts.lasts_notice().to_owned())),
    ("lasts_power", |texts, args| Some(texts.lasts_power(args.named("player", Seat::from_name)?))),
    ("lasts_out", |texts, args| Some(texts.lasts_out(args.named("player", Seat::from_name)?))),
    ("treaty_at", |texts, args| Some(texts.treaty_at(args.number("column")?, &args.text("problem")?))),
    ("treaty_party_expected", |texts, args| Some(texts.treaty_party_expected(&args.text("found")?))),
    ("treaty_seat_expected", |texts, args| Some(texts.treaty_seat_expected(&args.text("found")?))),
    ("treaty_clause_expected", |texts, args| Some(texts.treaty_clause_expected(&args.text("found")?))),
    ("treaty_clause_unknown", |texts, args| Some(texts.treaty_clause_unknown(&args.text("found")?))),
    ("treaty_square_expected", |texts, args| Some(texts.treaty_square_expected(&args.text("found")?))),
    ("treaty_pieces_expected", |texts, args| Some(texts.treaty_pieces_expected(&args.text("found")?))),
    ("treaty_plan_expected", |texts, args| Some(texts.treaty_plan_expected(&args.text("found")?))),
    ("treaty_condition_expected", |texts, args| Some(texts.treaty_condition_expected(&args.text("found")?))),
    ("treaty_end_expected", |texts, args| Some(texts.treaty_end_expected(&args.text("found")?))),
    ("treaty_space_expected", |texts, args| Some(texts.treaty_space_expected(&args.text("found")?))),
    ("treaty_party_count", |texts, args| Some(texts.treaty_party_count(args.number("most")?))),
    ("treaty_party_order", |texts, _| Some(texts.treaty_party_order().to_owned())),
    ("treaty_party_twice", |texts, args| {
        Some(texts.treaty_party_twice(args.named("seat", Seat::from_name)?))
    }),
    ("treaty_clause_count", |texts, args| {
        Some(texts.treaty_clause_count(args.named("seat", Seat::from_name)?, args.number("most")?))
    }),
    ("treaty_clause_twice", |texts, args| {
        Some(texts.treaty_clause_twice(args.named("seat", Seat::from_name)?))
    }),
    ("treaty_names_itself", |texts, args| {
        Some(texts.treaty_names_itself(args.named("seat", Seat::from_name)?))
    }),
    ("treaty_twice", |texts, args| Some(texts.treaty_twice(&args.text("what")?))),
    ("treaty_nothing", |texts, _| Some(texts.treaty_nothing().to_owned())),
    ("treaty_turns", |texts, args| Some(texts.treaty_turns(args.number("most")?))),
    ("treaty_squares", |texts, args| Some(texts.treaty_squares(args.number("count")?, args.number("most")?))),
    ("treaty_rounds", |texts, args| Some(texts.treaty_rounds(args.number("most")?))),
    ("treaty_no_duty", |texts, args| Some(texts.treaty_no_duty(args.number("number")?))),
    ("treaty_circle", |texts, args| Some(texts.treaty_circle(args.number("number")?))),
    ("treaty_no_army", |texts, args| Some(texts.treaty_no_army(args.named("seat", Seat::from_name)?))),
    ("treaty_other_squares", |texts, _| Some(texts.treaty_other_squares().to_owned())),
    ("treaty_other_board", |texts, _| Some(texts.treaty_other_board().to_owned())),
    ("treaty_too_few_players", |texts, _| Some(texts.treaty_too_few_players().to_owned())),
    ("treaty_not_alive", |texts, args| Some(texts.treaty_not_alive(args.named("seat", Seat::from_name)?))),
    ("treaty_not_in_power", |texts, args| {
        Some(texts.treaty_not_in_power(args.named("seat", Seat::from_name)?))
    }),
    ("treaty_not_in_force", |texts, _| Some(texts.treaty_not_in_force().to_owned())),
    ("treaty_not_a_party", |texts, args| {
        Some(texts.treaty_not_a_party(args.named("seat", Seat::from_name)?))
    }),
    ("treaty_notice_of_rounds", |texts, _| Some(texts.treaty_notice_of_rounds().to_owned())),
    ("treaty_notice_given", |texts, _| Some(texts.treaty_notice_given().to_owned())),
    ("treaty_take_back", |texts, args| {
        Some(texts.treaty_take_back(&args.text("found")?, args.number("events")?))
    }),
];

impl Treaties {
    /// The message of a code, which is its name; none if there is no such message, or an argument of it is
    /// missing or of another kind.
    #[must_use]
    pub fn by_code(self, code: &str, args: &[(&'static str, djambi::Argument)]) -> Option<String> {
        let (_, message) = BY_CODE.iter().find(|(known, _)| *known == code)?;
        message(self, &crate::arguments::Arguments::new(self.0, args))
    }

    /// The codes of all messages.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        BY_CODE.iter().map(|(code, _)| *code)
    }
}
