//! [`Serialize`] and [`Deserialize`] (feature `serde`).
//!
//! | value | serialized as |
//! |---|---|
//! | [`Seat`], [`Role`], the options' values | its name: `"red"`, `"chief"`, `"must"` |
//! | [`Reason`] | its name: `"win"` |
//! | [`Outcome`] | `{"kind":"win","shares":{"red":1.0,"blue":0.0}}`, with those who began the game |
//! | [`Controller`] | a seat's name, `"hostage"` or `"orphan"` |
//! | [`Piece`] | `{"army":"red","role":"chief"}` |
//! | [`Rules`] | the rule set and what differs from it: `{"set":"arena","options":{"quiet_limit":"100"}}` |
//! | [`Position`], [`Setup`] | the board's name and the position string: `{"board":"hex3","position":"…"}` |
//! | [`Record`] | its text |
//! | [`Square`], [`Move`] | a number, [`Square::index`] or [`Move::bits`]: neither knows its board |
//! | [`SquareSet`], [`SeatSet`] | a list |
//! | [`Problem`] | `{"code":"too_far","args":{"to":"c7"}}`; it is written only |
//!
//! A deserialized position is valid under some rules. The form has no rules, so those of a game are to be
//! checked where they are known.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ::serde::de::Error;
use ::serde::ser::SerializeStruct;
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Argument, Controller, Geometry, Move, Outcome, Piece, Position, Problem, Reason, Record, Role, RuleSet,
    Rules, Seat, SeatSet, Setup, Square, SquareSet,
};

/// Implements both traits for types whose form is a name.
macro_rules! by_name {
    ($($type:ty, $what:expr, $named:expr;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let name = Cow::<str>::deserialize(from)?;
                $named(&name).ok_or_else(|| D::Error::custom(format_args!(concat!("{:?} is no ", $what), name)))
            }
        }
    )*};
}

by_name! {
    Seat, "seat", Seat::from_name;
    Role, "kind of piece", Role::from_name;
    RuleSet, "rule set", RuleSet::named;
    Reason, "reason for the end of a game", Reason::named;
}
crate::rules::with_option_types!(by_name);

const HOSTAGE: &str = "hostage";
const ORPHAN: &str = "orphan";

impl Serialize for Controller {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match self {
            Self::Seat(seat) => seat.name(),
            Self::Hostage => HOSTAGE,
            Self::Orphan => ORPHAN,
        })
    }
}

impl<'de> Deserialize<'de> for Controller {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(from)?;
        match &*name {
            HOSTAGE => Ok(Self::Hostage),
            ORPHAN => Ok(Self::Orphan),
            name => Seat::from_name(name).map(Self::Seat).ok_or_else(|| {
                D::Error::custom(format_args!("{name:?} is no seat, {HOSTAGE:?} or {ORPHAN:?}"))
            }),
        }
    }
}

/// A piece.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Piece", deny_unknown_fields)]
pub(crate) struct PieceForm {
    /// The army.
    army: Seat,
    /// The kind.
    role: Role,
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        PieceForm { army: self.army, role: self.role }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let PieceForm { army, role } = PieceForm::deserialize(from)?;
        Ok(Self { army, role })
    }
}

/// A rule set and the options that differ from it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Rules", deny_unknown_fields)]
pub(crate) struct RulesForm {
    /// The name of the set.
    set: RuleSet,
    /// The values of options by their names; numbers are text like all of them.
    #[serde(default)]
    options: BTreeMap<String, String>,
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let options = self.changes().map(|(option, value)| (option.to_string(), value)).collect();
        RulesForm { set: self.base, options }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let form = RulesForm::deserialize(from)?;
        Self::with(form.set.name(), &form.options).map_err(D::Error::custom)
    }
}

/// How a game ended, with the share of each player.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Outcome", deny_unknown_fields)]
pub(crate) struct OutcomeForm {
    /// The reason.
    kind: Reason,
    /// The share of each player who began the game, from 0 to 1; a closed game has none.
    shares: BTreeMap<Seat, f64>,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let shares = self.shares().map(|(seat, share)| (seat, share.value())).collect();
        OutcomeForm { kind: self.reason, shares }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let OutcomeForm { kind, shares } = OutcomeForm::deserialize(from)?;
        let players = shares.keys().copied().collect();
        let sharers = shares.iter().filter(|(_, share)| **share > 0.0).map(|(&seat, _)| seat).collect();
        let outcome = Self { reason: kind, players, sharers };
        // All shares follow from who has one.
        let follow = |(seat, share): (&Seat, &f64)| (outcome.share(*seat).value() - share).abs() < 1e-9;
        let is_closed = kind == Reason::Closed;
        if is_closed != sharers.is_empty() || is_closed != players.is_empty() || !shares.iter().all(follow) {
            return Err(D::Error::custom("the shares of an outcome are 0 or equal and sum to 1"));
        }
        Ok(outcome)
    }
}

/// A position or a setup as a map.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Position", deny_unknown_fields)]
struct PositionForm<'a> {
    #[serde(borrow)]
    board: Cow<'a, str>,
    #[serde(borrow)]
    position: Cow<'a, str>,
}

impl PositionForm<'_> {
    /// The board with this name.
    fn geometry<E: Error>(&self) -> Result<&'static Geometry, E> {
        Geometry::named(&self.board)
            .ok_or_else(|| E::custom(format_args!("there is no board {:?}", self.board)))
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        PositionForm { board: self.geometry().name().into(), position: self.to_string().into() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let form = PositionForm::deserialize(from)?;
        // Every position is valid under these rules if it is under any.
        let rules = Rules { devolution: crate::Devolution::Reign, ..Rules::CLASSIC };
        Self::parse_on(form.geometry()?, &form.position, &rules).map_err(D::Error::custom)
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        PositionForm { board: self.geometry.name().into(), position: self.to_string().into() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let form = PositionForm::deserialize(from)?;
        Self::parse(form.geometry()?, &form.position).map_err(D::Error::custom)
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::parse(&Cow::<str>::deserialize(from)?).map_err(D::Error::custom)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(self.bits())
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bits = u32::deserialize(from)?;
        Self::from_bits(bits).ok_or_else(|| D::Error::custom(format_args!("{bits} is no move")))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = usize::deserialize(from)?;
        if index < Self::LIMIT {
            return Ok(Self::new(index));
        }
        Err(D::Error::custom(format_args!("{index} is no square: boards have at most {}", Self::LIMIT)))
    }
}

impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<Square>::deserialize(from).map(Self::from_iter)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<Seat>::deserialize(from).map(Self::from_iter)
    }
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut form = to.serialize_struct("Problem", 2)?;
        form.serialize_field("code", self.code)?;
        form.serialize_field("args", &Arguments(&self.args))?;
        form.end()
    }
}

/// The arguments of a problem as a map.
struct Arguments<'a>(&'a [(&'static str, Argument)]);

impl Serialize for Arguments<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl Serialize for Argument {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => text.serialize(to),
            Self::Number(number) => number.serialize(to),
            Self::List(texts) => texts.serialize(to),
            Self::Problem(problem) => problem.serialize(to),
        }
    }
}
