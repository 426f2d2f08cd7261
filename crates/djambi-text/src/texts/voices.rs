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
