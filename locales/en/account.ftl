## Registering

# Label of a field: the code that identifies a business of the delivery platform.
account-vendor-code = Vendor code
account-vendor-code-hint = You’ll find it in your contract or welcome letter.
account-vendor-code-missing = Enter your vendor code.
account-no-vendor-code = No vendor code? Become a partner
# Label of a field: the name under which customers know the business.
account-business-name = Business name
account-business-name-hint = The name your customers know. You’ll add your pickup address with your first order.
account-business-name-missing = Enter the name of your business.
account-email-invalid = Enter an email address like name@example.com.
# Label of a field on the page for registering.
account-phone = Phone number
account-phone-missing = Enter your phone number.
account-phone-impossible = Enter a valid phone number.
# Question below the form for registering; the link “Sign in” follows it.
account-have-account = Already registered?
account-welcome = Riders for your business, from the first order.
account-promise = No monthly fee and no contract period: you pay per delivery.

## After registering

account-registered-title = One more step: confirm your email
# Below the heading, after registering.
# $email: the address that was entered, "petr@example.com"; $hours: always 24
account-registered-lead = We’ve sent an email to { $email }. Open the link in it within { $hours } hours, then sign in.
account-registered-missing = No email? Check your spam folder. If you sign in with your new password, we’ll send the link again.

## The link in the email

# Heading and window title while the link from the email is being checked.
account-confirm-busy = Confirming your email…
account-confirmed-title = Your email is confirmed
account-confirmed-lead = Your account is ready. Sign in and request your first rider.
account-already-title = Your email is already confirmed
account-already-lead = This link has already been used. You can sign in.
account-not-confirmed-title = We couldn’t confirm your email
account-link-not-valid = This link is invalid or has expired (it lasts 24 hours). Sign in with your password to get a new one, or register again.

## A forgotten password

account-forgot-lead = We’ll email you a code. Use it to choose a new password.
# Button: an email with a code for a new password is sent.
account-forgot-submit = Send code
account-have-code = I already have a code
account-reset-title = Choose a new password
# Below the heading of the page for a new password.
# $email: the address that was entered, "petr@example.com"
account-reset-lead = If { $email } has an account here, we’ve sent it an email with a 6-digit code. The code is valid for 15 minutes.
account-code = Code from the email
account-code-missing = Enter the code from the email.
account-code-invalid = The code has exactly 6 digits.
account-code-not-valid = This code is wrong, has expired or has already been used. Check it, or send another one.
# Button below the form for a new password.
account-reset-submit = Set new password
# Button: a new code is sent by email.
account-code-again = Send another code
account-code-sent-again = We’ve sent a new code. Only the newest one works.
# Button: back to the field for the email address. “Address” means email address.
account-other-email = Use another address
account-reset-done-title = Your password has been changed
account-reset-done-lead = We’ve signed you out on all devices. Sign in with your new password.

## Why the service says no; the ids are its translation keys

account-offline = Something went wrong. Please try again. You could be offline.
account-not-created = We were unable to create an account.
account-email-registered = This email has already been registered with an existing account of the provider. Please use a different email address.
account-vendor-code-unknown = The email or vendor code is wrong: we don’t know this vendor code. Check both.
account-vendor-code-used = There is already an account for this vendor code. Sign in with it, or ask the person who registered it.
account-mail-not-delivered = We couldn’t send an email to this address. Check it and try again.
account-password-weak = The password doesn’t meet all the rules.
