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
