### What the service writes by mail: plain text, without the words of anybody.

## A letter of the host, who tries the mail

# $site (text): the address of the service
test-subject = A letter from { $site }

test-body = If you can read this, the mail of this service goes out. Nothing is to be done.

## The end of each letter

# $site (text): the address of the service
from-service = Djambi, { $site }

## The link by which somebody confirms an address

confirm-subject = Djambi: is this your address?

# $minutes (number): for how many minutes the link can be used
confirm-text = Somebody, you as we hope, wants to get letters at this address from a service of the game Djambi. If it was you, open this page and press its button within { $minutes } minutes:

confirm-not-you = If it was not you, do nothing: no further letter will come.

## A new password

reset-subject = Djambi: a new password

# $name (text): the name of the account
# $minutes (number): for how many minutes the link can be used
reset-text = Somebody, you as we hope, has forgotten the password of the account { $name }. On this page you choose a new one, once, within { $minutes } minutes:

reset-not-you = If it was not you, do nothing: the password stays as it is.

## What has become of an account

address-changed-subject = Djambi: another address

# $name (text): the name of the account
address-changed-text = Letters for the account { $name } go to another address from now on. This one gets none any more.

address-removed-subject = Djambi: no more letters

# $name (text): the name of the account
address-removed-text = The account { $name } has no mail address any more. If its password is lost, nobody can send a new one.

password-changed-subject = Djambi: another password

# $name (text): the name of the account
password-changed-text = The account { $name } has another password. Whoever was signed in elsewhere is signed out. Passkeys go on signing in: remove those on the page of your account that are not yours.

factor-on-subject = Djambi: a second factor

# $name (text): the name of the account
factor-on-text = The account { $name } asks for a code of an app beside the password from now on.

factor-off-subject = Djambi: no second factor any more

# $name (text): the name of the account
factor-off-text = The account { $name } asks for no code any more: the password is enough.

recovery-used-subject = Djambi: a recovery code was used

# $name (text): the name of the account
recovery-used-text = Somebody has used a recovery code of the account { $name } instead of its app.

recovery-new-subject = Djambi: other recovery codes

# $name (text): the name of the account
recovery-new-text = The account { $name } has other recovery codes. Those of before are worth nothing any more.

passkey-added-subject = Djambi: another passkey

# $name (text): the name of the account
passkey-added-text = A passkey was added to the account { $name }. It signs in without a password.

passkey-removed-subject = Djambi: a passkey less

# $name (text): the name of the account
passkey-removed-text = A passkey of the account { $name } was removed. It signs nobody in any more.

not-you = If it was not you, choose a new password at once, or write to the host of the service:

## News of games

# $count (number): in how many games
turns-subject = Djambi: { $count ->
        [one] it is your turn
       *[other] it is your turn in { $count } games
    }

# $count (number): in how many games
turns-text = { $count ->
        [one] It is your turn in a game by the day:
       *[other] It is your turn in { $count } games by the day:
    }

# $count (number): in how many games
turns-once = { $count ->
        [one] No further letter says so until you have looked at the game.
       *[other] No further letter says so until you have looked at these games.
    }

alarm-subject = Djambi: your time runs out

# $hours (number): whole hours
alarm-text = { $hours ->
        [one] In about an hour your time for a turn runs out. Play before that:
       *[other] In { $hours } hours your time for a turn runs out. Play before that:
    }

appointment-subject = Djambi: your game begins soon

# $time (text): the day, the hour and the time zone
appointment-text = You sit at a table whose game begins at this time: { $time }. Be there and ready then: five minutes later the seat is free for others.

cancelled-subject = Djambi: an appointment is cancelled

# $time (text): the day, the hour and the time zone
cancelled-text = The host has cancelled the game that was to begin at this time: { $time }.

digest-subject = Djambi: what you have not seen

# $kind (your_turn | started | flag | over | again | removed | offer | appointment | missed | cancelled): what happened
digest-line = { $kind ->
        [your_turn] It is your turn.
        [started] A game has begun.
        [flag] Your time has run out.
        [over] A game is over.
        [again] Somebody wants to play again.
        [removed] Your seat was taken away.
        [appointment] A game of yours begins soon.
        [missed] You were not ready at an appointed time, and lost your seat.
        [cancelled] An appointment was cancelled.
       *[offer] An offer waits for your answer.
    }

stop-here = No more letters of this kind:
