## What the service answers when it says no; the ids are its translation keys

error-not-found = That could not be found.
error-idempotency-key-reused = This was already sent with other details. Check order tracking before you send it again.
error-invalid-request = The service didn’t understand part of this request. Please check what you typed.
error-request-too-large = This is too large to be sent.
error-invalid-coordinates = These coordinates aren’t on the map.
error-outside-country = This place isn’t in the country you deliver in.
error-cant-edit-order = This order can no longer be changed like that.
error-unknown-host = This address does not belong to this service. Open it at its own address.
error-fee-invalid = The delivery fee couldn’t be verified. Please choose the address again.
# Notice when an order is edited.
# $paid: the fee paid, "99"; $fee: the new fee, "129"; $currency: a code, "CZK"
error-payment-fee-rises = You paid the delivery fee of this order by card: { $paid } { $currency }. With this change it would be { $fee } { $currency }, and we can’t charge the difference. Choose a destination that doesn’t cost more, or cancel this order and place a new one.
voucher-error-validation-message = This voucher code is not available
voucher-error-get-message = Can not get details of the voucher code

## Guests

error-not-for-guests = You can’t do this as a guest. Please sign in or register.
error-for-guests-alone = Only guests can do this. You already have an account.
validation-sender-missing = Please enter who sends this order.
validation-sender-name-missing = Please enter your name.
validation-sender-name-too-long = This name is too long.
validation-sender-phone-missing = Please enter your phone number.
validation-sender-phone-impossible = Enter a valid phone number.
validation-sender-email-missing = Please enter your email address.
validation-sender-email-impossible = Enter a valid email address.
validation-sender-address-missing = Please enter where the order is picked up.

## Collection points

error-outlets-not-managed = You’re not allowed to add or change collection points.
error-outlet-kept-elsewhere = This collection point is managed elsewhere and can’t be changed here.
error-client-id-taken = Another collection point already has this ID. Please choose another one.
