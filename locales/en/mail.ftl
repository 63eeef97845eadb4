## Mails: plain text and the page of the same words

mail-greeting = Hello,
mail-greeting-name = Hello { $name },
mail-confirm-subject = Confirm your e-mail for { -brand-name }
mail-confirm-lead = An account at { -brand-name } was made with this e-mail address. Confirm the address to start requesting riders.
mail-confirm-action = Confirm my e-mail
mail-confirm-hours = The link is good for { $hours } hours.
mail-reset-subject = Your code for a new password at { -brand-name }
mail-reset-lead = Somebody asked for a new password for your account. This is the code:
mail-reset-minutes = It is good for { $minutes } minutes and can be used once. Tell it to nobody.
mail-not-you = If this was not you, you need not do anything: without this e-mail nothing happens.
mail-changed-subject = Your password at { -brand-name } was changed
mail-changed-lead = Your account has a new password, and was signed out on every device.
mail-changed-not-you = If this was not you, choose “Forgot your password?” on the sign-in page at once and set another one.
mail-sign-off = Your { -brand-name } team
