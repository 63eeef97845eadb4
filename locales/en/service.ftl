## What the service answers when it says no; the ids are its translation keys

error-unauthenticated = Your session has ended. Please sign in again.
error-not-found = That could not be found.
error-idempotency-key-reused = This was already sent with other details. Check order tracking before you send it again.
error-idempotency-key-missing = This request has no key that makes it safe to repeat.
error-fault = The service was told to fail here.
error-invalid-request = The service didn’t understand part of this request. Please check what you typed.
error-unsupported-media-type = The service does not read this kind of content.
error-unreadable-request = The service could not read this request.
error-unavailable = The service is not available right now. Please try again in a moment.
error-too-many-requests = Too many attempts. Please wait a moment.
error-request-too-large = This is too large to be sent.
error-method-not-allowed = The service does not offer this.
error-invalid-moment = This date or time isn’t valid.
error-invalid-coordinates = These coordinates aren’t on the map.
error-outside-country = This place isn’t in the country you deliver in.
error-cant-edit-order = This order can no longer be changed like that.
error-foreign-origin = This page may not open a live connection.
error-unknown-host = This address does not belong to this service. Open it at its own address.
error-request-timeout = This took too long to arrive. Check your connection and try again.
error-control-room-closed = The control room needs its secret, which the service printed when it started.
error-fee-invalid = The delivery fee couldn’t be verified. Please choose the address again.
# Notice when an order is edited.
# $paid: the fee paid, "99"; $fee: the new fee, "129"; $currency: a code, "CZK"
error-payment-fee-rises = You paid the delivery fee of this order by card: { $paid } { $currency }. With this change it would be { $fee } { $currency }, and we can’t charge the difference. Choose a destination that doesn’t cost more, or cancel this order and place a new one.
error-defect = Something broke on our side. We’ve been notified.
voucher-error-validation-message = This voucher code is not available
voucher-error-get-message = Can not get details of the voucher code
# Error at the field for the code of a voucher, from the service. Keep the reference to the other message.
validation-voucher-unknown = { voucher-error-validation-message }

## The rules of a request, when the service finds them broken

# Error at the field for the delivery address, from the service. Keep the reference to the other message.
validation-fee-missing = { error-fee-invalid }
# Error at the field for the collection point, from the service. Keep the reference to the other message.
validation-vendor-missing = { request-vendor-missing }
# Error at the field for the customer’s name, from the service. Keep the reference to the other message.
validation-name-missing = { request-name-missing }
# Error at the field for the customer’s name, from the service. Keep the reference to the other message.
validation-name-has-digit = { request-name-has-digit }
# Error at the field for the customer’s phone, from the service. Keep the reference to the other message.
validation-phone-missing = { request-phone-missing }
# Error at the field for the customer’s phone, from the service. Keep the reference to the other message.
validation-phone-impossible = { request-phone-impossible }
# Error at the field for the items, from the service. Keep the reference to the other message.
validation-description-too-long = { request-description-too-long }
# Error at the field for the delivery address, from the service. Keep the reference to the other message.
validation-address-missing = { request-address-missing }
# Error at the field for the delivery address, from the service. Keep the reference to the other message.
validation-coordinates-missing = { request-coordinates-missing }
# Error at the field for the item value, from the service. Keep the reference to the other message.
validation-amount-missing = { request-amount-missing }
# Error at the field for the item value, from the service. Keep the reference to the other message.
validation-amount-unreadable = { request-amount-unreadable }
# Error at the field for the item value, from the service. Keep the reference to the other message.
validation-amount-below-minimum = { request-amount-below-minimum }
# Error at the field for the payment method, from the service. Keep the reference to the other message.
validation-payment-method-missing = { request-payment-method-missing }
# Error at the field for the delivery time, from the service. Keep the reference to the other message.
validation-preorder-in-past = { request-preorder-in-past }
# Error at the field for the delivery time, from the service. Keep the reference to the other message.
validation-preorder-too-far = { request-preorder-too-far }
# Error at the field for the notes for the rider, from the service. Keep the reference to the other message.
validation-notes-too-long = { request-notes-too-long }
# Error at the field for the delivery address, from the service. Keep the reference to the other message.
validation-address-too-long = { request-address-too-long }
# Error at the field for the VAT number, from the service. Keep the reference to the other message.
validation-vat-wrong-length = { request-vat-wrong-length }
# Error at the field for the VAT number, from the service. Keep the reference to the other message.
validation-vat-invalid = { request-vat-invalid }
# Error at the field for the age check, from the service. Keep the reference to the other message.
validation-age-validation-missing = { request-age-check-missing }
# Error at the field for the item value, from the service. Keep the reference to the other message.
validation-item-value-unconfirmed = { request-item-value-warning }

## Guests

error-guests-off = You can’t request a rider as a guest right now. Please sign in.
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
validation-outlet-client-id-missing = Please enter collection point ID
validation-outlet-client-id-locked = The ID of a collection point can’t be changed.
validation-outlet-parent-locked = A collection point stays with its parent vendor.
# Error below the field “Label”, from the service.
validation-outlet-label-missing = Please enter label
validation-outlet-phone-missing = Please enter phone number
validation-outlet-address-missing = Please select pickup address
validation-outlet-owner-invalid = Please enter a valid email
