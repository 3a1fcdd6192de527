# Accounts in English. They are loaded when they are needed.

## Signing in

web-account = Account
web-account-sign-in = Sign in
web-account-create = Create account
web-account-what = You can play without an account. With one, you find your tables in every browser and on every device.
web-account-forgotten = No e-mail address is needed; if you forget your password, only the owner of this server can give you a new one.
web-account-name = Name
web-account-name-what = Other players see it at your tables.
web-account-password = Password
web-account-password-what = At least 8 characters
web-account-show = Show password
web-account-keeps = { $count ->
    [one] Your table in this browser comes along.
   *[other] Your { $count } tables in this browser come along.
}

## Signed in

web-account-hello = Signed in as { $name }
web-account-sign-out = Sign out
web-account-guest-tables = { $count ->
    [one] This browser has a table from before you signed in.
   *[other] This browser has { $count } tables from before you signed in.
}
web-account-bring = { $count ->
    [one] Add it to my account
   *[other] Add them to my account
}
web-account-rename = Change name
web-account-rename-what = You sign in with the new name. Tables at which you already sit keep the old one.
web-account-renamed = Your name has been changed.
web-account-change = Change password
web-account-old = Current password
web-account-new = New password
web-account-change-what = All other browsers are signed out, and all tokens are revoked.
web-account-changed = Your password has been changed.

## Sessions

web-account-sessions = Where you are signed in
web-account-unknown = Unknown browser
web-account-here = this browser
web-account-since = signed in on { $date }, last used: { $ago }
web-account-end = Sign out
web-account-end-label = Sign out: { $what }
web-account-everywhere = Sign out everywhere

## Programs

web-account-programs = Programs that play for you
web-account-programs-what = A program with a token plays your seats through the bot API. It cannot change your account.
web-account-program = Name of the program
web-account-token-create = Create token
web-account-token = Token of { $program }
web-account-token-once = Copy it now: it is not shown again.
web-account-token-copy = Copy
web-account-token-copied = Copied
web-account-created = created on { $date }, last used: { $ago }
web-account-revoke = Revoke
web-account-revoke-label = Revoke: { $what }

## Deletion

web-account-delete = Delete account
web-account-delete-what = Your account, your sign-ins and tokens, your name and your chat messages are deleted, and all tables where nobody else plays. At the others a bot takes your seats, and the game goes on. This cannot be undone.
web-account-delete-now = Delete for good
