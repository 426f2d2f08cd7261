### The account of a player, and the forms by which one is made.

title = Account

sign-in = Sign in

sign-out = Sign out

make-account = Make an account

make-account-text = An account keeps your name and your games, on every device. Nobody needs one to play.

# Beside the board, where a guest plays.
keep-games = Keep my games

keep-games-text = Choose a name and a password, and this game and all your others are yours on every device. The game goes on meanwhile.

kept-games = You have an account now. Nothing else changes in this game.

cancel = Cancel

name = Name

new-name = New name

# $max (number): the most characters of a name
name-hint = Letters and digits, { $max } at most. Nobody else can have this name.

password = Password

current-password = Current password

new-password = New password

# $min (number): the fewest characters
password-hint = At least { $min } characters. A few words that nobody would put together make a good one.

show-password = Show the password

# $count (number): in how many games the guest of this browser sits
take-games = { $count ->
        [one] Take the game of this browser along
       *[other] Take the { $count } games of this browser along
    }

forgotten = Have you forgotten your password? The host of this service can give you a link for a new one.

signed-in = You are signed in.

sessions = Where you are signed in

this-browser = This browser

unknown-device = An unknown browser

# $date (text): the day
last-used = Last used on { $date }

# $device (text): the browser and the system
end-session-of = Sign out: { $device }

end-others = Sign out everywhere else

change-name = Change the name

# $days (number): for how long a name is kept at least
# $leads (number): for how many days an old name leads to the player
# $years (number): for how long nobody else gets it
change-name-text = A name is changed once in { $days } days. The old one leads to you for { $leads } days more, and nobody else gets it for { $years ->
        [one] a year
       *[other] { $years } years
    }.

# $date (text): the day
name-from = You can change it again from { $date } on.

change-password = Change the password

change-password-text = You stay signed in here, and are signed out everywhere else. Passkeys go on signing you in: remove those that are not yours.

password-changed = The password is changed.

reset-text = With it you sign in from now on. All other browsers are signed out.

# Beneath the sessions.
take-along = Take everything along

take-along-text = One file with your account, the record of each of your games, and all that you have said there, also in private.

download = Download

delete-account = Delete the account

# $days (number): for how long it can be undone
delete-text = You are signed out everywhere at once. If you sign in again within { $days } days, nothing has happened. After that your running games are resigned, what you have said is blanked, and your name is gone; turns and results stay. This cannot be undone.

# $days (number): for how long it can be undone
deleted-soon = Your account will be deleted in { $days } days. Until then you can come back: sign in.

kept = Your account was to be deleted. It stays.

concerns = What concerns you: warnings, reports

privacy = What is kept of you

## Leave

leave = Leave

leave-text = While you are on leave, no time of yours passes in games by the day, and the others see until when. It does not hold in games against only bots, nor at tables that grant none. It ends when you come back or when your days run out, after two weeks at the latest, and costs half a day at least. You have seven days at first and get one more every twelve, thirty at most.

# $days (number): whole days
leave-left =
    { $days ->
        [one] You have { $days } day left.
       *[other] You have { $days } days left.
    }

# $hours (number): whole hours, less than a day
leave-left-hours =
    { $hours ->
        [one] You have { $hours } hour left.
       *[other] You have { $hours } hours left.
    }

# $date (text): the day and the hour
on-leave-until = You are on leave until { $date }.

begin-leave = Go on leave

end-leave = I am back

## Mail

mail = Mail

# $address (text): the mail address
mail-goes-to = Letters of your account go to { $address }.

mail-none = With an address, a lost password is no lost account: a letter brings you a new one.

# $address (text): the mail address
mail-asked = A letter is on its way to { $address }. Open the link in it and press the button there within half an hour.

mail-address = Mail address

mail-set = Send me a letter to confirm it

mail-change = Change or remove the address

mail-change-text = The address of before is told. Nothing changes until you have confirmed the new one.

mail-remove = Remove the address

# The words of a link beneath the form of a sign-in.
forgot = Forgotten the password?

forgot-text = Write the name of your account, or its mail address. If there is an account with a confirmed address, a letter brings you a link for a new password.

forgot-who = Name or mail address

forgot-send = Send me a letter

forgot-sent = If there is an account with this name or address, and its address is confirmed, a letter is on its way. It may take a minute; look among the unwanted ones too.

## Which letters

letters = Which letters you get

letter-turn = When it is my turn in a game by the day, once until I have looked

letter-alarm = When my time for such a turn runs out

letter-digest = Once a day, what I have not seen

digest-hour = The hour for that

quiet-hours = Quiet hours, in which nothing comes, neither letters nor messages

quiet-from = From

quiet-to = To

# $zone (text): a time zone, such as Europe/Paris
hours-are-of = The hours are those of this browser ({ $zone }).

# $kept (text): the time zone in which the hours are kept
# $zone (text): the time zone of this browser
hours-are-elsewhere = The hours are those of { $kept }. Saving makes them hours of this browser ({ $zone }).

save = Save

saved = It is saved.

## What this browser tells while no page is open

push = Messages on this device

push-text = It tells you when it is your turn in a game by the day, before your time runs out, and before a game begins for which you have a seat, even while no page of Djambi is open. The maker of your browser forwards the messages, sealed: only your browser can read them.

push-switch = Tell me on this device

push-install = On an iPhone or iPad Djambi must be on the home screen for that: in Safari, press the button to share, then “Add to Home Screen”. Open it from there and come back to this page.

push-unable = This browser cannot tell you anything while no page is open.

push-denied = This browser lets Djambi show no messages. Allow that in its settings for this page, then press the switch again.

push-failed = This browser has got no address for messages from its maker. Try again later.

push-try = Send a message to try it

push-sending = A message is on its way.

push-arrived = The message has arrived.

push-not-arrived = The message was taken by the maker of your browser and has not arrived here yet. Look whether your system shows messages of this browser.

push-later = The maker of your browser is not reached now. Try again later.

push-refused = The maker of your browser does not take the message. The host of this service can see why.

push-ended = The maker of your browser knows this device no more. Press the switch again.

push-wishes = Which messages you get

# Behind the name of a browser that is signed in
told-there = It tells you of your turns.

## The second factor

second-factor = Second factor

second-factor-text = With a second factor, your password alone lets nobody in: an app on your phone shows a code, another one every 30 seconds, and the service asks for it at each sign-in and before anything weighty.

# $date (text): the day
# $count (number): how many recovery codes are left
second-factor-since = An app is asked for a code since { $date }. { $count ->
        [0] No recovery code is left.
        [one] One recovery code is left.
       *[other] { $count } recovery codes are left.
    }

few-codes = Few recovery codes are left: make new ones, so that a lost phone is no lost account.

switch-on = Switch a second factor on

switch-on-text = You need an app that shows codes (TOTP), such as those built into phones and password managers.

other-app = Move to another app

other-app-text = The app of today is asked until the other one is confirmed. You get new recovery codes.

new-codes = Make new recovery codes

new-codes-text = Those of before are worth nothing from then on.

switch-off = Switch the second factor off

switch-off-text = The password is enough then.

scan-code = Let the app read this picture:

scan-alt = A picture with the secret for the app, which is also beneath in letters

open-app = Or open the app on this device

type-secret = Or type this into it:

confirm-code = Confirm

code = Code

code-hint = The six digits that your app shows now, or a recovery code.

code-hint-app = The six digits that your app shows now.

recovery-codes = Recovery codes

recovery-codes-text = Each of them signs you in once if your app is lost. Keep them where your phone is not: on paper, or in a safe place for passwords. They are shown only now.

copy-codes = Copy

codes-copied = The codes are on the clipboard.

kept-codes = I have kept them

## Invitations to make an account

invite-title = Invite somebody

# $count (number): how many people may still be invited
# $days (number): for how many days a link works
invite-text = Accounts are made by invitation here. { $count ->
        [0] You have invited as many people as you may; a link that is not used within { $days } days comes back to you.
        [one] You may invite one more person. A link works once, within { $days } days.
       *[other] You may invite { $count } more people. A link works once, within { $days } days.
    }

invite = Make a link

invite-link = Send this link to the person whom you invite. It is shown only now.

copy-link = Copy the link

link-copied = The link is on the clipboard.

# Above the form of an account, for somebody who has opened such a link.
you-are-invited = You are invited: choose a name and a password.

## Passkeys

passkeys = Passkeys

passkeys-text = A passkey signs you in with your fingerprint, your face or the PIN of your device. There is nothing to remember, and nothing that others could guess.

# The name of a passkey that has none.
passkey = Passkey

# $date (text): the day on which it was added
# $used (text): the day on which it was last used
passkey-dates = Added on { $date }, last used on { $used }

passkey-synced = On several devices

add-passkey = Add a passkey

rename-passkey = Rename

# $name (text): the name of the passkey
rename-passkey-of = Rename: { $name }

passkey-name = Name of the passkey

keep-passkey-name = Keep the name

remove-passkey = Remove

# $name (text): the name of the passkey
remove-passkey-of = Remove: { $name }

passkey-removed = The passkey signs you in no more. Delete it on your device as well.

passkey-added = The passkey is added.

sign-in-by-passkey = Sign in with a passkey

sign-up-by-passkey = With a passkey, without a password

prove-by-passkey = Use a passkey instead

# A browser has shown no passkey, or its owner has said no.
passkey-none = No passkey was used. Try again, or choose another way.

prove = Is it you?

prove-text = Before this, the service asks once more who you are.

go-on = Go on

choose-password = Choose a password

choose-password-text = You sign in with it, beside your passkeys. You stay signed in here, and are signed out everywhere else.
