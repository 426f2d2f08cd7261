### What bots say with their acts about treaties.

# $voice (courteous_1 | courteous_2 | courteous_3 | short_1 | short_2 | short_3 | friendly_1 | friendly_2 | friendly_3 | eloquent_1 | eloquent_2 | eloquent_3): the bot's manner, and which of its wordings
bot-offers =
    { $voice ->
       *[courteous_1] Would you grant me peace for a while?
        [courteous_2] I should be glad of peace between us.
        [courteous_3] Allow me to propose a truce.
        [short_1] Peace?
        [short_2] Truce. Yes?
        [short_3] No blood between us.
        [friendly_1] Shall we leave each other alone?
        [friendly_2] You and me, no fighting: how about it?
        [friendly_3] Let’s be friends for a bit!
        [eloquent_1] Wise princes choose their wars; let us not choose each other.
        [eloquent_2] Let our swords rest, that others may tire of theirs.
        [eloquent_3] Two hands that do not strike each other may yet hold the board.
    }

# $voice (courteous_1 | courteous_2 | courteous_3 | short_1 | short_2 | short_3 | friendly_1 | friendly_2 | friendly_3 | eloquent_1 | eloquent_2 | eloquent_3): the bot's manner, and which of its wordings
bot-accepts =
    { $voice ->
       *[courteous_1] With pleasure. You have my word.
        [courteous_2] I am honoured, and accept.
        [courteous_3] Gladly, and thank you.
        [short_1] Agreed.
        [short_2] Fine.
        [short_3] Done.
        [friendly_1] Great, I’m in!
        [friendly_2] Sure, let’s do it.
        [friendly_3] Deal! Good to have you.
        [eloquent_1] So be it: the ink is dry, and the swords are sheathed.
        [eloquent_2] A prudent offer meets a prudent answer: yes.
        [eloquent_3] Fortune favours those who sign.
    }

# $voice (courteous_1 | courteous_2 | courteous_3 | short_1 | short_2 | short_3 | friendly_1 | friendly_2 | friendly_3 | eloquent_1 | eloquent_2 | eloquent_3): the bot's manner, and which of its wordings
bot-refuses =
    { $voice ->
       *[courteous_1] I am sorry, I cannot accept this.
        [courteous_2] Thank you, but not now.
        [courteous_3] With respect, I must decline.
        [short_1] No.
        [short_2] Not that.
        [short_3] Won’t do.
        [friendly_1] Sorry, not this time!
        [friendly_2] Nice try, but no.
        [friendly_3] Maybe another time, friend.
        [eloquent_1] A generous hand, yet I must leave it empty.
        [eloquent_2] The hour for this has not come.
        [eloquent_3] Peace is a fine coin; today I do not spend it.
    }

# $voice (courteous_1 | courteous_2 | courteous_3 | short_1 | short_2 | short_3 | friendly_1 | friendly_2 | friendly_3 | eloquent_1 | eloquent_2 | eloquent_3): the bot's manner, and which of its wordings
# $player (seat): who could kill pieces of the bot and of the one it speaks to
bot-warns =
    { $voice ->
       *[courteous_1] May I point out that { CAPITAL($player) } could kill pieces of us both?
        [courteous_2] Please note: both of us have pieces that { CAPITAL($player) } could kill.
        [courteous_3] If I may say so: { CAPITAL($player) } could strike us both.
        [short_1] { CAPITAL($player) } can kill pieces of ours.
        [short_2] Look at { CAPITAL($player) }: both of us are targets.
        [short_3] { CAPITAL($player) } threatens us both.
        [friendly_1] Have you seen? { CAPITAL($player) } could take pieces of us both!
        [friendly_2] Careful: { CAPITAL($player) } could kill pieces of yours and mine.
        [friendly_3] By the way, { CAPITAL($player) } could get at us both.
        [eloquent_1] While we measure each other, { CAPITAL($player) } holds a blade to us both.
        [eloquent_2] One shadow falls on both our houses: that of { CAPITAL($player) }.
        [eloquent_3] Mark { CAPITAL($player) }, whose blow could fall on your pieces and on mine alike.
    }

# $voice (courteous_1 | courteous_2 | courteous_3 | short_1 | short_2 | short_3 | friendly_1 | friendly_2 | friendly_3 | eloquent_1 | eloquent_2 | eloquent_3): the bot's manner, and which of its wordings
bot-never =
    { $voice ->
       *[courteous_1] Forgive me: I never bind myself for so long.
        [courteous_2] That is no treaty for me: I promise for a few rounds.
        [courteous_3] With respect, I never take such terms: I bind myself briefly.
        [short_1] Never such terms. A few rounds, no more.
        [short_2] Not for so long. A few rounds at most.
        [short_3] I never sign that. Too long.
        [friendly_1] Sorry, that kind I never take: I only promise for a bit!
        [friendly_2] No hard feelings, but I only ever promise for a few rounds.
        [friendly_3] Ask me for fewer rounds, and we can talk!
        [eloquent_1] My word is good and short: so long a bond it never makes.
        [eloquent_2] Bid me be bound, and briefly: no longer bond do I ever sign.
        [eloquent_3] I sell my word by the round, and only a few at a time.
    }

# $voice (courteous_1 | courteous_2 | courteous_3 | short_1 | short_2 | short_3 | friendly_1 | friendly_2 | friendly_3 | eloquent_1 | eloquent_2 | eloquent_3): the bot's manner, and which of its wordings
bot-gives-notice =
    { $voice ->
       *[courteous_1] I must give you notice: our treaty ends in a round.
        [courteous_2] With regret, I end our treaty; it holds for one more round.
        [courteous_3] Allow me to take leave of our treaty, a round from now.
        [short_1] Notice. One more round.
        [short_2] Our treaty ends. One round left.
        [short_3] A round more, then it is over.
        [friendly_1] Heads up: I’m ending our treaty, one more round!
        [friendly_2] It was good while it lasted; one round to go.
        [friendly_3] Just so you know: our treaty is over in a round.
        [eloquent_1] Every treaty has its evening; ours ends in a round.
        [eloquent_2] One more round you have my word, and then it is mine again.
        [eloquent_3] I give you back your word and take back mine, a round from now.
    }

# $voice (courteous_1 | courteous_2 | courteous_3 | short_1 | short_2 | short_3 | friendly_1 | friendly_2 | friendly_3 | eloquent_1 | eloquent_2 | eloquent_3): the bot's manner, and which of its wordings
bot-proposes =
    { $voice ->
       *[courteous_1] May I put this treaty before you?
        [courteous_2] I should be glad if you would consider these terms.
        [courteous_3] Allow me to propose the following.
        [short_1] These terms. Yes?
        [short_2] This I would sign.
        [short_3] Take this?
        [friendly_1] How about this?
        [friendly_2] Here’s what I’d be up for!
        [friendly_3] What do you say to this, friend?
        [eloquent_1] Here is a bargain with which each of us may live.
        [eloquent_2] Read these lines; they are few, and they serve each of us.
        [eloquent_3] Where great promises frighten, let small ones be made.
    }
