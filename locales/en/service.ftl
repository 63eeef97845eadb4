## What the service answers when it says no; the ids are its translation keys

error-unauthenticated = Your session has ended. Please sign in again.
error-not-found = That could not be found.
error-idempotency-key-reused = This was already sent with other details. Look at order tracking before you send it again.
error-idempotency-key-missing = This request has no key that makes it safe to repeat.
error-fault = The service was told to fail here.
error-invalid-request = The service did not understand a part of this request. Please check what you typed.
error-unsupported-media-type = The service does not read this kind of content.
error-unreadable-request = The service could not read this request.
error-unavailable = The service is not available right now. Please try again in a moment.
error-too-many-requests = Too many attempts. Please wait a moment.
error-request-too-large = This is too large to be sent.
error-method-not-allowed = The service does not offer this.
error-invalid-moment = This moment is not valid.
error-invalid-coordinates = These coordinates are not on the map.
error-outside-country = This place is not in the country you deliver in.
error-cant-edit-order = This order can no longer be changed like that.
error-foreign-origin = This page may not open a live connection.
error-unknown-host = This address does not belong to this service. Open it at its own address.
error-request-timeout = This took too long to arrive. Check your connection and try again.
error-control-room-closed = The control room needs its secret, which the service printed when it started.
error-fee-invalid = The delivery fee could not be verified. Please choose the address again.
error-payment-fee-rises = The delivery fee of this order was paid by card: { $paid } { $currency }. With this change it would be { $fee } { $currency }, and we can't charge the difference. Choose a destination that doesn't cost more, or cancel this order and place a new one.
error-defect = Something broke on our side. We have been told.
voucher-error-validation-message = This voucher code is not available
voucher-error-get-message = Can not get details of the voucher code
validation-voucher-unknown = { voucher-error-validation-message }

## The rules of a request, when the service finds them broken

validation-fee-missing = { error-fee-invalid }
validation-vendor-missing = { request-vendor-missing }
validation-name-missing = { request-name-missing }
validation-name-has-digit = { request-name-has-digit }
validation-phone-missing = { request-phone-missing }
validation-phone-impossible = { request-phone-impossible }
validation-description-too-long = { request-description-too-long }
validation-address-missing = { request-address-missing }
validation-coordinates-missing = { request-coordinates-missing }
validation-amount-missing = { request-amount-missing }
validation-amount-unreadable = { request-amount-unreadable }
validation-amount-below-minimum = { request-amount-below-minimum }
validation-payment-method-missing = { request-payment-method-missing }
validation-preorder-in-past = { request-preorder-in-past }
validation-preorder-too-far = { request-preorder-too-far }
validation-notes-too-long = { request-notes-too-long }
validation-address-too-long = { request-address-too-long }
validation-vat-wrong-length = { request-vat-wrong-length }
validation-vat-invalid = { request-vat-invalid }
validation-age-validation-missing = { request-age-check-missing }
validation-item-value-unconfirmed = { request-item-value-warning }

## Guests

error-guests-off = Requesting as a guest is not possible right now. Please sign in.
error-not-for-guests = This is not possible as a guest. Please sign in or register.
error-for-guests-alone = Only a guest can do this. You have an account already.
validation-sender-missing = Please say who sends this order.
validation-sender-name-missing = Please enter your name.
validation-sender-name-too-long = This name is too long.
validation-sender-phone-missing = Please enter your phone number.
validation-sender-phone-impossible = This phone number cannot be reached.
validation-sender-email-missing = Please enter your e-mail address.
validation-sender-email-impossible = This e-mail address cannot be right.
validation-sender-address-missing = Please say where the order is collected.

## Collection points

error-outlets-not-managed = You may not add or change collection points.
error-outlet-kept-elsewhere = This collection point is looked after elsewhere and cannot be changed here.
error-client-id-taken = Another collection point has this ID already. Please choose another one.
validation-outlet-client-id-missing = Please enter collection point ID
validation-outlet-client-id-locked = The ID of a collection point cannot be changed.
validation-outlet-parent-locked = A collection point stays with its parent vendor.
validation-outlet-label-missing = Please enter label
validation-outlet-phone-missing = Please enter phone number
validation-outlet-address-missing = Please select pickup address
validation-outlet-owner-invalid = Please enter a valid email
