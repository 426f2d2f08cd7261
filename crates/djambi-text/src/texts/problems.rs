//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::{Role, Seat};

use crate::Language;

/// The texts of the area `problems` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Problems(pub Language);

impl Problems {
    /// “The game is over.”
    #[must_use]
    pub const fn over(self) -> &'static str {
        match self.0 {
            Language::En => "The game is over.",
            Language::Es => "La partida ha terminado.",
            Language::Fr => "La partie est finie.",
        }
    }

    /// “You have no legal move: you must pass.”
    #[must_use]
    pub const fn must_pass(self) -> &'static str {
        match self.0 {
            Language::En => "You have no legal move: you must pass.",
            Language::Es => "No tienes ninguna jugada legal: debes pasar.",
            Language::Fr => "Vous n’avez aucun coup légal\u{a0}: vous devez passer.",
        }
    }

    /// “You cannot pass while you have a legal move.”
    #[must_use]
    pub const fn cannot_pass(self) -> &'static str {
        match self.0 {
            Language::En => "You cannot pass while you have a legal move.",
            Language::Es => "No puedes pasar mientras tengas una jugada legal.",
            Language::Fr => "Vous ne pouvez pas passer tant que vous avez un coup légal.",
        }
    }

    /// “There is no piece on {square}.”
    #[must_use]
    pub fn no_piece(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no piece on {square}."),
            Language::Es => format!("No hay ninguna pieza en {square}."),
            Language::Fr => format!("Il n’y a pas de pièce en {square}."),
        }
    }

    /// “There is a corpse on {square}. Only a necromobile can move it.”
    #[must_use]
    pub fn corpse_moves(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is a corpse on {square}. Only a necromobile can move it."),
            Language::Es => format!("En {square} hay un cadáver. Solo un necromóvil puede trasladarlo."),
            Language::Fr => format!("Il y a un cadavre en {square}. Seul un nécromobile peut le déplacer."),
        }
    }

    /// “That is {army}’s {role}. It is {seat}’s turn.”
    #[must_use]
    pub fn not_yours(self, army: Seat, role: Role, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "That is {}’s {}. It is {}’s turn.",
                crate::capital::capital(word_0(army)),
                word_1(role),
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "{} no es de {}, a quien le toca jugar.",
                crate::capital::capital(&format!("{} {}", word_2(role), word_3(army))),
                word_4(seat)
            ),
            Language::Fr => format!(
                "{} n’est pas à {}, dont c’est le tour.",
                crate::capital::capital(&format!("{} {}", word_5(role), word_6(army))),
                word_7(seat)
            ),
        }
    }

    /// “{owner} commands that {army} {role}. It is {seat}’s turn.”
    #[must_use]
    pub fn commanded_by_other(self, army: Seat, role: Role, owner: Seat, seat: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "{} commands that {} {}. It is {}’s turn.",
                crate::capital::capital(word_0(owner)),
                word_0(army),
                word_1(role),
                crate::capital::capital(word_0(seat))
            ),
            Language::Es => format!(
                "{} está a las órdenes de {}. Le toca a {}.",
                crate::capital::capital(&format!("{} {}", word_2(role), word_3(army))),
                word_4(owner),
                word_4(seat)
            ),
            Language::Fr => format!(
                "{} est commandé par {}. C’est à {} de jouer.",
                crate::capital::capital(&format!("{} {}", word_5(role), word_6(army))),
                word_7(owner),
                word_7(seat)
            ),
        }
    }

    /// “That {army} {role} is {bond}.”
    #[must_use]
    pub fn idle_piece(self, army: Seat, role: Role, bond: Bond) -> String {
        match self.0 {
            Language::En => format!("That {} {} is {}.", word_0(army), word_1(role), word_8(bond)),
            Language::Es => format!(
                "{} es {}.",
                crate::capital::capital(&format!("{} {}", word_2(role), word_3(army))),
                word_9(bond)
            ),
            Language::Fr => format!(
                "{} est {}.",
                crate::capital::capital(&format!("{} {}", word_5(role), word_6(army))),
                word_10(bond)
            ),
        }
    }

    /// “The {army} {role} on {square} is blocked: it has no free square to go to. Choose another piece.”
    #[must_use]
    pub fn hemmed_in(self, army: Seat, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} {} on {square} is blocked: it has no free square to go to. Choose another piece.",
                word_0(army),
                word_1(role)
            ),
            Language::Es => format!(
                "{} en {square} está bloqueado: no tiene ninguna casilla libre a su alcance. Elige otra pieza.",
                crate::capital::capital(&format!("{} {}", word_2(role), word_3(army)))
            ),
            Language::Fr => format!(
                "{} en {square} est bloqué\u{a0}: aucune case libre à sa portée. Choisissez une autre pièce.",
                crate::capital::capital(&format!("{} {}", word_5(role), word_6(army)))
            ),
        }
    }

    /// “A piece that moves must end on another square.”
    #[must_use]
    pub const fn standstill(self) -> &'static str {
        match self.0 {
            Language::En => "A piece that moves must end on another square.",
            Language::Es => "Una pieza que mueve debe acabar en otra casilla.",
            Language::Fr => "Une pièce qui joue doit finir sur une autre case.",
        }
    }

    /// “There is no straight line from {from} to {to}. Pieces move only in straight lines.”
    #[must_use]
    pub fn not_in_line(self, from: &str, to: &str) -> String {
        match self.0 {
            Language::En => {
                format!("There is no straight line from {from} to {to}. Pieces move only in straight lines.")
            }
            Language::Es => {
                format!("No hay ninguna línea recta de {from} a {to}. Las piezas solo van en línea recta.")
            }
            Language::Fr => format!(
                "Il n’y a pas de ligne droite de {from} à {to}. Les pièces ne vont qu’en ligne droite."
            ),
        }
    }

    /// “A militant moves one or two squares, and {to} is farther.”
    #[must_use]
    pub fn too_far(self, to: &str) -> String {
        match self.0 {
            Language::En => format!("A militant moves one or two squares, and {to} is farther."),
            Language::Es => format!("Un militante se mueve una o dos casillas, y {to} está más lejos."),
            Language::Fr => format!("Un militant se déplace d’une ou deux cases, et {to} est plus loin."),
        }
    }

    /// “The way to {to} is blocked on {by}; no piece jumps.”
    #[must_use]
    pub fn blocked(self, by: &str, to: &str) -> String {
        match self.0 {
            Language::En => format!("The way to {to} is blocked on {by}; no piece jumps."),
            Language::Es => format!("El camino a {to} está cerrado en {by}; ninguna pieza salta."),
            Language::Fr => format!("Le chemin vers {to} est barré en {by}\u{202f}; aucune pièce ne saute."),
        }
    }

    /// “No way to {to} is open; no piece jumps.”
    #[must_use]
    pub fn barred(self, to: &str) -> String {
        match self.0 {
            Language::En => format!("No way to {to} is open; no piece jumps."),
            Language::Es => format!("Ningún camino a {to} está libre; ninguna pieza salta."),
            Language::Fr => format!("Aucun chemin vers {to} n’est libre\u{202f}; aucune pièce ne saute."),
        }
    }

    /// “{role} may pass through the empty maze, but only a chief may end its move in it.”
    #[must_use]
    pub fn maze_closed(self, role: Role) -> String {
        match self.0 {
            Language::En => format!(
                "{} may pass through the empty maze, but only a chief may end its move in it.",
                crate::capital::capital(word_11(role))
            ),
            Language::Es => format!(
                "{} puede atravesar el laberinto vacío, pero solo un líder puede quedarse en él.",
                crate::capital::capital(word_12(role))
            ),
            Language::Fr => format!(
                "{} peut traverser le labyrinthe vide, mais seul un chef peut s’y arrêter.",
                crate::capital::capital(word_13(role))
            ),
        }
    }

    /// “A militant cannot kill a chief in the maze.”
    #[must_use]
    pub const fn militant_in_maze(self) -> &'static str {
        match self.0 {
            Language::En => "A militant cannot kill a chief in the maze.",
            Language::Es => "Un militante no puede matar a un líder en el laberinto.",
            Language::Fr => "Un militant ne peut pas tuer un chef dans le labyrinthe.",
        }
    }

    /// “{role} cannot go onto a corpse. Only a necromobile can.”
    #[must_use]
    pub fn no_effect_on_corpse(self, role: Role) -> String {
        match self.0 {
            Language::En => format!(
                "{} cannot go onto a corpse. Only a necromobile can.",
                crate::capital::capital(word_11(role))
            ),
            Language::Es => format!(
                "{} no puede ir a la casilla de un cadáver. Solo un necromóvil puede.",
                crate::capital::capital(word_12(role))
            ),
            Language::Fr => format!(
                "{} ne peut pas aller sur un cadavre. Seul un nécromobile le peut.",
                crate::capital::capital(word_13(role))
            ),
        }
    }

    /// “{role} cannot go onto a living piece.”
    #[must_use]
    pub fn no_effect_on_piece(self, role: Role) -> String {
        match self.0 {
Language::En => match role {Role::Reporter => "A reporter never goes onto another piece: it stops beside it and kills from there.".to_owned(),Role::Necromobile => "A necromobile takes only corpses, never a living piece.".to_owned(),_ => format!("{} cannot go onto a living piece.", crate::capital::capital(word_11(role))), },
Language::Es => match role {Role::Reporter => "Un reportero nunca va a la casilla de otra pieza: se detiene a su lado y mata desde allí.".to_owned(),Role::Necromobile => "Un necromóvil solo toma cadáveres, nunca una pieza viva.".to_owned(),_ => format!("{} no puede ir a la casilla de una pieza viva.", crate::capital::capital(word_12(role))), },
Language::Fr => match role {Role::Reporter => "Un reporter ne va jamais sur une autre pièce\u{a0}: il s’arrête à côté et tue de là.".to_owned(),Role::Necromobile => "Un nécromobile ne prend que des cadavres, jamais une pièce vivante.".to_owned(),_ => format!("{} ne peut pas aller sur une pièce vivante.", crate::capital::capital(word_13(role))), },
}
    }

    /// “The {army} {role} on {square} is on your side: you cannot kill it or lead it away.”
    #[must_use]
    pub fn own_victim(self, army: Seat, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} {} on {square} is on your side: you cannot kill it or lead it away.",
                word_0(army),
                word_1(role)
            ),
            Language::Es => format!(
                "{} en {square} es de tu bando: no puedes atacarlo.",
                crate::capital::capital(&format!("{} {}", word_2(role), word_3(army)))
            ),
            Language::Fr => format!(
                "{} en {square} est de votre camp\u{a0}: on n’attaque pas les siens.",
                crate::capital::capital(&format!("{} {}", word_5(role), word_6(army)))
            ),
        }
    }

    /// “The {army} {role} on {square} is an orphan: it can be neither killed nor led away.”
    #[must_use]
    pub fn orphan_victim(self, army: Seat, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} {} on {square} is an orphan: it can be neither killed nor led away.",
                word_0(army),
                word_1(role)
            ),
            Language::Es => format!(
                "{} en {square} es de un ejército huérfano: sus piezas no se pueden matar ni trasladar.",
                crate::capital::capital(&format!("{} {}", word_2(role), word_3(army)))
            ),
            Language::Fr => format!(
                "{} en {square} est d’une armée orpheline\u{a0}: ses pièces ne peuvent être ni tuées ni déplacées.",
                crate::capital::capital(&format!("{} {}", word_5(role), word_6(army)))
            ),
        }
    }

    /// “Only a reporter names its victim, and only where it has a choice.”
    #[must_use]
    pub const fn no_choice_of_victim(self) -> &'static str {
        match self.0 {
            Language::En => "Only a reporter names its victim, and only where it has a choice.",
            Language::Es => "Solo un reportero señala una víctima, y solo cuando puede escoger.",
            Language::Fr => "Seul un reporter désigne une victime, et seulement quand il a le choix.",
        }
    }

    /// “A reporter kills only on a square that shares a side with its own, and {square} does not.”
    #[must_use]
    pub fn victim_not_beside(self, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "A reporter kills only on a square that shares a side with its own, and {square} does not."
            ),
            Language::Es => format!(
                "Un reportero solo mata en una casilla que comparta un lado con la suya, y {square} no lo comparte."
            ),
            Language::Fr => format!(
                "Un reporter ne tue que sur une case qui touche la sienne par un côté, et {square} n’en est pas une."
            ),
        }
    }

    /// “There is no piece on {square} that your reporter may kill.”
    #[must_use]
    pub fn no_victim(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no piece on {square} that your reporter may kill."),
            Language::Es => format!("En {square} no hay ninguna pieza que tu reportero pueda matar."),
            Language::Fr => format!("Il n’y a en {square} aucune pièce que votre reporter puisse tuer."),
        }
    }

    /// “Your reporter must kill one of the pieces beside it. Choose which.”
    #[must_use]
    pub const fn must_report(self) -> &'static str {
        match self.0 {
            Language::En => "Your reporter must kill one of the pieces beside it. Choose which.",
            Language::Es => "Tu reportero debe matar una de las piezas que tiene al lado. Elige cuál.",
            Language::Fr => "Votre reporter doit tuer l’une des pièces à côté de lui. Choisissez laquelle.",
        }
    }

    /// “Choose an empty square for what your piece took.”
    #[must_use]
    pub const fn placement_missing(self) -> &'static str {
        match self.0 {
            Language::En => "Choose an empty square for what your piece took.",
            Language::Es => "Elige una casilla vacía para lo que ha tomado tu pieza.",
            Language::Fr => "Choisissez une case vide pour ce que votre pièce a pris.",
        }
    }

    /// “This move leaves you nothing to place.”
    #[must_use]
    pub const fn nothing_to_place(self) -> &'static str {
        match self.0 {
            Language::En => "This move leaves you nothing to place.",
            Language::Es => "Esta jugada no te deja nada que colocar.",
            Language::Fr => "Ce coup ne vous laisse rien à poser.",
        }
    }

    /// “There is something on {square}. Choose an empty square.”
    #[must_use]
    pub fn placement_occupied(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is something on {square}. Choose an empty square."),
            Language::Es => format!("La casilla {square} no está vacía. Elige una casilla vacía."),
            Language::Fr => format!("La case {square} n’est pas vide. Choisissez une case vide."),
        }
    }

    /// “You cannot place this in the maze. Only a diplomat can place a chief there, taken from another square.”
    #[must_use]
    pub const fn placement_in_maze(self) -> &'static str {
        match self.0 {
            Language::En => {
                "You cannot place this in the maze. Only a diplomat can place a chief there, taken from another square."
            }
            Language::Es => {
                "No puedes colocar eso en el laberinto. Solo un diplomático puede colocar allí a un líder, tomado de otra casilla."
            }
            Language::Fr => {
                "Vous ne pouvez pas poser cela dans le labyrinthe. Seul un diplomate peut y poser un chef, pris sur une autre case."
            }
        }
    }

    /// “In the maze you can place only the corpse of a chief that this move kills.”
    #[must_use]
    pub const fn corpse_in_maze(self) -> &'static str {
        match self.0 {
            Language::En => "In the maze you can place only the corpse of a chief that this move kills.",
            Language::Es => {
                "En el laberinto solo puedes colocar el cadáver de un líder muerto en esta jugada."
            }
            Language::Fr => {
                "Dans le labyrinthe, vous ne pouvez poser que le cadavre d’un chef tué par ce coup."
            }
        }
    }

    /// “What you took in the maze cannot go back into it in the same turn.”
    #[must_use]
    pub const fn return_to_maze(self) -> &'static str {
        match self.0 {
            Language::En => "What you took in the maze cannot go back into it in the same turn.",
            Language::Es => "Lo que tomaste en el laberinto no puede volver a él en la misma jugada.",
            Language::Fr => {
                "Ce que vous avez pris dans le labyrinthe ne peut pas y retourner par le même coup."
            }
        }
    }

    /// “A piece that acts in the maze must leave it in the same turn. Choose where it goes out.”
    #[must_use]
    pub const fn exit_missing(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A piece that acts in the maze must leave it in the same turn. Choose where it goes out."
            }
            Language::Es => {
                "Una pieza que actúa en el laberinto debe salir de él en la misma jugada. Elige por dónde."
            }
            Language::Fr => {
                "Une pièce qui agit dans le labyrinthe doit en sortir dans le même coup. Choisissez par où."
            }
        }
    }

    /// “Only a piece that acts in the maze and may not stay there has an exit.”
    #[must_use]
    pub const fn no_exit(self) -> &'static str {
        match self.0 {
            Language::En => "Only a piece that acts in the maze and may not stay there has an exit.",
            Language::Es => {
                "Solo tiene salida una pieza que actúa en el laberinto y no puede quedarse en él."
            }
            Language::Fr => "Seule une pièce qui agit dans le labyrinthe sans pouvoir y rester a une sortie.",
        }
    }

    /// “Choose an empty square to leave the maze; {square} is not empty.”
    #[must_use]
    pub fn exit_occupied(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("Choose an empty square to leave the maze; {square} is not empty."),
            Language::Es => format!("Elige una casilla vacía para salir del laberinto; {square} no lo está."),
            Language::Fr => {
                format!("Choisissez une case vide pour sortir du labyrinthe\u{202f}; {square} ne l’est pas.")
            }
        }
    }

    /// “Your assassin cannot leave for {square}: its victim’s corpse goes there.”
    #[must_use]
    pub fn exit_on_start(self, square: &str) -> String {
        match self.0 {
            Language::En => {
                format!("Your assassin cannot leave for {square}: its victim’s corpse goes there.")
            }
            Language::Es => format!("Tu asesino no puede salir a {square}: ahí va el cadáver de su víctima."),
            Language::Fr => {
                format!("Votre assassin ne peut pas sortir en {square}\u{a0}: le cadavre de sa victime y va.")
            }
        }
    }

    /// “A militant leaves the maze by one or two squares, and {square} is farther.”
    #[must_use]
    pub fn exit_too_far(self, square: &str) -> String {
        match self.0 {
            Language::En => {
                format!("A militant leaves the maze by one or two squares, and {square} is farther.")
            }
            Language::Es => format!(
                "Al salir del laberinto, un militante se mueve una o dos casillas, y {square} está más lejos."
            ),
            Language::Fr => {
                format!("Un militant sort du labyrinthe d’une ou deux cases, et {square} est plus loin.")
            }
        }
    }

    /// “There is no open line from the maze to {square}.”
    #[must_use]
    pub fn exit_out_of_reach(self, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no open line from the maze to {square}."),
            Language::Es => format!("No hay ninguna línea libre del laberinto a {square}."),
            Language::Fr => format!("Il n’y a pas de ligne libre du labyrinthe à {square}."),
        }
    }

    /// “This walls in your own chief: you would be out.”
    #[must_use]
    pub const fn walls_in_own_chief(self) -> &'static str {
        match self.0 {
            Language::En => "This walls in your own chief: you would be out.",
            Language::Es => "Esta jugada encierra a tu propio líder: quedarías fuera.",
            Language::Fr => "Ce coup encercle votre propre chef\u{a0}: vous seriez hors jeu.",
        }
    }

    /// “{seat}’s {role} could then kill your chief before you play again.”
    #[must_use]
    pub fn exposes_own_chief(self, seat: Seat, role: Role) -> String {
        match self.0 {
            Language::En => format!(
                "{}’s {} could then kill your chief before you play again.",
                crate::capital::capital(word_0(seat)),
                word_1(role)
            ),
            Language::Es => format!(
                "{} de {} podría entonces matar a tu líder antes de tu próxima jugada.",
                crate::capital::capital(word_2(role)),
                word_4(seat)
            ),
            Language::Fr => format!(
                "{} pourrait alors tuer votre chef avec {}, avant votre prochain coup.",
                word_7(seat),
                word_13(role)
            ),
        }
    }

    /// “{seat}’s {role} still sees your chief.”
    #[must_use]
    pub fn leaves_own_chief(self, seat: Seat, role: Role) -> String {
        match self.0 {
            Language::En => {
                format!("{}’s {} still sees your chief.", crate::capital::capital(word_0(seat)), word_1(role))
            }
            Language::Es => format!(
                "{} de {} sigue amenazando a tu líder.",
                crate::capital::capital(word_2(role)),
                word_4(seat)
            ),
            Language::Fr => format!("{} menace toujours votre chef avec {}.", word_7(seat), word_13(role)),
        }
    }

    /// “The name of a square is expected at character {column} of the move.”
    #[must_use]
    pub fn square_expected(self, column: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The name of a square is expected at character {} of the move.",
                crate::locale::number(self.0, column)
            ),
            Language::Es => format!(
                "En el carácter {} de la jugada hace falta el nombre de una casilla.",
                crate::locale::number(self.0, column)
            ),
            Language::Fr => format!(
                "Au caractère {} du coup, il faut le nom d’une case.",
                crate::locale::number(self.0, column)
            ),
        }
    }

    /// “The letter of a piece is expected at character {column} of the move.”
    #[must_use]
    pub fn role_expected(self, column: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The letter of a piece is expected at character {} of the move.",
                crate::locale::number(self.0, column)
            ),
            Language::Es => format!(
                "En el carácter {} de la jugada hace falta la letra de una pieza.",
                crate::locale::number(self.0, column)
            ),
            Language::Fr => format!(
                "Au caractère {} du coup, il faut la lettre d’une pièce.",
                crate::locale::number(self.0, column)
            ),
        }
    }

    /// ““-”, “x” or “:” is expected at character {column} of the move.”
    #[must_use]
    pub fn mark_expected(self, column: u64) -> String {
        match self.0 {
            Language::En => format!(
                "“-”, “x” or “:” is expected at character {} of the move.",
                crate::locale::number(self.0, column)
            ),
            Language::Es => format!(
                "En el carácter {} de la jugada hace falta «-», «x» o «:».",
                crate::locale::number(self.0, column)
            ),
            Language::Fr => format!(
                "Au caractère {} du coup, il faut «\u{a0}-\u{a0}», «\u{a0}x\u{a0}» ou «\u{a0}:\u{a0}».",
                crate::locale::number(self.0, column)
            ),
        }
    }

    /// “The move should end before character {column}.”
    #[must_use]
    pub fn end_expected(self, column: u64) -> String {
        match self.0 {
            Language::En => {
                format!("The move should end before character {}.", crate::locale::number(self.0, column))
            }
            Language::Es => format!(
                "La jugada debería acabar antes del carácter {}.",
                crate::locale::number(self.0, column)
            ),
            Language::Fr => {
                format!("Le coup devrait finir avant le caractère {}.", crate::locale::number(self.0, column))
            }
        }
    }

    /// “There is no {role} on {square}.”
    #[must_use]
    pub fn absent_piece(self, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!("There is no {} on {square}.", word_1(role)),
            Language::Es => format!("No hay ningún {} en {square}.", word_14(role)),
            Language::Fr => format!("Il n’y a pas {} en {square}.", word_15(role)),
        }
    }

    /// “In this position the move is written {reading}.”
    #[must_use]
    pub fn misread_move(self, reading: &str) -> String {
        match self.0 {
            Language::En => format!("In this position the move is written {reading}."),
            Language::Es => format!("En esta posición, la jugada se escribe {reading}."),
            Language::Fr => format!("Dans cette position, le coup s’écrit {reading}."),
        }
    }

    /// “The position is incomplete: six parts are needed, {found} were found.”
    #[must_use]
    pub fn too_few_fields(self, found: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The position is incomplete: six parts are needed, {} found.",
                match found {
                    0 => "none was".to_owned(),
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "one was".to_owned(),
                    _ => format!("{} were", crate::locale::number(self.0, found)),
                }
            ),
            Language::Es => format!(
                "La posición está incompleta: hacen falta seis partes y {}.",
                match found {
                    0 => "no hay ninguna".to_owned(),
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "solo hay una".to_owned(),
                    _ => format!("solo hay {}", crate::locale::number(self.0, found)),
                }
            ),
            Language::Fr => format!(
                "La position est incomplète\u{a0}: il faut six éléments, {}.",
                match found {
                    0 => "on n’en trouve aucun".to_owned(),
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "on n’en trouve qu’un".to_owned(),
                    _ => format!("on n’en trouve que {}", crate::locale::number(self.0, found)),
                }
            ),
        }
    }

    /// “A position has six parts, but {found} were found.”
    #[must_use]
    pub fn too_many_fields(self, found: u64) -> String {
        match self.0 {
            Language::En => format!(
                "A position has six parts, but {} found.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "one was".to_owned(),
                    _ => format!("{} were", crate::locale::number(self.0, found)),
                }
            ),
            Language::Es => format!(
                "Una posición tiene seis partes, pero hay {}.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "una".to_owned(),
                    _ => crate::locale::number(self.0, found),
                }
            ),
            Language::Fr => format!(
                "Une position a six éléments, mais on en trouve {}.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        "un".to_owned(),
                    _ => crate::locale::number(self.0, found),
                }
            ),
        }
    }

    /// “There is a space too many at character {column} of the position.”
    #[must_use]
    pub fn surplus_space(self, column: u64) -> String {
        match self.0 {
            Language::En => format!(
                "There is a space too many at character {} of the position.",
                crate::locale::number(self.0, column)
            ),
            Language::Es => format!(
                "Sobra un espacio en el carácter {} de la posición.",
                crate::locale::number(self.0, column)
            ),
            Language::Fr => format!(
                "Il y a un espace de trop au caractère {} de la position.",
                crate::locale::number(self.0, column)
            ),
        }
    }

    /// “The character {text} has no place in a position (character {column}).”
    #[must_use]
    pub fn foreign_in_position(self, text: &str, column: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The character {text} has no place in a position (character {}).",
                crate::locale::number(self.0, column)
            ),
            Language::Es => format!(
                "El carácter {text} no cabe en una posición (carácter {}).",
                crate::locale::number(self.0, column)
            ),
            Language::Fr => format!(
                "Le caractère {text} n’a pas sa place dans une position (caractère {}).",
                crate::locale::number(self.0, column)
            ),
        }
    }

    /// “The board has {found} rows instead of {wanted}.”
    #[must_use]
    pub fn number_of_rows(self, row: Row, found: u64, wanted: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The board has {} instead of {}.",
                match row {
                    Row::Rank => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} rank", crate::locale::number(self.0, found)),
                        _ => format!("{} ranks", crate::locale::number(self.0, found)),
                    },
                    Row::File => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} file", crate::locale::number(self.0, found)),
                        _ => format!("{} files", crate::locale::number(self.0, found)),
                    },
                    _ => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} row", crate::locale::number(self.0, found)),
                        _ => format!("{} rows", crate::locale::number(self.0, found)),
                    },
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Es => format!(
                "El tablero tiene {} en vez de {}.",
                match row {
                    Row::Rank => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} fila", crate::locale::number(self.0, found)),
                        _ => format!("{} filas", crate::locale::number(self.0, found)),
                    },
                    Row::File => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} columna", crate::locale::number(self.0, found)),
                        _ => format!("{} columnas", crate::locale::number(self.0, found)),
                    },
                    _ => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} hilera", crate::locale::number(self.0, found)),
                        _ => format!("{} hileras", crate::locale::number(self.0, found)),
                    },
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Fr => format!(
                "Le plateau a {} au lieu de {}.",
                match row {
                    Row::Rank => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} rangée", crate::locale::number(self.0, found)),
                        _ => format!("{} rangées", crate::locale::number(self.0, found)),
                    },
                    Row::File => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} colonne", crate::locale::number(self.0, found)),
                        _ => format!("{} colonnes", crate::locale::number(self.0, found)),
                    },
                    _ => match found {
                        _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                            format!("{} ligne", crate::locale::number(self.0, found)),
                        _ => format!("{} lignes", crate::locale::number(self.0, found)),
                    },
                },
                crate::locale::number(self.0, wanted)
            ),
        }
    }

    /// “{row} {label} has {found} squares instead of {wanted}.”
    #[must_use]
    pub fn row_length(self, row: Row, label: &str, found: u64, wanted: u64) -> String {
        match self.0 {
            Language::En => format!(
                "{} {label} has {} instead of {}.",
                word_16(row),
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        format!("{} square", crate::locale::number(self.0, found)),
                    _ => format!("{} squares", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Es => format!(
                "La {} {label} tiene {} en vez de {}.",
                word_17(row),
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        format!("{} casilla", crate::locale::number(self.0, found)),
                    _ => format!("{} casillas", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Fr => format!(
                "La {} {label} a {} au lieu de {}.",
                word_18(row),
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        format!("{} case", crate::locale::number(self.0, found)),
                    _ => format!("{} cases", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
        }
    }

    /// “In {row} {label}, “{text}” cannot be a number of empty squares.”
    #[must_use]
    pub fn empty_run(self, row: Row, label: &str, text: &str) -> String {
        match self.0 {
            Language::En => {
                format!("In {} {label}, “{text}” cannot be a number of empty squares.", word_19(row))
            }
            Language::Es => {
                format!("En la {} {label}, «{text}» no puede ser un número de casillas vacías.", word_17(row))
            }
            Language::Fr => format!(
                "Dans la {} {label}, «\u{a0}{text}\u{a0}» ne peut pas être un nombre de cases vides.",
                word_18(row)
            ),
        }
    }

    /// “In {row} {label}, “{text}” is neither a piece, nor a corpse, nor a number of empty squares.”
    #[must_use]
    pub fn board_character(self, row: Row, label: &str, text: &str) -> String {
        match self.0 {
            Language::En => format!(
                "In {} {label}, “{text}” is neither a piece, nor a corpse, nor a number of empty squares.",
                word_19(row)
            ),
            Language::Es => format!(
                "En la {} {label}, «{text}» no es ni una pieza, ni un cadáver, ni un número de casillas vacías.",
                word_17(row)
            ),
            Language::Fr => format!(
                "Dans la {} {label}, «\u{a0}{text}\u{a0}» n’est ni une pièce, ni un cadavre, ni un nombre de cases vides.",
                word_18(row)
            ),
        }
    }

    /// “In {row} {label}, no {army} piece is of the kind “{text}”.”
    #[must_use]
    pub fn unknown_role(self, row: Row, label: &str, army: Seat, text: &str) -> String {
        match self.0 {
            Language::En => {
                format!("In {} {label}, no {} piece is of the kind “{text}”.", word_19(row), word_0(army))
            }
            Language::Es => format!(
                "En la {} {label}, «{text}» no es ningún tipo de pieza {}.",
                word_17(row),
                word_20(army)
            ),
            Language::Fr => format!(
                "Dans la {} {label}, «\u{a0}{text}\u{a0}» ne désigne aucune pièce {}.",
                word_18(row),
                word_21(army)
            ),
        }
    }

    /// “At the end of {row} {label}, the kind of the {army} piece is missing.”
    #[must_use]
    pub fn missing_role(self, row: Row, label: &str, army: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "At the end of {} {label}, the kind of the {} piece is missing.",
                word_19(row),
                word_0(army)
            ),
            Language::Es => format!(
                "Al final de la {} {label}, falta el tipo de la pieza {}.",
                word_17(row),
                word_20(army)
            ),
            Language::Fr => format!(
                "À la fin de la {} {label}, il manque la lettre de la pièce {}.",
                word_18(row),
                word_21(army)
            ),
        }
    }

    /// “The controllers of the armies are given by {found} letters instead of {wanted}, one for each army.”
    #[must_use]
    pub fn number_of_controllers(self, found: u64, wanted: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The controllers of the armies are given by {} instead of {}, one for each army.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        format!("{} letter", crate::locale::number(self.0, found)),
                    _ => format!("{} letters", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Es => format!(
                "Quién manda cada ejército se indica con {} en vez de {}, una por ejército.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        format!("{} letra", crate::locale::number(self.0, found)),
                    _ => format!("{} letras", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
            Language::Fr => format!(
                "Il y a {} pour dire qui commande les armées, au lieu de {}, une par armée.",
                match found {
                    _ if crate::locale::plural(self.0, found) == icu_plurals::PluralCategory::One =>
                        format!("{} lettre", crate::locale::number(self.0, found)),
                    _ => format!("{} lettres", crate::locale::number(self.0, found)),
                },
                crate::locale::number(self.0, wanted)
            ),
        }
    }

    /// ““{text}” cannot control the {army} army: it is neither a seat of this board, nor “h” (hostage), nor “-” (orphan).”
    #[must_use]
    pub fn unknown_controller(self, army: Seat, text: &str) -> String {
        match self.0 {
            Language::En => format!(
                "“{text}” cannot control the {} army: it is neither a seat of this board, nor “h” (hostage), nor “-” (orphan).",
                word_0(army)
            ),
            Language::Es => format!(
                "«{text}» no puede mandar el ejército {}: no es ni un puesto de este tablero, ni «h» (rehén), ni «-» (huérfano).",
                word_3(army)
            ),
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» ne peut pas commander l’armée {}\u{a0}: ce n’est ni une place de ce plateau, ni «\u{a0}h\u{a0}» (otage), ni «\u{a0}-\u{a0}» (orpheline).",
                word_21(army)
            ),
        }
    }

    /// ““{text}” cannot be the player to move: it is no seat of this board.”
    #[must_use]
    pub fn unknown_turn(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” cannot be the player to move: it is no seat of this board."),
            Language::Es => format!("«{text}» no puede tener el turno: no es un puesto de este tablero."),
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» ne peut pas avoir le trait\u{a0}: ce n’est pas une place de ce plateau."
            ),
        }
    }

    /// ““{text}” cannot be the cursor of the round: it is no seat of this board.”
    #[must_use]
    pub fn unknown_cursor(self, text: &str) -> String {
        match self.0 {
            Language::En => {
                format!("“{text}” cannot be the cursor of the round: it is no seat of this board.")
            }
            Language::Es => {
                format!("«{text}» no puede ser el cursor de la ronda: no es un puesto de este tablero.")
            }
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» ne peut pas être le curseur du tour de table\u{a0}: ce n’est pas une place de ce plateau."
            ),
        }
    }

    /// ““{text}” cannot be the number of turns since the last kill: a whole number up to 4,294,967,295 is needed, without sign or leading zeros.”
    #[must_use]
    pub fn bad_quiet_turns(self, text: &str) -> String {
        match self.0 {
            Language::En => format!(
                "“{text}” cannot be the number of turns since the last kill: a whole number up to 4,294,967,295 is needed, without sign or leading zeros."
            ),
            Language::Es => format!(
                "«{text}» no puede ser el número de jugadas desde la última muerte: hace falta un número entero hasta 4.294.967.295, sin signo ni ceros al principio."
            ),
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» ne peut pas être le nombre de coups depuis la dernière mort\u{a0}: il faut un nombre entier jusqu’à 4\u{202f}294\u{202f}967\u{202f}295, sans signe ni zéro au début."
            ),
        }
    }

    /// ““{text}” cannot be the turn number: a whole number up to 4,294,967,295 is needed, without sign or leading zeros.”
    #[must_use]
    pub fn bad_turn_number(self, text: &str) -> String {
        match self.0 {
            Language::En => format!(
                "“{text}” cannot be the turn number: a whole number up to 4,294,967,295 is needed, without sign or leading zeros."
            ),
            Language::Es => format!(
                "«{text}» no puede ser el número de la jugada: hace falta un número entero hasta 4.294.967.295, sin signo ni ceros al principio."
            ),
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» ne peut pas être le numéro du coup\u{a0}: il faut un nombre entier jusqu’à 4\u{202f}294\u{202f}967\u{202f}295, sans signe ni zéro au début."
            ),
        }
    }

    /// “The {army} {role} on {square} is in the maze, where no living piece but a chief can be.”
    #[must_use]
    pub fn not_a_chief_in_the_maze(self, army: Seat, role: Role, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} {} on {square} is in the maze, where no living piece but a chief can be.",
                word_0(army),
                word_1(role)
            ),
            Language::Es => format!(
                "{} en {square} está en el laberinto, donde no puede haber ninguna pieza viva salvo un líder.",
                crate::capital::capital(&format!("{} {}", word_2(role), word_3(army)))
            ),
            Language::Fr => format!(
                "{} en {square} est dans le labyrinthe, où aucune pièce vivante ne peut être sauf un chef.",
                crate::capital::capital(&format!("{} {}", word_5(role), word_6(army)))
            ),
        }
    }

    /// “The {army} army has several chiefs: on {squares}.”
    #[must_use]
    pub fn several_chiefs(self, army: Seat, squares: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "The {} army has several chiefs: on {}.",
                word_0(army),
                crate::locale::list(self.0, squares)
            ),
            Language::Es => format!(
                "El ejército {} tiene varios líderes: en {}.",
                word_3(army),
                crate::locale::list(self.0, squares)
            ),
            Language::Fr => format!(
                "L’armée {} a plusieurs chefs\u{a0}: en {}.",
                word_21(army),
                crate::locale::list(self.0, squares)
            ),
        }
    }

    /// “The {army} army has a player but no chief.”
    #[must_use]
    pub fn player_without_chief(self, army: Seat) -> String {
        match self.0 {
            Language::En => format!("The {} army has a player but no chief.", word_0(army)),
            Language::Es => {
                format!("Alguien juega con el ejército {}, pero este no tiene líder.", word_3(army))
            }
            Language::Fr => format!("Quelqu’un joue l’armée {}, mais elle n’a pas de chef.", word_21(army)),
        }
    }

    /// “The {army} army is a hostage but has no chief.”
    #[must_use]
    pub fn hostage_without_chief(self, army: Seat) -> String {
        match self.0 {
            Language::En => format!("The {} army is a hostage but has no chief.", word_0(army)),
            Language::Es => format!("El ejército {} es rehén, pero no tiene líder.", word_3(army)),
            Language::Fr => format!("L’armée {} est otage, mais elle n’a pas de chef.", word_21(army)),
        }
    }

    /// “The {army} chief on {square} is alive, but its army has no player and is no hostage.”
    #[must_use]
    pub fn chief_of_a_lost_army(self, army: Seat, square: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The {} chief on {square} is alive, but its army has no player and is no hostage.",
                word_0(army)
            ),
            Language::Es => format!(
                "El líder {} en {square} está con vida, pero nadie juega con su ejército y este no es rehén.",
                word_3(army)
            ),
            Language::Fr => format!(
                "Le chef {} en {square} est en vie, mais personne ne joue son armée et elle n’est pas otage.",
                word_6(army)
            ),
        }
    }

    /// “The {army} army is controlled by {controller}, who is not alive.”
    #[must_use]
    pub fn controller_not_alive(self, army: Seat, controller: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "The {} army is controlled by {}, who is not alive.",
                word_0(army),
                crate::capital::capital(word_0(controller))
            ),
            Language::Es => {
                format!("{} manda el ejército {}, pero no está con vida.", word_4(controller), word_3(army))
            }
            Language::Fr => format!(
                "L’armée {} est commandée par {}, qui n’est plus en vie.",
                word_21(army),
                word_7(controller)
            ),
        }
    }

    /// “The {army} army is held by right of power (a capital letter), which these rules do not have.”
    #[must_use]
    pub fn reign_without_option(self, army: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "The {} army is held by right of power (a capital letter), which these rules do not have.",
                word_0(army)
            ),
            Language::Es => format!(
                "El ejército {} se tiene por derecho de poder (una mayúscula), que estas reglas no conocen.",
                word_3(army)
            ),
            Language::Fr => format!(
                "L’armée {} est tenue par le droit du pouvoir (une majuscule), que ces règles ne connaissent pas.",
                word_21(army)
            ),
        }
    }

    /// “No other player controls the {army} army, so it cannot be held by right of power (a capital letter).”
    #[must_use]
    pub fn reign_over_own_army(self, army: Seat) -> String {
        match self.0 {
            Language::En => format!(
                "No other player controls the {} army, so it cannot be held by right of power (a capital letter).",
                word_0(army)
            ),
            Language::Es => format!(
                "Nadie más manda el ejército {}, así que no se puede tener por derecho de poder (una mayúscula).",
                word_3(army)
            ),
            Language::Fr => format!(
                "Personne d’autre ne commande l’armée {}\u{a0}: elle ne peut donc pas être tenue par le droit du pouvoir (une majuscule).",
                word_21(army)
            ),
        }
    }

    /// “No player is alive.”
    #[must_use]
    pub const fn nobody_alive(self) -> &'static str {
        match self.0 {
            Language::En => "No player is alive.",
            Language::Es => "No queda nadie con vida.",
            Language::Fr => "Personne n’est en vie.",
        }
    }

    /// “{seat} is to move, but is not alive.”
    #[must_use]
    pub fn turn_not_alive(self, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("{} is to move, but is not alive.", crate::capital::capital(word_0(seat)))
            }
            Language::Es => format!("{} tiene el turno, pero no está con vida.", word_4(seat)),
            Language::Fr => format!("{} a le trait, mais n’est pas en vie.", word_7(seat)),
        }
    }

    /// “The turn number is 0; turns are numbered from 1.”
    #[must_use]
    pub const fn turn_zero(self) -> &'static str {
        match self.0 {
            Language::En => "The turn number is 0; turns are numbered from 1.",
            Language::Es => "El número de la jugada es 0; las jugadas se cuentan desde 1.",
            Language::Fr => "Le numéro du coup est 0\u{202f}; les coups se comptent à partir de 1.",
        }
    }

    /// “{problem} {rest}”
    #[must_use]
    pub fn several_faults(self, problem: &str, rest: &str) -> String {
        match self.0 {
            Language::En => format!("{problem} {rest}"),
            Language::Es => format!("{problem} {rest}"),
            Language::Fr => format!("{problem} {rest}"),
        }
    }

    /// “There are {count} more faults.”
    #[must_use]
    pub fn more_faults(self, count: u64) -> String {
        match self.0 {
            Language::En => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    format!("There is {} more fault.", crate::locale::number(self.0, count))
                }
                _ => format!("There are {} more faults.", crate::locale::number(self.0, count)),
            },
            Language::Es => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    format!("Queda {} error más.", crate::locale::number(self.0, count))
                }
                _ => format!("Quedan {} errores más.", crate::locale::number(self.0, count)),
            },
            Language::Fr => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    format!("Il reste {} autre erreur.", crate::locale::number(self.0, count))
                }
                _ => format!("Il reste {} autres erreurs.", crate::locale::number(self.0, count)),
            },
        }
    }

    /// “The game is over: {reason}.”
    #[must_use]
    pub fn ended(self, reason: Reason) -> String {
        match self.0 {
            Language::En => format!("The game is over: {}.", word_22(reason)),
            Language::Es => format!("La partida ha terminado: {}.", word_23(reason)),
            Language::Fr => format!("La partie est finie\u{a0}: {}.", word_24(reason)),
        }
    }

    /// “The game is over: nobody can resign any more.”
    #[must_use]
    pub const fn resign_over(self) -> &'static str {
        match self.0 {
            Language::En => "The game is over: nobody can resign any more.",
            Language::Es => "La partida ha terminado: ya no se puede abandonar.",
            Language::Fr => "La partie est finie\u{a0}: on ne peut plus abandonner.",
        }
    }

    /// “{seat} is not alive and cannot resign.”
    #[must_use]
    pub fn resign_not_alive(self, seat: Seat) -> String {
        match self.0 {
            Language::En => {
                format!("{} is not alive and cannot resign.", crate::capital::capital(word_0(seat)))
            }
            Language::Es => format!("{} no está con vida y no puede abandonar.", word_4(seat)),
            Language::Fr => format!("{} n’est pas en vie et ne peut pas abandonner.", word_7(seat)),
        }
    }

    /// “{seat} is not alive in this game.”
    #[must_use]
    pub fn not_alive(self, seat: Seat) -> String {
        match self.0 {
            Language::En => format!("{} is not alive in this game.", crate::capital::capital(word_0(seat))),
            Language::Es => format!("{} no está con vida en esta partida.", word_4(seat)),
            Language::Fr => format!("{} n’est pas en vie dans cette partie.", word_7(seat)),
        }
    }

    /// “The game cannot be taken back to event {to}: it has {events} events.”
    #[must_use]
    pub fn nothing_to_take_back(self, to: u64, events: u64) -> String {
        match self.0 {
            Language::En => format!(
                "The game cannot be taken back to event {}: it has {}.",
                crate::locale::number(self.0, to),
                match events {
                    _ if crate::locale::plural(self.0, events) == icu_plurals::PluralCategory::One =>
                        format!("{} event", crate::locale::number(self.0, events)),
                    _ => format!("{} events", crate::locale::number(self.0, events)),
                }
            ),
            Language::Es => format!(
                "La partida no puede volver al suceso {}: tiene {}.",
                crate::locale::number(self.0, to),
                match events {
                    _ if crate::locale::plural(self.0, events) == icu_plurals::PluralCategory::One =>
                        format!("{} suceso", crate::locale::number(self.0, events)),
                    _ => format!("{} sucesos", crate::locale::number(self.0, events)),
                }
            ),
            Language::Fr => format!(
                "On ne peut pas revenir à l’événement {}\u{a0}: la partie en a {}.",
                crate::locale::number(self.0, to),
                crate::locale::number(self.0, events)
            ),
        }
    }

    /// “The board {board} has no {seat} seat.”
    #[must_use]
    pub fn no_seat(self, seat: Seat, board: &str) -> String {
        match self.0 {
            Language::En => format!("The board {board} has no {} seat.", word_0(seat)),
            Language::Es => format!("El tablero {board} no tiene puesto {}.", word_3(seat)),
            Language::Fr => format!("Le plateau {board} n’a pas de place {}.", word_21(seat)),
        }
    }

    /// “There is no board “{text}”. The boards are {known}.”
    #[must_use]
    pub fn unknown_board(self, text: &str, known: &[String]) -> String {
        match self.0 {
            Language::En => {
                format!("There is no board “{text}”. The boards are {}.", crate::locale::list(self.0, known))
            }
            Language::Es => format!(
                "No hay ningún tablero «{text}». Los tableros son {}.",
                crate::locale::list(self.0, known)
            ),
            Language::Fr => format!(
                "Aucun plateau ne s’appelle «\u{a0}{text}\u{a0}». Les plateaux sont {}.",
                crate::locale::list(self.0, known)
            ),
        }
    }

    /// “A seat has one of these names: {known}.”
    #[must_use]
    pub fn unknown_seat(self, known: &[String]) -> String {
        match self.0 {
            Language::En => format!("A seat has one of these names: {}.", known.join(", ")),
            Language::Es => format!("Un puesto tiene uno de estos nombres: {}.", known.join(", ")),
            Language::Fr => format!("Une place porte l’un de ces noms\u{a0}: {}.", known.join(", ")),
        }
    }

    /// “There is no rule set “{text}”. The rule sets are {known}.”
    #[must_use]
    pub fn unknown_rule_set(self, text: &str, known: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "There is no rule set “{text}”. The rule sets are {}.",
                crate::locale::list(self.0, known)
            ),
            Language::Es => format!(
                "No hay reglas «{text}». Se puede elegir entre {}.",
                crate::locale::list(self.0, known)
            ),
            Language::Fr => format!(
                "Aucun jeu de règles ne s’appelle «\u{a0}{text}\u{a0}». Les jeux de règles sont {}.",
                crate::locale::list(self.0, known)
            ),
        }
    }

    /// “There is no option “{text}”. The options are {known}.”
    #[must_use]
    pub fn unknown_option(self, text: &str, known: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "There is no option “{text}”. The options are {}.",
                crate::locale::list(self.0, known)
            ),
            Language::Es => format!(
                "No hay ninguna opción «{text}». Las opciones son {}.",
                crate::locale::list(self.0, known)
            ),
            Language::Fr => format!(
                "Aucune option ne s’appelle «\u{a0}{text}\u{a0}». Les options sont {}.",
                crate::locale::list(self.0, known)
            ),
        }
    }

    /// “The option {option} has no value “{text}”. Its values are {known}.”
    #[must_use]
    pub fn unknown_value(self, option: &str, text: &str, known: &[String]) -> String {
        match self.0 {
            Language::En => format!(
                "The option {option} has no value “{text}”. Its values are {}.",
                crate::locale::list(self.0, known)
            ),
            Language::Es => format!(
                "La opción {option} no tiene el valor «{text}». Sus valores son {}.",
                crate::locale::list(self.0, known)
            ),
            Language::Fr => format!(
                "L’option {option} n’a pas la valeur «\u{a0}{text}\u{a0}». Ses valeurs sont {}.",
                crate::locale::list(self.0, known)
            ),
        }
    }

    /// “The option {option} is a whole number up to 4,294,967,295, without sign or leading zeros, not “{text}”.”
    #[must_use]
    pub fn option_number(self, option: &str, text: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The option {option} is a whole number up to 4,294,967,295, without sign or leading zeros, not “{text}”."
            ),
            Language::Es => format!(
                "La opción {option} es un número entero hasta 4.294.967.295, sin signo ni ceros al principio, y no «{text}»."
            ),
            Language::Fr => format!(
                "L’option {option} est un nombre entier jusqu’à 4\u{202f}294\u{202f}967\u{202f}295, sans signe ni zéro au début, et non «\u{a0}{text}\u{a0}»."
            ),
        }
    }

    /// “This is neither a position nor a game record. (Details: {problem})”
    #[must_use]
    pub fn no_record(self, problem: &str) -> String {
        match self.0 {
            Language::En => format!("This is neither a position nor a game record. (Details: {problem})"),
            Language::Es => {
                format!("Esto no es ni una posición ni la anotación de una partida. (Detalles: {problem})")
            }
            Language::Fr => {
                format!("Ce n’est ni une position ni une feuille de partie. (Détails\u{a0}: {problem})")
            }
        }
    }

    /// “Line {line}, column {column}: {problem}”
    #[must_use]
    pub fn in_record(self, line: u64, column: u64, problem: &str) -> String {
        match self.0 {
            Language::En => format!(
                "Line {}, column {}: {problem}",
                crate::locale::number(self.0, line),
                crate::locale::number(self.0, column)
            ),
            Language::Es => format!(
                "Línea {}, columna {}: {problem}",
                crate::locale::number(self.0, line),
                crate::locale::number(self.0, column)
            ),
            Language::Fr => format!(
                "Ligne {}, colonne {}\u{a0}: {problem}",
                crate::locale::number(self.0, line),
                crate::locale::number(self.0, column)
            ),
        }
    }

    /// “There is no game here.”
    #[must_use]
    pub const fn no_game(self) -> &'static str {
        match self.0 {
            Language::En => "There is no game here.",
            Language::Es => "Aquí no hay ninguna partida.",
            Language::Fr => "Il n’y a pas de partie ici.",
        }
    }

    /// “Another game begins here, but only one was asked for.”
    #[must_use]
    pub const fn another_game(self) -> &'static str {
        match self.0 {
            Language::En => "Another game begins here, but only one was asked for.",
            Language::Es => "Aquí empieza otra partida, pero se pedía solo una.",
            Language::Fr => "Une autre partie commence ici, mais il n’en fallait qu’une.",
        }
    }

    /// ““{text}” has no meaning here.”
    #[must_use]
    pub fn unexpected_character(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” has no meaning here."),
            Language::Es => format!("«{text}» no tiene sentido aquí."),
            Language::Fr => format!("«\u{a0}{text}\u{a0}» n’a pas de sens ici."),
        }
    }

    /// “In a variation nothing is taken back.”
    #[must_use]
    pub const fn taken_back_in_variation(self) -> &'static str {
        match self.0 {
            Language::En => "In a variation nothing is taken back.",
            Language::Es => "En una variante no se deshace nada.",
            Language::Fr => "Dans une variante, rien n’est repris.",
        }
    }

    /// “More than {most} variations lie inside each other.”
    #[must_use]
    pub fn deep_variation(self, most: u64) -> String {
        match self.0 {
            Language::En => {
                format!("More than {} variations lie inside each other.", crate::locale::number(self.0, most))
            }
            Language::Es => {
                format!("Hay más de {} variantes una dentro de otra.", crate::locale::number(self.0, most))
            }
            Language::Fr => format!(
                "Des variantes sont imbriquées sur plus de {} niveaux.",
                crate::locale::number(self.0, most)
            ),
        }
    }

    /// “The variation that begins here is not closed.”
    #[must_use]
    pub const fn open_variation(self) -> &'static str {
        match self.0 {
            Language::En => "The variation that begins here is not closed.",
            Language::Es => "La variante que empieza aquí no se cierra.",
            Language::Fr => "La variante qui commence ici n’est pas fermée.",
        }
    }

    /// “The signs of a record are exclamation and question marks, one or two, and $1 to $255, behind a turn; there is no such sign here.”
    #[must_use]
    pub const fn no_signs(self) -> &'static str {
        match self.0 {
            Language::En => {
                "The signs of a record are exclamation and question marks, one or two, and $1 to $255, behind a turn; there is no such sign here."
            }
            Language::Es => {
                "Los signos de una anotación son los de exclamación y de interrogación, uno o dos, y $1 a $255, tras una jugada; este no es ninguno de ellos."
            }
            Language::Fr => {
                "Les signes d’une feuille de partie sont les points d’exclamation et d’interrogation, un ou deux, et $1 à $255, après un coup\u{202f}; ce n’en est pas un."
            }
        }
    }

    /// “The comment that begins here is not closed.”
    #[must_use]
    pub const fn open_comment(self) -> &'static str {
        match self.0 {
            Language::En => "The comment that begins here is not closed.",
            Language::Es => "El comentario que empieza aquí no se cierra.",
            Language::Fr => "Le commentaire qui commence ici n’est pas fermé.",
        }
    }

    /// “A tag is written in one line, in square brackets: its name, then its value in straight quotation marks.”
    #[must_use]
    pub const fn broken_tag(self) -> &'static str {
        match self.0 {
            Language::En => {
                "A tag is written in one line, in square brackets: its name, then its value in straight quotation marks."
            }
            Language::Es => {
                "Una etiqueta se escribe en una sola línea, entre corchetes: su nombre y luego su valor entre comillas rectas."
            }
            Language::Fr => {
                "Une étiquette s’écrit sur une seule ligne, entre crochets\u{a0}: son nom, puis sa valeur entre guillemets droits."
            }
        }
    }

    /// “The tag {name} is given here for the second time.”
    #[must_use]
    pub fn tag_twice(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("The tag {name} is given here for the second time."),
            Language::Es => format!("La etiqueta {name} se da aquí por segunda vez."),
            Language::Fr => format!("L’étiquette {name} est donnée ici pour la deuxième fois."),
        }
    }

    /// ““{text}” cannot name a tag: a letter comes first, then letters, digits and underscores.”
    #[must_use]
    pub fn tag_name(self, text: &str) -> String {
        match self.0 {
            Language::En => format!(
                "“{text}” cannot name a tag: a letter comes first, then letters, digits and underscores."
            ),
            Language::Es => format!(
                "«{text}» no puede ser el nombre de una etiqueta: hace falta una letra, y luego letras, cifras y guiones bajos."
            ),
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» ne peut pas nommer une étiquette\u{a0}: il faut une lettre, puis des lettres, des chiffres et des tirets bas."
            ),
        }
    }

    /// “The tag {name} follows from the game and cannot be set.”
    #[must_use]
    pub fn derived_tag(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("The tag {name} follows from the game and cannot be set."),
            Language::Es => format!("La etiqueta {name} se deduce de la partida y no se puede fijar."),
            Language::Fr => {
                format!("L’étiquette {name} découle de la partie\u{a0}: on ne peut pas la donner.")
            }
        }
    }

    /// “The value of the tag {name} cannot have the invisible character “{text}”.”
    #[must_use]
    pub fn control_in_tag(self, name: &str, text: &str) -> String {
        match self.0 {
            Language::En => {
                format!("The value of the tag {name} cannot have the invisible character “{text}”.")
            }
            Language::Es => {
                format!("El valor de la etiqueta {name} no puede tener el carácter invisible «{text}».")
            }
            Language::Fr => format!(
                "La valeur de l’étiquette {name} ne peut pas contenir le caractère invisible «\u{a0}{text}\u{a0}»."
            ),
        }
    }

    /// “A comment cannot have the invisible character “{text}”.”
    #[must_use]
    pub fn control_in_comment(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("A comment cannot have the invisible character “{text}”."),
            Language::Es => format!("Un comentario no puede tener el carácter invisible «{text}»."),
            Language::Fr => {
                format!("Un commentaire ne peut pas contenir le caractère invisible «\u{a0}{text}\u{a0}».")
            }
        }
    }

    /// ““{text}” is an entry of the game; with a full stop behind it, it is a comment.”
    #[must_use]
    pub fn entry_as_comment(self, text: &str) -> String {
        match self.0 {
            Language::En => {
                format!("“{text}” is an entry of the game; with a full stop behind it, it is a comment.")
            }
            Language::Es => format!("«{text}» es parte de la partida; con un punto final es un comentario."),
            Language::Fr => format!(
                "«\u{a0}{text}\u{a0}» est un événement de la partie\u{202f}; suivi d’un point, c’est un commentaire."
            ),
        }
    }

    /// “This is a record of “{text}”, not of Djambi.”
    #[must_use]
    pub fn wrong_variant(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("This is a record of “{text}”, not of Djambi."),
            Language::Es => format!("Esta es una anotación de «{text}», no de Djambi."),
            Language::Fr => format!("C’est une feuille de partie de «\u{a0}{text}\u{a0}», et non de Djambi."),
        }
    }

    /// “An option is written option=value, not “{text}”.”
    #[must_use]
    pub fn broken_option(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("An option is written option=value, not “{text}”."),
            Language::Es => format!("Una opción se escribe opción=valor, y no «{text}»."),
            Language::Fr => format!("Une option s’écrit option=valeur, et non «\u{a0}{text}\u{a0}»."),
        }
    }

    /// “The option {option} is given twice.”
    #[must_use]
    pub fn option_twice(self, option: &str) -> String {
        match self.0 {
            Language::En => format!("The option {option} is given twice."),
            Language::Es => format!("La opción {option} se da dos veces."),
            Language::Fr => format!("L’option {option} est donnée deux fois."),
        }
    }

    /// “The tag SetUp is “1” with a tag FEN and “0” without one, not “{text}”.”
    #[must_use]
    pub fn wrong_set_up(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("The tag SetUp is “1” with a tag FEN and “0” without one, not “{text}”."),
            Language::Es => {
                format!("La etiqueta SetUp es «1» con una etiqueta FEN y «0» sin ella, y no «{text}».")
            }
            Language::Fr => format!(
                "L’étiquette SetUp est «\u{a0}1\u{a0}» avec une étiquette FEN et «\u{a0}0\u{a0}» sans elle, et non «\u{a0}{text}\u{a0}»."
            ),
        }
    }

    /// “The game cannot start from this position. {problem}”
    #[must_use]
    pub fn start_position(self, problem: &str) -> String {
        match self.0 {
            Language::En => format!("The game cannot start from this position. {problem}"),
            Language::Es => format!("La partida no puede empezar en esta posición. {problem}"),
            Language::Fr => format!("La partie ne peut pas commencer dans cette position. {problem}"),
        }
    }

    /// ““{text}” is not a move. {problem}”
    #[must_use]
    pub fn not_a_move(self, text: &str, problem: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” is not a move. {problem}"),
            Language::Es => format!("«{text}» no es una jugada. {problem}"),
            Language::Fr => format!("«\u{a0}{text}\u{a0}» n’est pas un coup. {problem}"),
        }
    }

    /// “The character {text} has no place in it.”
    #[must_use]
    pub fn foreign_character(self, text: &str) -> String {
        match self.0 {
            Language::En => format!("The character {text} has no place in it."),
            Language::Es => format!("El carácter {text} no tiene sitio en ella."),
            Language::Fr => format!("Le caractère {text} n’y a pas sa place."),
        }
    }

    /// ““{text}” is not possible. {problem}”
    #[must_use]
    pub fn not_possible(self, text: &str, problem: &str) -> String {
        match self.0 {
            Language::En => format!("“{text}” is not possible. {problem}"),
            Language::Es => format!("«{text}» no es posible. {problem}"),
            Language::Fr => format!("«\u{a0}{text}\u{a0}» n’est pas possible. {problem}"),
        }
    }

    /// “Nothing can happen in a game after its result.”
    #[must_use]
    pub const fn after_result(self) -> &'static str {
        match self.0 {
            Language::En => "Nothing can happen in a game after its result.",
            Language::Es => "Nada puede ocurrir en una partida después de su resultado.",
            Language::Fr => "Rien ne peut arriver dans une partie après son résultat.",
        }
    }

    /// “The result “{text}” does not fit the game: it should be “{right}”.”
    #[must_use]
    pub fn wrong_result(self, text: &str, right: &str) -> String {
        match self.0 {
            Language::En => format!("The result “{text}” does not fit the game: it should be “{right}”."),
            Language::Es => {
                format!("El resultado «{text}» no corresponde a la partida: debería ser «{right}».")
            }
            Language::Fr => format!(
                "Le résultat «\u{a0}{text}\u{a0}» ne correspond pas à la partie\u{a0}: ce devrait être «\u{a0}{right}\u{a0}»."
            ),
        }
    }

    /// “The tag Termination is “{text}”, but after this game it should be “{right}”.”
    #[must_use]
    pub fn wrong_termination(self, text: &str, right: &str) -> String {
        match self.0 {
            Language::En => {
                format!("The tag Termination is “{text}”, but after this game it should be “{right}”.")
            }
            Language::Es => {
                format!("La etiqueta Termination es «{text}», pero tras esta partida debería ser «{right}».")
            }
            Language::Fr => format!(
                "L’étiquette Termination est «\u{a0}{text}\u{a0}», mais après cette partie ce devrait être «\u{a0}{right}\u{a0}»."
            ),
        }
    }
}

/// A value of the argument `$bond`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bond {
    /// `hostage`.
    Hostage,
    /// `orphan`.
    Orphan,
}

impl Bond {
    /// All values.
    pub const ALL: [Self; 2] = [Self::Hostage, Self::Orphan];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hostage => "hostage",
            Self::Orphan => "orphan",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$row`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Row {
    /// `rank`.
    Rank,
    /// `file`.
    File,
    /// `row`.
    Row,
}

impl Row {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Rank, Self::File, Self::Row];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rank => "rank",
            Self::File => "file",
            Self::Row => "row",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

/// A value of the argument `$reason`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// `win`.
    Win,
    /// `repetition`.
    Repetition,
    /// `quiet_limit`.
    QuietLimit,
    /// `agreement`.
    Agreement,
    /// `length_limit`.
    LengthLimit,
    /// `closed`.
    Closed,
}

impl Reason {
    /// All values.
    pub const ALL: [Self; 6] =
        [Self::Win, Self::Repetition, Self::QuietLimit, Self::Agreement, Self::LengthLimit, Self::Closed];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Repetition => "repetition",
            Self::QuietLimit => "quiet_limit",
            Self::Agreement => "agreement",
            Self::LengthLimit => "length_limit",
            Self::Closed => "closed",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
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

const fn word_1(value: Role) -> &'static str {
    match value {
        Role::Chief => "chief",
        Role::Assassin => "assassin",
        Role::Reporter => "reporter",
        Role::Militant => "militant",
        Role::Diplomat => "diplomat",
        Role::Necromobile => "necromobile",
    }
}

const fn word_2(value: Role) -> &'static str {
    match value {
        Role::Chief => "el líder",
        Role::Assassin => "el asesino",
        Role::Reporter => "el reportero",
        Role::Militant => "el militante",
        Role::Diplomat => "el diplomático",
        Role::Necromobile => "el necromóvil",
    }
}

const fn word_3(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rojo",
        Seat::Blue => "azul",
        Seat::Yellow => "amarillo",
        Seat::Green => "verde",
        Seat::Purple => "morado",
        Seat::Orange => "naranja",
    }
}

const fn word_4(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rojo",
        Seat::Blue => "Azul",
        Seat::Yellow => "Amarillo",
        Seat::Green => "Verde",
        Seat::Purple => "Morado",
        Seat::Orange => "Naranja",
    }
}

const fn word_5(value: Role) -> &'static str {
    match value {
        Role::Chief => "le chef",
        Role::Assassin => "l’assassin",
        Role::Reporter => "le reporter",
        Role::Militant => "le militant",
        Role::Diplomat => "le diplomate",
        Role::Necromobile => "le nécromobile",
    }
}

const fn word_6(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rouge",
        Seat::Blue => "bleu",
        Seat::Yellow => "jaune",
        Seat::Green => "vert",
        Seat::Purple => "violet",
        Seat::Orange => "orange",
    }
}

const fn word_7(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rouge",
        Seat::Blue => "Bleu",
        Seat::Yellow => "Jaune",
        Seat::Green => "Vert",
        Seat::Purple => "Violet",
        Seat::Orange => "Orange",
    }
}

const fn word_8(value: Bond) -> &'static str {
    match value {
        Bond::Hostage => "a hostage, and hostages never move",
        Bond::Orphan => "an orphan, and nobody moves orphans",
    }
}

const fn word_9(value: Bond) -> &'static str {
    match value {
        Bond::Hostage => "rehén: un rehén nunca se mueve",
        Bond::Orphan => "huérfano: nadie manda ese ejército",
    }
}

const fn word_10(value: Bond) -> &'static str {
    match value {
        Bond::Hostage => "otage\u{a0}: un otage ne bouge jamais",
        Bond::Orphan => "orphelin\u{a0}: personne ne commande cette armée",
    }
}

const fn word_11(value: Role) -> &'static str {
    match value {
        Role::Chief => "a chief",
        Role::Assassin => "an assassin",
        Role::Reporter => "a reporter",
        Role::Militant => "a militant",
        Role::Diplomat => "a diplomat",
        Role::Necromobile => "a necromobile",
    }
}

const fn word_12(value: Role) -> &'static str {
    match value {
        Role::Chief => "un líder",
        Role::Assassin => "un asesino",
        Role::Reporter => "un reportero",
        Role::Militant => "un militante",
        Role::Diplomat => "un diplomático",
        Role::Necromobile => "un necromóvil",
    }
}

const fn word_13(value: Role) -> &'static str {
    match value {
        Role::Chief => "un chef",
        Role::Assassin => "un assassin",
        Role::Reporter => "un reporter",
        Role::Militant => "un militant",
        Role::Diplomat => "un diplomate",
        Role::Necromobile => "un nécromobile",
    }
}

const fn word_14(value: Role) -> &'static str {
    match value {
        Role::Chief => "líder",
        Role::Assassin => "asesino",
        Role::Reporter => "reportero",
        Role::Militant => "militante",
        Role::Diplomat => "diplomático",
        Role::Necromobile => "necromóvil",
    }
}

const fn word_15(value: Role) -> &'static str {
    match value {
        Role::Chief => "de chef",
        Role::Assassin => "d’assassin",
        Role::Reporter => "de reporter",
        Role::Militant => "de militant",
        Role::Diplomat => "de diplomate",
        Role::Necromobile => "de nécromobile",
    }
}

const fn word_16(value: Row) -> &'static str {
    match value {
        Row::Rank => "Rank",
        Row::File => "File",
        Row::Row => "Row",
    }
}

const fn word_17(value: Row) -> &'static str {
    match value {
        Row::Rank => "fila",
        Row::File => "columna",
        Row::Row => "hilera",
    }
}

const fn word_18(value: Row) -> &'static str {
    match value {
        Row::Rank => "rangée",
        Row::File => "colonne",
        Row::Row => "ligne",
    }
}

const fn word_19(value: Row) -> &'static str {
    match value {
        Row::Rank => "rank",
        Row::File => "file",
        Row::Row => "row",
    }
}

const fn word_20(value: Seat) -> &'static str {
    match value {
        Seat::Red => "roja",
        Seat::Blue => "azul",
        Seat::Yellow => "amarilla",
        Seat::Green => "verde",
        Seat::Purple => "morada",
        Seat::Orange => "naranja",
    }
}

const fn word_21(value: Seat) -> &'static str {
    match value {
        Seat::Red => "rouge",
        Seat::Blue => "bleue",
        Seat::Yellow => "jaune",
        Seat::Green => "verte",
        Seat::Purple => "violette",
        Seat::Orange => "orange",
    }
}

const fn word_22(value: Reason) -> &'static str {
    match value {
        Reason::Win => "somebody has won",
        Reason::Repetition => "the same position came up too often",
        Reason::QuietLimit => "too many turns passed without a kill",
        Reason::Agreement => "the players agreed to a draw",
        Reason::LengthLimit => "it had become as long as its host allows",
        Reason::Closed => "the service closed it",
    }
}

const fn word_23(value: Reason) -> &'static str {
    match value {
        Reason::Win => "alguien ha ganado",
        Reason::Repetition => "la misma posición se ha repetido demasiadas veces",
        Reason::QuietLimit => "se han hecho demasiadas jugadas seguidas sin muertes",
        Reason::Agreement => "se han acordado tablas",
        Reason::LengthLimit => "la partida alcanzó la longitud máxima",
        Reason::Closed => "se ha cerrado",
    }
}

const fn word_24(value: Reason) -> &'static str {
    match value {
        Reason::Win => "quelqu’un a gagné",
        Reason::Repetition => "la même position est revenue trop souvent",
        Reason::QuietLimit => "trop de coups se sont suivis sans mort",
        Reason::Agreement => "les joueurs ont accepté la nulle",
        Reason::LengthLimit => "la partie a atteint la longueur maximale",
        Reason::Closed => "elle a été fermée",
    }
}

/// The messages by code, and how each reads its arguments.
const BY_CODE: &crate::arguments::Messages<Problems> = &[
    ("over", |texts, _| Some(texts.over().to_owned())),
    ("must_pass", |texts, _| Some(texts.must_pass().to_owned())),
    ("cannot_pass", |texts, _| Some(texts.cannot_pass().to_owned())),
    ("no_piece", |texts, args| Some(texts.no_piece(&args.text("square")?))),
    ("corpse_moves", |texts, args| Some(texts.corpse_moves(&args.text("square")?))),
    ("not_yours", |texts, args| {
        Some(texts.not_yours(
            args.named("army", Seat::from_name)?,
            args.named("role", Role::from_name)?,
            args.named("seat", Seat::from_name)?,
        ))
    }),
    ("commanded_by_other", |texts, args| {
        Some(texts.commanded_by_other(
            args.named("army", Seat::from_name)?,
            args.named("role", Role::from_name)?,
            args.named("owner", Seat::from_name)?,
            args.named("seat", Seat::from_name)?,
        ))
    }),
    ("idle_piece", |texts, args| {
        Some(texts.idle_piece(
            args.named("army", Seat::from_name)?,
            args.named("role", Role::from_name)?,
            args.named("bond", Bond::from_name)?,
        ))
    }),
    ("hemmed_in", |texts, args| {
        Some(texts.hemmed_in(
            args.named("army", Seat::from_name)?,
            args.named("role", Role::from_name)?,
            &args.text("square")?,
        ))
    }),
    ("standstill", |texts, _| Some(texts.standstill().to_owned())),
    ("not_in_line", |texts, args| Some(texts.not_in_line(&args.text("from")?, &args.text("to")?))),
    ("too_far", |texts, args| Some(texts.too_far(&args.text("to")?))),
    ("blocked", |texts, args| Some(texts.blocked(&args.text("by")?, &args.text("to")?))),
    ("barred", |texts, args| Some(texts.barred(&args.text("to")?))),
    ("maze_closed", |texts, args| Some(texts.maze_closed(args.named("role", Role::from_name)?))),
    ("militant_in_maze", |texts, _| Some(texts.militant_in_maze().to_owned())),
    ("no_effect_on_corpse", |texts, args| {
        Some(texts.no_effect_on_corpse(args.named("role", Role::from_name)?))
    }),
    ("no_effect_on_piece", |texts, args| {
        Some(texts.no_effect_on_piece(args.named("role", Role::from_name)?))
    }),
    ("own_victim", |texts, args| {
        Some(texts.own_victim(
            args.named("army", Seat::from_name)?,
            args.named("role", Role::from_name)?,
            &args.text("square")?,
        ))
    }),
    ("orphan_victim", |texts, args| {
        Some(texts.orphan_victim(
            args.named("army", Seat::from_name)?,
            args.named("role", Role::from_name)?,
            &args.text("square")?,
        ))
    }),
    ("no_choice_of_victim", |texts, _| Some(texts.no_choice_of_victim().to_owned())),
    ("victim_not_beside", |texts, args| Some(texts.victim_not_beside(&args.text("square")?))),
    ("no_victim", |texts, args| Some(texts.no_victim(&args.text("square")?))),
    ("must_report", |texts, _| Some(texts.must_report().to_owned())),
    ("placement_missing", |texts, _| Some(texts.placement_missing().to_owned())),
    ("nothing_to_place", |texts, _| Some(texts.nothing_to_place().to_owned())),
    ("placement_occupied", |texts, args| Some(texts.placement_occupied(&args.text("square")?))),
    ("placement_in_maze", |texts, _| Some(texts.placement_in_maze().to_owned())),
    ("corpse_in_maze", |texts, _| Some(texts.corpse_in_maze().to_owned())),
    ("return_to_maze", |texts, _| Some(texts.return_to_maze().to_owned())),
    ("exit_missing", |texts, _| Some(texts.exit_missing().to_owned())),
    ("no_exit", |texts, _| Some(texts.no_exit().to_owned())),
    ("exit_occupied", |texts, args| Some(texts.exit_occupied(&args.text("square")?))),
    ("exit_on_start", |texts, args| Some(texts.exit_on_start(&args.text("square")?))),
    ("exit_too_far", |texts, args| Some(texts.exit_too_far(&args.text("square")?))),
    ("exit_out_of_reach", |texts, args| Some(texts.exit_out_of_reach(&args.text("square")?))),
    ("walls_in_own_chief", |texts, _| Some(texts.walls_in_own_chief().to_owned())),
    ("exposes_own_chief", |texts, args| {
        Some(
            texts.exposes_own_chief(
                args.named("seat", Seat::from_name)?,
                args.named("role", Role::from_name)?,
            ),
        )
    }),
    ("leaves_own_chief", |texts, args| {
        Some(
            texts
                .leaves_own_chief(args.named("seat", Seat::from_name)?, args.named("role", Role::from_name)?),
        )
    }),
    ("square_expected", |texts, args| Some(texts.square_expected(args.number("column")?))),
    ("role_expected", |texts, args| Some(texts.role_expected(args.number("column")?))),
    ("mark_expected", |texts, args| Some(texts.mark_expected(args.number("column")?))),
    ("end_expected", |texts, args| Some(texts.end_expected(args.number("column")?))),
    ("absent_piece", |texts, args| {
        Some(texts.absent_piece(args.named("role", Role::from_name)?, &args.text("square")?))
    }),
    ("misread_move", |texts, args| Some(texts.misread_move(&args.text("reading")?))),
    ("too_few_fields", |texts, args| Some(texts.too_few_fields(args.number("found")?))),
    ("too_many_fields", |texts, args| Some(texts.too_many_fields(args.number("found")?))),
    ("surplus_space", |texts, args| Some(texts.surplus_space(args.number("column")?))),
    ("foreign_in_position", |texts, args| {
        Some(texts.foreign_in_position(&args.text("text")?, args.number("column")?))
    }),
    ("number_of_rows", |texts, args| {
        Some(texts.number_of_rows(
            args.named("row", Row::from_name)?,
            args.number("found")?,
            args.number("wanted")?,
        ))
    }),
    ("row_length", |texts, args| {
        Some(texts.row_length(
            args.named("row", Row::from_name)?,
            &args.text("label")?,
            args.number("found")?,
            args.number("wanted")?,
        ))
    }),
    ("empty_run", |texts, args| {
        Some(texts.empty_run(args.named("row", Row::from_name)?, &args.text("label")?, &args.text("text")?))
    }),
    ("board_character", |texts, args| {
        Some(texts.board_character(
            args.named("row", Row::from_name)?,
            &args.text("label")?,
            &args.text("text")?,
        ))
    }),
    ("unknown_role", |texts, args| {
        Some(texts.unknown_role(
            args.named("row", Row::from_name)?,
            &args.text("label")?,
            args.named("army", Seat::from_name)?,
            &args.text("text")?,
        ))
    }),
    ("missing_role", |texts, args| {
        Some(texts.missing_role(
            args.named("row", Row::from_name)?,
            &args.text("label")?,
            args.named("army", Seat::from_name)?,
        ))
    }),
    ("number_of_controllers", |texts, args| {
        Some(texts.number_of_controllers(args.number("found")?, args.number("wanted")?))
    }),
    ("unknown_controller", |texts, args| {
        Some(texts.unknown_controller(args.named("army", Seat::from_name)?, &args.text("text")?))
    }),
    ("unknown_turn", |texts, args| Some(texts.unknown_turn(&args.text("text")?))),
    ("unknown_cursor", |texts, args| Some(texts.unknown_cursor(&args.text("text")?))),
    ("bad_quiet_turns", |texts, args| Some(texts.bad_quiet_turns(&args.text("text")?))),
    ("bad_turn_number", |texts, args| Some(texts.bad_turn_number(&args.text("text")?))),
    ("not_a_chief_in_the_maze", |texts, args| {
        Some(texts.not_a_chief_in_the_maze(
            args.named("army", Seat::from_name)?,
            args.named("role", Role::from_name)?,
            &args.text("square")?,
        ))
    }),
    ("several_chiefs", |texts, args| {
        Some(texts.several_chiefs(args.named("army", Seat::from_name)?, args.list("squares")?))
    }),
    ("player_without_chief", |texts, args| {
        Some(texts.player_without_chief(args.named("army", Seat::from_name)?))
    }),
    ("hostage_without_chief", |texts, args| {
        Some(texts.hostage_without_chief(args.named("army", Seat::from_name)?))
    }),
    ("chief_of_a_lost_army", |texts, args| {
        Some(texts.chief_of_a_lost_army(args.named("army", Seat::from_name)?, &args.text("square")?))
    }),
    ("controller_not_alive", |texts, args| {
        Some(texts.controller_not_alive(
            args.named("army", Seat::from_name)?,
            args.named("controller", Seat::from_name)?,
        ))
    }),
    ("reign_without_option", |texts, args| {
        Some(texts.reign_without_option(args.named("army", Seat::from_name)?))
    }),
    ("reign_over_own_army", |texts, args| {
        Some(texts.reign_over_own_army(args.named("army", Seat::from_name)?))
    }),
    ("nobody_alive", |texts, _| Some(texts.nobody_alive().to_owned())),
    ("turn_not_alive", |texts, args| Some(texts.turn_not_alive(args.named("seat", Seat::from_name)?))),
    ("turn_zero", |texts, _| Some(texts.turn_zero().to_owned())),
    ("several_faults", |texts, args| Some(texts.several_faults(&args.text("problem")?, &args.text("rest")?))),
    ("more_faults", |texts, args| Some(texts.more_faults(args.number("count")?))),
    ("ended", |texts, args| Some(texts.ended(args.named("reason", Reason::from_name)?))),
    ("resign_over", |texts, _| Some(texts.resign_over().to_owned())),
    ("resign_not_alive", |texts, args| Some(texts.resign_not_alive(args.named("seat", Seat::from_name)?))),
    ("not_alive", |texts, args| Some(texts.not_alive(args.named("seat", Seat::from_name)?))),
    ("nothing_to_take_back", |texts, args| {
        Some(texts.nothing_to_take_back(args.number("to")?, args.number("events")?))
    }),
    ("no_seat", |texts, args| {
        Some(texts.no_seat(args.named("seat", Seat::from_name)?, &args.text("board")?))
    }),
    ("unknown_board", |texts, args| Some(texts.unknown_board(&args.text("text")?, args.list("known")?))),
    ("unknown_seat", |texts, args| Some(texts.unknown_seat(args.list("known")?))),
    ("unknown_rule_set", |texts, args| {
        Some(texts.unknown_rule_set(&args.text("text")?, args.list("known")?))
    }),
    ("unknown_option", |texts, args| Some(texts.unknown_option(&args.text("text")?, args.list("known")?))),
    ("unknown_value", |texts, args| {
        Some(texts.unknown_value(&args.text("option")?, &args.text("text")?, args.list("known")?))
    }),
    ("option_number", |texts, args| Some(texts.option_number(&args.text("option")?, &args.text("text")?))),
    ("no_record", |texts, args| Some(texts.no_record(&args.text("problem")?))),
    ("in_record", |texts, args| {
        Some(texts.in_record(args.number("line")?, args.number("column")?, &args.text("problem")?))
    }),
    ("no_game", |texts, _| Some(texts.no_game().to_owned())),
    ("another_game", |texts, _| Some(texts.another_game().to_owned())),
    ("unexpected_character", |texts, args| Some(texts.unexpected_character(&args.text("text")?))),
    ("taken_back_in_variation", |texts, _| Some(texts.taken_back_in_variation().to_owned())),
    ("deep_variation", |texts, args| Some(texts.deep_variation(args.number("most")?))),
    ("open_variation", |texts, _| Some(texts.open_variation().to_owned())),
    ("no_signs", |texts, _| Some(texts.no_signs().to_owned())),
    ("open_comment", |texts, _| Some(texts.open_comment().to_owned())),
    ("broken_tag", |texts, _| Some(texts.broken_tag().to_owned())),
    ("tag_twice", |texts, args| Some(texts.tag_twice(&args.text("name")?))),
    ("tag_name", |texts, args| Some(texts.tag_name(&args.text("text")?))),
    ("derived_tag", |texts, args| Some(texts.derived_tag(&args.text("name")?))),
    ("control_in_tag", |texts, args| Some(texts.control_in_tag(&args.text("name")?, &args.text("text")?))),
    ("control_in_comment", |texts, args| Some(texts.control_in_comment(&args.text("text")?))),
    ("entry_as_comment", |texts, args| Some(texts.entry_as_comment(&args.text("text")?))),
    ("wrong_variant", |texts, args| Some(texts.wrong_variant(&args.text("text")?))),
    ("broken_option", |texts, args| Some(texts.broken_option(&args.text("text")?))),
    ("option_twice", |texts, args| Some(texts.option_twice(&args.text("option")?))),
    ("wrong_set_up", |texts, args| Some(texts.wrong_set_up(&args.text("text")?))),
    ("start_position", |texts, args| Some(texts.start_position(&args.text("problem")?))),
    ("not_a_move", |texts, args| Some(texts.not_a_move(&args.text("text")?, &args.text("problem")?))),
    ("foreign_character", |texts, args| Some(texts.foreign_character(&args.text("text")?))),
    ("not_possible", |texts, args| Some(texts.not_possible(&args.text("text")?, &args.text("problem")?))),
    ("after_result", |texts, _| Some(texts.after_result().to_owned())),
    ("wrong_result", |texts, args| Some(texts.wrong_result(&args.text("text")?, &args.text("right")?))),
    ("wrong_termination", |texts, args| {
        Some(texts.wrong_termination(&args.text("text")?, &args.text("right")?))
    }),
];

impl Problems {
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
