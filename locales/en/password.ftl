## A new password, wherever one is chosen

# Button that is only an icon (an eye) in a password field, for screen readers.
password-show = Show password
# The same button while the password can be read.
password-hide = Hide password
password-caps-lock = Caps Lock is on.
# Label of a field.
password-email = Email
password-email-missing = Enter your email address.
# Label of a field: the password of an account, also when it is chosen first.
password-first = Password
# Label of a field: the same password a second time, for a new account.
password-first-repeat = Password again
# Label of a field, for somebody who has an account.
password-new = New password
# Label of a field: the new password a second time.
password-repeat = New password again
# Error below the field for a new password.
password-missing = Choose a password.
password-repeat-missing = Enter the password a second time.
password-rules-not-met = The password doesn’t meet all the rules below yet.
password-entries-differ = The two passwords don’t match.
password-rule-length = 8 characters or more
# Rule below the field for a new password, with a tick when it is met.
password-rule-uppercase = An uppercase letter
# Rule below the field for a new password, with a tick when it is met.
password-rule-lowercase = A lowercase letter
# Rule below the field for a new password, with a tick when it is met: a digit.
password-rule-number = A number
password-rule-special = One of these: !@#$%^&*
# Behind a rule, heard only
password-rule-met = : met
password-rule-open = : not met yet
# $met of $all rules are met by what is typed so far; heard only
password-rules-count = { $met } of { $all } rules met
# Link below the password, heading and window title of the page that sends a code.
password-forgot = Forgot your password?
# On the button of a form for an account while it works.
password-busy = One moment…
