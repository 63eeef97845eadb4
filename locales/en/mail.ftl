## Mails: plain text and the page of the same words

# First line of an email to somebody whose name is not known.
mail-greeting = Hello,
# First line of an email. $name: the business, "Bistro U Zlaté lípy"
mail-greeting-name = Hello { $name },
mail-confirm-subject = Confirm your email for { -brand-name }
mail-confirm-lead = Someone created a { -brand-name } account with this email address. Confirm the address to start requesting riders.
# Link or button in the email: confirms that the address is right.
mail-confirm-action = Confirm email
# Below the button in the email. $hours: always 24
mail-confirm-hours = The link is valid for { $hours } hours.
mail-reset-subject = Your { -brand-name } code for a new password
mail-reset-lead = Someone asked for a new password for your account. This is the code:
# Below the code in the email. “It” is the code. $minutes: always 15
mail-reset-minutes = It’s valid for { $minutes } minutes and works once. Don’t share it with anyone.
mail-not-you = If you didn’t ask for this, you can ignore this email. Nothing will change.
mail-changed-subject = Your { -brand-name } password was changed
mail-changed-lead = Your account has a new password, and we’ve signed you out on all devices.
mail-changed-not-you = If this wasn’t you, choose “Forgot your password?” on the sign-in page now and set a new one.
mail-kept-charge-subject = Your { -brand-name } delivery costs less after your change
# $order: the short code of the order, "K7R2"; $fee: what its delivery costs now, "61 Kč"
mail-kept-charge-lead = You changed order { $order }. Its delivery now costs { $fee }.
# $paid: what the card was charged, "133 Kč"; $left: the difference to what the delivery costs now, "72 Kč"
mail-kept-charge-left = You paid { $paid } by card when you ordered. The difference of { $left } isn’t refunded.
# Last line of every email.
mail-sign-off = Your { -brand-name } team
