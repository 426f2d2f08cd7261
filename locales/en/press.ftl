### What the game page says about treaties: offers, promises in force, and breaches. What a clause promises is in treaties.

## At a player's plate

# $seat (seat): the player
treaties-of = Treaties of { CAPITAL($seat) }

# $rounds (number): how many rounds
offer-peace =
    Offer peace for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }

offer-more = Offer something else…

all-treaties = Show the treaties of all players, and what came to nothing

no-treaties = No treaties.

# $players (list): the parties
at-peace = { LIST($players) } are at peace.

# $players (list): the parties
have-treaty = { LIST($players) } have a treaty.

# $rounds (number): how many rounds
rounds-left =
    { $rounds ->
        [one] One round left.
       *[other] { $rounds } rounds left.
    }

# $seat (seat): who has given notice
notice-given = { CAPITAL($seat) } has given notice.

give-notice = Give notice

# $seat (seat): who broke it
# $others (list): the other parties
broke-peace = { CAPITAL($seat) } has broken the peace with { LIST($others) }.

# $seat (seat): who broke it
# $others (list): the other parties
broke-treaty = { CAPITAL($seat) } has broken the treaty with { LIST($others) }.

# $turn (number): the number of the turn
see-turn = Turn { $turn }

# $players (list): the parties
# $state (kept | refused | withdrawn | lapsed | crossed | impossible | party_out | two_left | new_player): how it ended
ended =
    { $state ->
       *[kept] All have kept the treaty of { LIST($players) }; it is over.
        [refused] The offer to { LIST($players) } was refused.
        [withdrawn] The offer to { LIST($players) } was withdrawn.
        [lapsed] The offer to { LIST($players) } has lapsed.
        [crossed] The treaty of { LIST($players) } is void: a turn crossed it. Nobody broke it.
        [impossible] The treaty of { LIST($players) } is over: a duty was impossible.
        [party_out] The treaty of { LIST($players) } is over: a party is out.
        [two_left] The treaty of { LIST($players) } is over: two players are left.
        [new_player] The treaty of { LIST($players) } is over: a seat has lost its player.
    }

show-on-board = Show on the board

## Offers

# $seat (seat): who offers
# $rounds (number): how many rounds
offers-you-peace =
    { CAPITAL($seat) } offers you peace for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.

# $seat (seat): who offers
# $players (list): to whom
# $rounds (number): how many rounds
offers-peace =
    { CAPITAL($seat) } offers { LIST($players) } peace for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.

# $seat (seat): who offers
# $players (list): to whom
offers-treaty = { CAPITAL($seat) } offers { LIST($players) } a treaty.

# $players (list): who has not answered
waits-for = Waiting for { LIST($players) }.

refuse = Refuse

change-offer = Change

withdraw-offer = Withdraw

# $players (list): the parties
# $rounds (number): how many rounds
peace-begins =
    { LIST($players) } are at peace for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.

# $players (list): the parties
treaty-begins = { LIST($players) } have made a treaty.

# $reason (sentence): why
act-refused = That was not possible: { $reason }

## Acts, as lines of the talk

# $act (accept | refuse | withdraw | notice): the act
# $seat (seat): whose offer it is
acted =
    { $act ->
       *[accept] accepts the offer of { CAPITAL($seat) }.
        [refuse] refuses the offer of { CAPITAL($seat) }.
        [withdraw] withdraws the offer of { CAPITAL($seat) }.
        [notice] gives notice of the treaty that { CAPITAL($seat) } offered.
    }

## Before a breach

# $players (list): the other parties
breaks-peace = This breaks your peace with { LIST($players) }.

# $players (list): the other parties
# $promise (sentence): what was promised
breaks-treaty = This breaks your treaty with { LIST($players) }: { $promise }

play-all-the-same = Play it all the same

take-another = Take another move

ask-no-more = Don’t ask again in this game

# $squares (list): the squares
breaching-squares = A treaty is broken on { LIST($squares) }.

judging-turn = Looking at your promises…

queued-breaks = The turn in waiting was not played.

## The composer

compose = An offer

# $seat (seat): a party
promises-of = { CAPITAL($seat) } promises

# $rounds (number): how many rounds
offer-secret-peace =
    Offer peace in secret for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }

secret-treaty = In secret

with-whom = With

promises-nothing = nothing

add-promise = Add a promise

remove-promise = Remove

# $kind (peace | hands_off | leave | hold | keep_out | no_corpse | no_power | leave_power | strike | do): a kind of promise
promise-kind =
    { $kind ->
       *[peace] peace
        [hands_off] hands off
        [leave] to leave pieces alone
        [hold] to keep pieces still
        [keep_out] to keep out of squares
        [no_corpse] to leave no corpse on squares
        [no_power] not to take power
        [leave_power] to give up power
        [strike] to strike
        [do] to make a certain move
    }

# $part (seats | seat | pieces | squares | from | to | victim | place): a part of a promise
part =
    { $part ->
       *[seats] Players
        [seat] Player
        [pieces] Pieces
        [squares] Squares
        [from] Where the move begins
        [to] Where it ends
        [victim] Against which piece
        [place] Where the victim is placed
    }

# $part (seats | seat | pieces | squares | from | to | victim | place): a part of a promise
point-at =
    { $part ->
       *[seats] Point at players
        [seat] Point at a player
        [pieces] Point at pieces
        [squares] Point at squares
        [from] Point at where it begins
        [to] Point at where it ends
        [victim] Point at whom it is against
        [place] Point at where the victim goes
    }

# $kind (squares | pieces | players): what is pointed at
pointing =
    { $kind ->
       *[squares] Choose squares on the board.
        [pieces] Choose pieces on the board.
        [players] Choose players by their pieces on the board.
    }

point-later = Add or change a promise, then point at the board.

# $square (text): the square
nothing-there = On { $square } is nothing that this can be about.

change-promise = Change

promise-done = Done

# $number (number): which duty of the treaty
duty = Duty { $number }:

its-players = Players

its-army = Army

its-squares = such as e5 d4

its-turns = Within turns

binds = It binds

binds-always = always

# $seat (seat): the player
binds-in-power = while { CAPITAL($seat) } is in power

# $number (number): which duty of the treaty
binds-once-done = once duty { $number } is done

who-knows = Who knows of it

everybody-knows = everybody

# $players (text): the other people who know of it
only-know = only you and { $players }

ends-after = It lasts

# $end (rounds | notice | power | out): how a treaty ends
end-kind =
    { $end ->
       *[rounds] a number of rounds
        [notice] until notice is given
        [power] while in power:
        [out] until out:
    }

its-rounds = Rounds

send-offer = Offer it

cancel-offer = Discard

## At one's own turn

# $occasion (chief_in_danger | ends | common_threat | power | chief_within_reach): what the board shows everybody
# $player (seat): whom it is about
# $others (list): with whom the treaty is
suggestion =
    { $occasion ->
       *[chief_in_danger] { CAPITAL($player) } could kill your chief.
        [ends] Your treaty with { LIST($others) } ends in this round.
        [common_threat] { CAPITAL($player) } could kill pieces of yours and of { LIST($others) }.
        [power] { CAPITAL($player) } is in power and plays next.
        [chief_within_reach] You could kill the chief of { CAPITAL($player) }.
    }

# $players (list): to whom
make-offer = Offer { LIST($players) } a treaty…

close-suggestion = Close the suggestion

suggest-treaties = Suggest treaties

# $promise (sentence): what was promised
last-chance = This turn is the last chance to keep your word: { $promise }

## What a treaty has about it

# $note (excused | no_pieces | never_binds | not_in_power | contradicts | not_now | outlives | only_chance): what a promise has about it
# $seat (seat): who promises
note =
    { $note ->
       *[excused] This promises nothing: every move that { CAPITAL($seat) } has would break it, so none counts.
        [no_pieces] This promises nothing: { CAPITAL($seat) } has no such piece to spare or to keep still.
        [never_binds] This promises nothing: the treaty ends before it can bind { CAPITAL($seat) }.
        [not_in_power] { CAPITAL($seat) } is not in power: nearly every turn keeps this.
        [contradicts] As things stand no move of { CAPITAL($seat) } keeps all of these promises.
        [not_now] As things stand no move of { CAPITAL($seat) } does this.
        [outlives] The treaty may end before the turns in which { CAPITAL($seat) } has to do this.
        [only_chance] { CAPITAL($seat) } has one turn for this: there is no second chance.
    }

## After the end

promises = Promises

show-promises = Show the promises

strip = Promises, oldest first

# $story (text): what was offered, and what became of it
# $from (number): the turn after which it was offered
# $to (number): the turn with which it ended
bar = { $story } Turns { $from } to { $to }.

# $turn (number): the turn
breach = Broken in turn { $turn }

# $verdict (kept | broken | dissolved | refused | lapsed): what became of a treaty
verdict =
    { $verdict ->
       *[kept] kept
        [broken] broken
        [dissolved] dissolved
        [refused] refused
        [lapsed] lapsed or withdrawn
    }

# $seat (seat): the player
# $kept (number): how many promises they kept
# $all (number): how many came to their end or were broken
words-kept =
    { CAPITAL($seat) } kept { $kept } of { $all ->
        [one] { $all } promise
       *[other] { $all } promises
    }.

# $seat (seat): the bot
# $character (loyal | grudging | opportunist | machiavellian): its character, which is told after the end
bot-character =
    { CAPITAL($seat) } was { $character ->
       *[loyal] loyal: a bot that never breaks its word.
        [grudging] grudging: a bot that breaks its word for much, and remembers who broke theirs.
        [opportunist] an opportunist: a bot that breaks its word where that pays.
        [machiavellian] Machiavellian: a bot that breaks its word where that pays and nobody can hit back.
    }

## What bots tell of their thoughts after the end

thought = Thought:

# $player (seat): to whom it was
# $gain (text): what it was worth to the bot, as a share of the game
# $theirs (text): what it was worth to that player
thought-offered = My offer was worth { $gain } of the game to me, and { $theirs } to { CAPITAL($player) }.

# $player (seat): who had made it
# $gain (text): what it was worth to the bot, as a share of the game
thought-accepted = The offer of { CAPITAL($player) } was worth { $gain } of the game to me, so I accepted it.

# $player (seat): who had made it
# $gain (text): what it was worth to the bot, as a share of the game
thought-refused = The offer of { CAPITAL($player) } was worth { $gain } of the game to me: too little, so I refused it.

# $player (seat): who had made it
# $why (terms | another | impossible | partners | unknown | at_peace | breaker | surrounded | won): the reason
thought-declined =
    { $why ->
       *[terms] I refused the offer of { CAPITAL($player) }: it bound me for too long, or to do something without a number of rounds.
        [another] I refused the offer of { CAPITAL($player) }: I was bound by a treaty without a number of rounds already.
        [impossible] I refused the offer of { CAPITAL($player) }: no turn of mine could have kept it, or perhaps not beside my other promises.
        [partners] I refused the offer of { CAPITAL($player) }: I did not make treaties with all its parties.
        [unknown] I refused the offer of { CAPITAL($player) }: I had no time to find out what it was worth.
        [at_peace] I refused the offer of { CAPITAL($player) }: we were at peace already.
        [breaker] I refused the offer of { CAPITAL($player) }, who had broken a treaty not long ago.
        [surrounded] I refused the offer of { CAPITAL($player) }: one of us would have been at peace with everybody.
        [won] I refused the offer of { CAPITAL($player) }: I could win at once.
    }

# $others (list): the other parties
# $gain (text): what it was worth to the bot to keep it on, as a share of the game
thought-notice = I gave notice: to keep the peace with { LIST($others) } was worth { $gain } of the game to me.

# $others (list): the other parties
thought-notice-to-all = I gave notice to { LIST($others) }: I was at peace with everybody, and so nobody could win.

# $others (list): the other parties
# $turn (number): the turn
# $gain (text): what it was worth to the bot, as a share of the game
thought-broke = I broke my word to { LIST($others) } in turn { $turn }: that was worth { $gain } of the game to me.
