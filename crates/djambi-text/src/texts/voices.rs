//! Made of `locales` by `cargo xtask texts`. Do not edit.

use djambi::Seat;

use crate::Language;

/// The texts of the area `voices` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Voices(pub Language);

impl Voices {
    /// “{voice}”
    #[must_use]
    pub fn bot_offers(self, voice: Voice) -> String {
        match self.0 {
            Language::En => word_0(voice).to_owned(),
            Language::Es => word_1(voice).to_owned(),
            Language::Fr => word_2(voice).to_owned(),
        }
    }

    /// “{voice}”
    #[must_use]
    pub fn bot_accepts(self, voice: Voice) -> String {
        match self.0 {
            Language::En => word_3(voice).to_owned(),
            Language::Es => word_4(voice).to_owned(),
            Language::Fr => word_5(voice).to_owned(),
        }
    }

    /// “{voice}”
    #[must_use]
    pub fn bot_refuses(self, voice: Voice) -> String {
        match self.0 {
            Language::En => word_6(voice).to_owned(),
            Language::Es => word_7(voice).to_owned(),
            Language::Fr => word_8(voice).to_owned(),
        }
    }

    /// “May I point out that {player} could kill pieces of us both?”
    #[must_use]
    pub fn bot_warns(self, voice: Voice, player: Seat) -> String {
        match self.0 {
            Language::En => match voice {
                Voice::Courteous2 => format!(
                    "Please note: both of us have pieces that {} could kill.",
                    crate::capital::capital(word_9(player))
                ),
                Voice::Courteous3 => format!(
                    "If I may say so: {} could strike us both.",
                    crate::capital::capital(word_9(player))
                ),
                Voice::Short1 => {
                    format!("{} can kill pieces of ours.", crate::capital::capital(word_9(player)))
                }
                Voice::Short2 => {
                    format!("Look at {}: both of us are targets.", crate::capital::capital(word_9(player)))
                }
                Voice::Short3 => format!("{} threatens us both.", crate::capital::capital(word_9(player))),
                Voice::Friendly1 => format!(
                    "Have you seen? {} could take pieces of us both!",
                    crate::capital::capital(word_9(player))
                ),
                Voice::Friendly2 => format!(
                    "Careful: {} could kill pieces of yours and mine.",
                    crate::capital::capital(word_9(player))
                ),
                Voice::Friendly3 => {
                    format!("By the way, {} could get at us both.", crate::capital::capital(word_9(player)))
                }
                Voice::Eloquent1 => format!(
                    "While we measure each other, {} holds a blade to us both.",
                    crate::capital::capital(word_9(player))
                ),
                Voice::Eloquent2 => format!(
                    "One shadow falls on both our houses: that of {}.",
                    crate::capital::capital(word_9(player))
                ),
                Voice::Eloquent3 => format!(
                    "Mark {}, whose blow could fall on your pieces and on mine alike.",
                    crate::capital::capital(word_9(player))
                ),
                _ => format!(
                    "May I point out that {} could kill pieces of us both?",
                    crate::capital::capital(word_9(player))
                ),
            },
            Language::Es => match voice {
                Voice::Courteous2 => {
                    format!("Tenga en cuenta que {} podría matar piezas de los dos.", word_10(player))
                }
                Voice::Courteous3 => format!("Si me permite: {} podría golpearnos a ambos.", word_10(player)),
                Voice::Short1 => format!("{} puede matar piezas nuestras.", word_10(player)),
                Voice::Short2 => format!("Mire a {}: los dos somos blanco.", word_10(player)),
                Voice::Short3 => format!("{} nos amenaza a los dos.", word_10(player)),
                Voice::Friendly1 => {
                    format!("¿Has visto? ¡{} podría llevarse piezas de los dos!", word_10(player))
                }
                Voice::Friendly2 => format!("Cuidado: {} podría matar piezas tuyas y mías.", word_10(player)),
                Voice::Friendly3 => format!("Por cierto, {} podría alcanzarnos a los dos.", word_10(player)),
                Voice::Eloquent1 => {
                    format!("Mientras nos medimos, {} sostiene un filo sobre ambos.", word_10(player))
                }
                Voice::Eloquent2 => {
                    format!("Una misma sombra cae sobre nuestras dos casas: la de {}.", word_10(player))
                }
                Voice::Eloquent3 => format!(
                    "Fíjese en {}, cuyo golpe podría caer sobre sus piezas y las mías.",
                    word_10(player)
                ),
                _ => format!("¿Me permite señalar que {} podría matar piezas de ambos?", word_10(player)),
            },
            Language::Fr => match voice {
                Voice::Courteous2 => format!(
                    "Veuillez noter ceci\u{a0}: {} pourrait tuer des pièces des deux côtés.",
                    word_11(player)
                ),
                Voice::Courteous3 => {
                    format!("Si je puis dire\u{a0}: {} pourrait nous frapper tous deux.", word_11(player))
                }
                Voice::Short1 => format!("{} peut tuer de nos pièces.", word_11(player)),
                Voice::Short2 => format!("Regardez {}\u{a0}: nous sommes tous deux visés.", word_11(player)),
                Voice::Short3 => format!("{} nous menace tous deux.", word_11(player)),
                Voice::Friendly1 => format!(
                    "Tu as vu\u{202f}? {} pourrait prendre des pièces à nous deux\u{202f}!",
                    word_11(player)
                ),
                Voice::Friendly2 => {
                    format!("Attention\u{a0}: {} pourrait tuer des pièces à toi et à moi.", word_11(player))
                }
                Voice::Friendly3 => {
                    format!("Au fait, {} pourrait nous atteindre tous les deux.", word_11(player))
                }
                Voice::Eloquent1 => format!(
                    "Pendant que nous nous mesurons, {} tient une lame sur nous deux.",
                    word_11(player)
                ),
                Voice::Eloquent2 => {
                    format!("Une même ombre tombe sur nos deux maisons\u{a0}: {}.", word_11(player))
                }
                Voice::Eloquent3 => format!(
                    "Voyez {}\u{a0}: le coup tomberait sur vos pièces comme sur les miennes.",
                    word_11(player)
                ),
                _ => format!(
                    "Puis-je le dire\u{202f}? {} pourrait tuer des pièces à nous deux.",
                    word_11(player)
                ),
            },
        }
    }

    /// “{voice}”
    #[must_use]
    pub fn bot_never(self, voice: Voice) -> String {
        match self.0 {
            Language::En => word_12(voice).to_owned(),
            Language::Es => word_13(voice).to_owned(),
            Language::Fr => word_14(voice).to_owned(),
        }
    }

    /// “{voice}”
    #[must_use]
    pub fn bot_gives_notice(self, voice: Voice) -> String {
        match self.0 {
            Language::En => word_15(voice).to_owned(),
            Language::Es => word_16(voice).to_owned(),
            Language::Fr => word_17(voice).to_owned(),
        }
    }

    /// “{voice}”
    #[must_use]
    pub fn bot_proposes(self, voice: Voice) -> String {
        match self.0 {
            Language::En => word_18(voice).to_owned(),
            Language::Es => word_19(voice).to_owned(),
            Language::Fr => word_20(voice).to_owned(),
        }
    }
}

/// A value of the argument `$voice`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Voice {
    /// `courteous_1`.
    Courteous1,
    /// `courteous_2`.
    Courteous2,
    /// `courteous_3`.
    Courteous3,
    /// `short_1`.
    Short1,
    /// `short_2`.
    Short2,
    /// `short_3`.
    Short3,
    /// `friendly_1`.
    Friendly1,
    /// `friendly_2`.
    Friendly2,
    /// `friendly_3`.
    Friendly3,
    /// `eloquent_1`.
    Eloquent1,
    /// `eloquent_2`.
    Eloquent2,
    /// `eloquent_3`.
    Eloquent3,
}

impl Voice {
    /// All values.
    pub const ALL: [Self; 12] = [
        Self::Courteous1,
        Self::Courteous2,
        Self::Courteous3,
        Self::Short1,
        Self::Short2,
        Self::Short3,
        Self::Friendly1,
        Self::Friendly2,
        Self::Friendly3,
        Self::Eloquent1,
        Self::Eloquent2,
        Self::Eloquent3,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Courteous1 => "courteous_1",
            Self::Courteous2 => "courteous_2",
            Self::Courteous3 => "courteous_3",
            Self::Short1 => "short_1",
            Self::Short2 => "short_2",
            Self::Short3 => "short_3",
            Self::Friendly1 => "friendly_1",
            Self::Friendly2 => "friendly_2",
            Self::Friendly3 => "friendly_3",
            Self::Eloquent1 => "eloquent_1",
            Self::Eloquent2 => "eloquent_2",
            Self::Eloquent3 => "eloquent_3",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

const fn word_0(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Would you grant me peace for a while?",
        Voice::Courteous2 => "I should be glad of peace between us.",
        Voice::Courteous3 => "Allow me to propose a truce.",
        Voice::Short1 => "Peace?",
        Voice::Short2 => "Truce. Yes?",
        Voice::Short3 => "No blood between us.",
        Voice::Friendly1 => "Shall we leave each other alone?",
        Voice::Friendly2 => "You and me, no fighting: how about it?",
        Voice::Friendly3 => "Let’s be friends for a bit!",
        Voice::Eloquent1 => "Wise princes choose their wars; let us not choose each other.",
        Voice::Eloquent2 => "Let our swords rest, that others may tire of theirs.",
        Voice::Eloquent3 => "Two hands that do not strike each other may yet hold the board.",
    }
}

const fn word_1(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "¿Me concedería la paz por un tiempo?",
        Voice::Courteous2 => "Me alegraría que hubiera paz entre nosotros.",
        Voice::Courteous3 => "Permítame proponer una tregua.",
        Voice::Short1 => "¿Paz?",
        Voice::Short2 => "Tregua. ¿Sí?",
        Voice::Short3 => "Sin sangre entre nosotros.",
        Voice::Friendly1 => "¿Y si nos dejamos en paz?",
        Voice::Friendly2 => "Tú y yo, sin pelear: ¿qué te parece?",
        Voice::Friendly3 => "¡Seamos amigos un rato!",
        Voice::Eloquent1 => "Los príncipes sabios eligen sus guerras; no nos elijamos el uno al otro.",
        Voice::Eloquent2 => "Que descansen nuestras espadas, y que otros se cansen de las suyas.",
        Voice::Eloquent3 => "Dos manos que no se golpean pueden sostener el tablero.",
    }
}

const fn word_2(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "M’accorderiez-vous la paix pour un temps\u{202f}?",
        Voice::Courteous2 => "La paix entre nous me ferait plaisir.",
        Voice::Courteous3 => "Permettez-moi de proposer une trêve.",
        Voice::Short1 => "La paix\u{202f}?",
        Voice::Short2 => "Trêve. D’accord\u{202f}?",
        Voice::Short3 => "Pas de sang entre nous.",
        Voice::Friendly1 => "Et si on se laissait tranquilles\u{202f}?",
        Voice::Friendly2 => "Toi et moi, sans se battre\u{a0}: ça te dit\u{202f}?",
        Voice::Friendly3 => "Soyons amis un petit moment\u{202f}!",
        Voice::Eloquent1 => "Les princes sages choisissent leurs guerres\u{202f}; ne nous choisissons pas.",
        Voice::Eloquent2 => "Laissons reposer nos épées, que d’autres se lassent des leurs.",
        Voice::Eloquent3 => "Deux mains qui ne se frappent pas peuvent tenir le plateau.",
    }
}

const fn word_3(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "With pleasure. You have my word.",
        Voice::Courteous2 => "I am honoured, and accept.",
        Voice::Courteous3 => "Gladly, and thank you.",
        Voice::Short1 => "Agreed.",
        Voice::Short2 => "Fine.",
        Voice::Short3 => "Done.",
        Voice::Friendly1 => "Great, I’m in!",
        Voice::Friendly2 => "Sure, let’s do it.",
        Voice::Friendly3 => "Deal! Good to have you.",
        Voice::Eloquent1 => "So be it: the ink is dry, and the swords are sheathed.",
        Voice::Eloquent2 => "A prudent offer meets a prudent answer: yes.",
        Voice::Eloquent3 => "Fortune favours those who sign.",
    }
}

const fn word_4(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Con mucho gusto. Tiene mi palabra.",
        Voice::Courteous2 => "Es un honor, y acepto.",
        Voice::Courteous3 => "Encantado, y gracias.",
        Voice::Short1 => "De acuerdo.",
        Voice::Short2 => "Bien.",
        Voice::Short3 => "Hecho.",
        Voice::Friendly1 => "¡Genial, me apunto!",
        Voice::Friendly2 => "Claro, hagámoslo.",
        Voice::Friendly3 => "¡Trato hecho! Qué bien tenerte.",
        Voice::Eloquent1 => "Así sea: la tinta está seca y las espadas envainadas.",
        Voice::Eloquent2 => "A oferta prudente, respuesta prudente: sí.",
        Voice::Eloquent3 => "La fortuna favorece a quienes firman.",
    }
}

const fn word_5(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Avec plaisir. Vous avez ma parole.",
        Voice::Courteous2 => "J’en suis honoré, et j’accepte.",
        Voice::Courteous3 => "Volontiers, et merci.",
        Voice::Short1 => "Entendu.",
        Voice::Short2 => "Soit.",
        Voice::Short3 => "Conclu.",
        Voice::Friendly1 => "Super, j’en suis\u{202f}!",
        Voice::Friendly2 => "Bien sûr, allons-y.",
        Voice::Friendly3 => "Marché conclu\u{202f}! Content de t’avoir.",
        Voice::Eloquent1 => "Qu’il en soit ainsi\u{a0}: l’encre est sèche, les épées sont au fourreau.",
        Voice::Eloquent2 => "À offre prudente, réponse prudente\u{a0}: oui.",
        Voice::Eloquent3 => "La fortune sourit à ceux qui signent.",
    }
}

const fn word_6(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "I am sorry, I cannot accept this.",
        Voice::Courteous2 => "Thank you, but not now.",
        Voice::Courteous3 => "With respect, I must decline.",
        Voice::Short1 => "No.",
        Voice::Short2 => "Not that.",
        Voice::Short3 => "Won’t do.",
        Voice::Friendly1 => "Sorry, not this time!",
        Voice::Friendly2 => "Nice try, but no.",
        Voice::Friendly3 => "Maybe another time, friend.",
        Voice::Eloquent1 => "A generous hand, yet I must leave it empty.",
        Voice::Eloquent2 => "The hour for this has not come.",
        Voice::Eloquent3 => "Peace is a fine coin; today I do not spend it.",
    }
}

const fn word_7(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Lo siento, no puedo aceptarlo.",
        Voice::Courteous2 => "Gracias, pero ahora no.",
        Voice::Courteous3 => "Con todo respeto, debo declinar.",
        Voice::Short1 => "No.",
        Voice::Short2 => "Eso no.",
        Voice::Short3 => "No me sirve.",
        Voice::Friendly1 => "¡Lo siento, esta vez no!",
        Voice::Friendly2 => "Buen intento, pero no.",
        Voice::Friendly3 => "Quizá otro día, amigo.",
        Voice::Eloquent1 => "Una mano generosa, mas debo dejarla vacía.",
        Voice::Eloquent2 => "No ha llegado la hora de esto.",
        Voice::Eloquent3 => "La paz es buena moneda; hoy no la gasto.",
    }
}

const fn word_8(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Je regrette, je ne peux pas accepter.",
        Voice::Courteous2 => "Merci, mais pas maintenant.",
        Voice::Courteous3 => "Avec respect, je dois décliner.",
        Voice::Short1 => "Non.",
        Voice::Short2 => "Pas cela.",
        Voice::Short3 => "Ça n’ira pas.",
        Voice::Friendly1 => "Désolé, pas cette fois\u{202f}!",
        Voice::Friendly2 => "Bien essayé, mais non.",
        Voice::Friendly3 => "Une autre fois peut-être, l’ami.",
        Voice::Eloquent1 => "Une main généreuse, mais je dois la laisser vide.",
        Voice::Eloquent2 => "L’heure n’en est pas venue.",
        Voice::Eloquent3 => "La paix est une belle monnaie\u{202f}; aujourd’hui je ne la dépense pas.",
    }
}

const fn word_9(value: Seat) -> &'static str {
    match value {
        Seat::Red => "red",
        Seat::Blue => "blue",
        Seat::Yellow => "yellow",
        Seat::Green => "green",
        Seat::Purple => "purple",
        Seat::Orange => "orange",
    }
}

const fn word_10(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rojo",
        Seat::Blue => "Azul",
        Seat::Yellow => "Amarillo",
        Seat::Green => "Verde",
        Seat::Purple => "Morado",
        Seat::Orange => "Naranja",
    }
}

const fn word_11(value: Seat) -> &'static str {
    match value {
        Seat::Red => "Rouge",
        Seat::Blue => "Bleu",
        Seat::Yellow => "Jaune",
        Seat::Green => "Vert",
        Seat::Purple => "Violet",
        Seat::Orange => "Orange",
    }
}

const fn word_12(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Forgive me: I never bind myself for so long.",
        Voice::Courteous2 => "That is no treaty for me: I promise for a few rounds.",
        Voice::Courteous3 => "With respect, I never take such terms: I bind myself briefly.",
        Voice::Short1 => "Never such terms. A few rounds, no more.",
        Voice::Short2 => "Not for so long. A few rounds at most.",
        Voice::Short3 => "I never sign that. Too long.",
        Voice::Friendly1 => "Sorry, that kind I never take: I only promise for a bit!",
        Voice::Friendly2 => "No hard feelings, but I only ever promise for a few rounds.",
        Voice::Friendly3 => "Ask me for fewer rounds, and we can talk!",
        Voice::Eloquent1 => "My word is good and short: so long a bond it never makes.",
        Voice::Eloquent2 => "Bid me be bound, and briefly: no longer bond do I ever sign.",
        Voice::Eloquent3 => "I sell my word by the round, and only a few at a time.",
    }
}

const fn word_13(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Perdone: nunca me comprometo por tanto tiempo.",
        Voice::Courteous2 => "No es un tratado para mí: prometo por unas rondas.",
        Voice::Courteous3 => "Con todo respeto, nunca acepto tales términos: me comprometo brevemente.",
        Voice::Short1 => "Eso nunca. Unas rondas, no más.",
        Voice::Short2 => "No por tanto tiempo. Unas rondas como mucho.",
        Voice::Short3 => "Eso no lo firmo nunca. Demasiado largo.",
        Voice::Friendly1 => "Lo siento, de esos nunca: ¡solo prometo por un ratito!",
        Voice::Friendly2 => "Sin rencores, pero solo prometo por unas rondas.",
        Voice::Friendly3 => "¡Pídeme menos rondas y hablamos!",
        Voice::Eloquent1 => "Mi palabra es buena y breve: nunca ata por tanto tiempo.",
        Voice::Eloquent2 => "Áteme, y brevemente: lazo más largo no firmo jamás.",
        Voice::Eloquent3 => "Vendo mi palabra por rondas, y pocas a la vez.",
    }
}

const fn word_14(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Pardonnez-moi\u{a0}: je ne m’engage jamais pour si longtemps.",
        Voice::Courteous2 => {
            "Ce n’est pas un traité pour moi\u{a0}: je promets pour quelques tours de table."
        }
        Voice::Courteous3 => {
            "Avec respect, je n’accepte jamais de tels termes\u{a0}: je m’engage brièvement."
        }
        Voice::Short1 => "Jamais cela. Quelques tours de table, pas plus.",
        Voice::Short2 => "Pas si longtemps. Quelques tours de table au plus.",
        Voice::Short3 => "Cela, je ne le signe jamais. Trop long.",
        Voice::Friendly1 => "Ce genre-là, jamais, pardon\u{a0}: je promets juste pour un moment\u{202f}!",
        Voice::Friendly2 => "Sans rancune, mais je ne promets que pour quelques tours de table.",
        Voice::Friendly3 => "Demande-moi moins de tours de table, et on en parle\u{202f}!",
        Voice::Eloquent1 => "Ma parole est bonne et brève\u{a0}: jamais elle ne lie si longtemps.",
        Voice::Eloquent2 => "Liez-moi, mais brièvement\u{a0}: je ne signe jamais plus long lien.",
        Voice::Eloquent3 => "Je vends ma parole au tour, et peu à la fois.",
    }
}

const fn word_15(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "I must give you notice: our treaty ends in a round.",
        Voice::Courteous2 => "With regret, I end our treaty; it holds for one more round.",
        Voice::Courteous3 => "Allow me to take leave of our treaty, a round from now.",
        Voice::Short1 => "Notice. One more round.",
        Voice::Short2 => "Our treaty ends. One round left.",
        Voice::Short3 => "A round more, then it is over.",
        Voice::Friendly1 => "Heads up: I’m ending our treaty, one more round!",
        Voice::Friendly2 => "It was good while it lasted; one round to go.",
        Voice::Friendly3 => "Just so you know: our treaty is over in a round.",
        Voice::Eloquent1 => "Every treaty has its evening; ours ends in a round.",
        Voice::Eloquent2 => "One more round you have my word, and then it is mine again.",
        Voice::Eloquent3 => "I give you back your word and take back mine, a round from now.",
    }
}

const fn word_16(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Debo avisarle: nuestro tratado termina dentro de una ronda.",
        Voice::Courteous2 => "Con pesar, pongo fin a nuestro tratado; vale una ronda más.",
        Voice::Courteous3 => "Permítame despedirme de nuestro tratado, dentro de una ronda.",
        Voice::Short1 => "Aviso. Una ronda más.",
        Voice::Short2 => "Nuestro tratado acaba. Queda una ronda.",
        Voice::Short3 => "Una ronda más, y se acabó.",
        Voice::Friendly1 => "Te aviso: ¡pongo fin a nuestro tratado, una ronda más!",
        Voice::Friendly2 => "Fue bueno mientras duró; queda una ronda.",
        Voice::Friendly3 => "Para que lo sepas: nuestro tratado acaba en una ronda.",
        Voice::Eloquent1 => "Todo tratado tiene su ocaso; el nuestro llega en una ronda.",
        Voice::Eloquent2 => "Una ronda más cumplo mi palabra, y luego vuelve a ser mía.",
        Voice::Eloquent3 => "Le devuelvo su palabra y retomo la mía, dentro de una ronda.",
    }
}

const fn word_17(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Je dois dénoncer notre traité\u{a0}: il prend fin dans un tour de table.",
        Voice::Courteous2 => {
            "À regret, je mets fin à notre traité\u{202f}; il tient encore un tour de table."
        }
        Voice::Courteous3 => "Permettez que je quitte notre traité, dans un tour de table.",
        Voice::Short1 => "Je dénonce. Encore un tour de table.",
        Voice::Short2 => "Notre traité finit. Il reste un tour de table.",
        Voice::Short3 => "Encore un tour de table, puis c’est fini.",
        Voice::Friendly1 => {
            "Je te préviens\u{a0}: je mets fin à notre traité, encore un tour de table\u{202f}!"
        }
        Voice::Friendly2 => "C’était bien tant que ça durait\u{202f}; plus qu’un tour de table.",
        Voice::Friendly3 => "Pour que tu le saches\u{a0}: notre traité finit dans un tour de table.",
        Voice::Eloquent1 => "Tout traité a son soir\u{202f}; le nôtre tombe dans un tour de table.",
        Voice::Eloquent2 => "Un tour de table encore je tiens parole, puis elle m’appartient.",
        Voice::Eloquent3 => "Je vous rends votre parole et reprends la mienne, dans un tour de table.",
    }
}

const fn word_18(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "May I put this treaty before you?",
        Voice::Courteous2 => "I should be glad if you would consider these terms.",
        Voice::Courteous3 => "Allow me to propose the following.",
        Voice::Short1 => "These terms. Yes?",
        Voice::Short2 => "This I would sign.",
        Voice::Short3 => "Take this?",
        Voice::Friendly1 => "How about this?",
        Voice::Friendly2 => "Here’s what I’d be up for!",
        Voice::Friendly3 => "What do you say to this, friend?",
        Voice::Eloquent1 => "Here is a bargain with which each of us may live.",
        Voice::Eloquent2 => "Read these lines; they are few, and they serve each of us.",
        Voice::Eloquent3 => "Where great promises frighten, let small ones be made.",
    }
}

const fn word_19(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "¿Puedo presentarle este tratado?",
        Voice::Courteous2 => "Me alegraría que considerase estos términos.",
        Voice::Courteous3 => "Permítame proponer lo siguiente.",
        Voice::Short1 => "Estos términos. ¿Sí?",
        Voice::Short2 => "Esto lo firmaría.",
        Voice::Short3 => "¿Lo tomas?",
        Voice::Friendly1 => "¿Qué te parece esto?",
        Voice::Friendly2 => "¡Esto es lo que me iría bien!",
        Voice::Friendly3 => "¿Qué dices a esto, amigo?",
        Voice::Eloquent1 => "He aquí un trato con el que cada uno puede vivir.",
        Voice::Eloquent2 => "Lea estas líneas; son pocas, y sirven a cada uno de nosotros.",
        Voice::Eloquent3 => "Donde las grandes promesas asustan, háganse pequeñas.",
    }
}

const fn word_20(value: Voice) -> &'static str {
    match value {
        Voice::Courteous1 => "Puis-je vous soumettre ce traité\u{202f}?",
        Voice::Courteous2 => "J’aimerais que vous considériez ces termes.",
        Voice::Courteous3 => "Permettez-moi de proposer ceci.",
        Voice::Short1 => "Ces termes. Oui\u{202f}?",
        Voice::Short2 => "Cela, je le signerais.",
        Voice::Short3 => "Tu prends\u{202f}?",
        Voice::Friendly1 => "Que dis-tu de ça\u{202f}?",
        Voice::Friendly2 => "Voilà ce qui m’irait\u{202f}!",
        Voice::Friendly3 => "Et ça, l’ami, ça te dit\u{202f}?",
        Voice::Eloquent1 => "Voici un marché avec lequel chacun de nous peut vivre.",
        Voice::Eloquent2 => "Lisez ces lignes\u{202f}; elles sont peu nombreuses, et servent chacun de nous.",
        Voice::Eloquent3 => "Où les grandes promesses effraient, qu’on en fasse de petites.",
    }
}
