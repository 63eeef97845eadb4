## A new password, wherever one is chosen

password-show = Show password
password-hide = Hide password
password-caps-lock = Caps Lock is on.
password-new = New password
password-repeat = New password again
password-missing = Choose a password.
password-repeat-missing = Type the password a second time.
password-rules-not-met = The password does not meet every rule below yet.
password-entries-differ = The two entries are not the same.
password-rule-length = 8 characters or more
password-rule-letter = A letter
password-rule-uppercase = An uppercase letter
password-rule-lowercase = A lowercase letter
password-rule-number = A number
password-rule-special = One of these: !@#$%^&*
# Behind a rule, heard only
password-rule-met = : met
password-rule-open = : not met yet
# $met of $all rules are met by what is typed so far; heard only
password-rules-count = { $met } of { $all } rules met
