## Registering

account-register-title = Create an account
account-vendor-code = Vendor code
account-vendor-code-hint = It stands in your contract or welcome letter.
account-vendor-code-missing = Enter your vendor code.
account-no-vendor-code = No vendor code? Become a partner
account-business-name = Business name
account-business-name-hint = As your customers know it. Where riders collect is asked with your first order.
account-business-name-missing = Enter the name of your business.
account-email = E-mail
account-email-missing = Enter your e-mail address.
account-email-invalid = This does not look like an e-mail address. It should be like name@example.com.
account-phone = Phone number
account-phone-missing = Enter your phone number.
account-phone-impossible = This number cannot be called. Please check its digits.
account-register-submit = Create account
account-register-busy = Creating the account…
account-have-account = Registered already?
account-sign-in = Sign in
account-welcome = Riders for your business, from the first order.
account-promise = No monthly fee and no contract period: you pay per delivery.

## After registering

account-registered-title = One more step: confirm your e-mail
account-registered-lead = We have sent an e-mail to { $email }. Open the link in it within { $hours } hours; then you can sign in.
account-registered-missing = No e-mail there? Look into the spam folder. Signing in with your new password sends the link again.

## The link of the e-mail

account-confirm-busy = Confirming your e-mail…
account-confirmed-title = Your e-mail is confirmed
account-confirmed-lead = Your account is ready. Sign in and request your first rider.
account-already-title = Your e-mail was confirmed before
account-already-lead = This link has done its work already. You can sign in.
account-not-confirmed-title = Your e-mail could not be confirmed
account-link-not-valid = This link is not valid, or its 24 hours are over. Sign in with your password to get a new one, or register again.
account-try-again = Try again

## A forgotten password

account-forgot-title = Forgot your password?
account-forgot-lead = We send you a code by e-mail; with it you choose a new password.
account-forgot-submit = Send me a code
account-forgot-busy = Sending…
account-have-code = I have a code already
account-reset-title = Choose a new password
account-reset-lead = If { $email } has an account here, an e-mail with a code of 6 digits is on its way. The code is good for 15 minutes.
account-code = Code from the e-mail
account-code-missing = Enter the code from the e-mail.
account-code-invalid = The code has exactly 6 digits.
account-code-not-valid = This code is wrong, was used already or has run out. Check it, or have another one sent.
account-reset-submit = Set new password
account-reset-busy = Setting the password…
account-code-again = Send another code
account-code-sent-again = Another code is on its way. Only the latest one is good.
account-other-email = Use another address
account-reset-done-title = Your new password is set
account-reset-done-lead = You were signed out on every device. Sign in with the new password.

## Why the service says no; the ids are its translation keys

account-offline = Something went wrong. Please try again. You could be offline.
account-not-created = We were unable to create an account.
account-email-registered = This email has already been registered with an existing account of the provider. Please use a different email address.
account-vendor-code-unknown = Wrong e-mail or vendor code: there is no vendor with this code. Please check both.
account-vendor-code-used = The vendor of this code has an account already. Sign in with it, or ask whoever registered it.
account-mail-not-delivered = We could not send an e-mail to this address. Please check it and try again.
account-password-weak = The password does not meet every rule.
