## Request a rider: the page and its four sections

request-title = Request a rider
request-section-done = Complete
request-loading = Loading your collection point…
# Shown on fields that may stay empty
request-optional = optional

request-collection-title = Collection point
request-collection-time = Collection time
request-collection-instant = Instant
request-collection-instructions = Instructions for the rider

request-drop-off-title = Drop-off point
request-details-title = Delivery Details
request-payment-title = Payment summary

## Where the order goes

request-destination = Delivery address
# The two numbers are an example of coordinates: latitude,longitude
request-destination-placeholder = Street and number, a place, or 50.0875,14.4213
request-destination-clear = Clear the address
request-destination-searching = Searching for places…
request-destination-resolving = Looking up the address…
request-destination-none = Unable to find address. Try the street with its number, or choose the place on the map.
# $reason says what went wrong, in the words of the failure texts
request-destination-search-failed = We could not search for addresses: { $reason }
request-destination-details-failed = Could not fetch place details
geolocator-error-reverse = We could not find an address at this point.
error-geocoder-unavailable = The address search is not available at the moment.
request-unit = Unit number
request-building = Building
request-notes = Notes for the rider
request-notes-placeholder = Floor, doorbell, where to park…
request-name = Customer name
request-phone = Customer phone
# $used and $maximum count bytes or characters
request-counter = { $used } of { $maximum }
request-counter-over = { $used } of { $maximum }: too long
request-try-again = Try again

## Where it goes, on the map

request-map = Map with the collection point and the drop-off point
request-map-hint = Click on the map to set the drop-off point, or drag its pin.
request-map-show = Choose on the map
request-map-hide = Hide the map
request-map-failed = The map cannot be shown now. Everything works without it: type the address.

## What is delivered, and when

request-time = Delivery time
request-time-asap = ASAP
request-time-asap-hint = Drop-off within 60 minutes, typically in 30 minutes or less
request-time-later = Later
# A choice between today, tomorrow and the day after
request-later-day = Day
request-later-today = Today
request-later-tomorrow = Tomorrow
request-later-time = Time
# $hours may be 0
request-later-in =
    { $hours ->
        [0] in { $minutes } min
       *[other] in { $hours } h { $minutes } min
    }
request-description = Items
request-description-placeholder = What is in the bag?
# $currency is a currency code such as CZK
request-amount = Item value in { $currency }
request-item-value-warning = The item value seems high. Please check the item value again before placing the order.
request-item-value-confirm = Confirm
# $value and $limit are amounts with their currency
request-item-value-of = { $value } of { $limit }. Above that we ask you to confirm.
request-item-value-confirmed = Item value confirmed
request-cold-bag = Cold bag needed
request-cold-bag-hint = The rider brings a bag that keeps the items cold.
request-age-check = Check the customer’s age
request-age-check-hint = The rider asks for a proof of age at the door.
request-age-check-missing = This order needs an age check. Please tick “{ request-age-check }” to confirm it.
request-vat-add = Add a VAT number
request-vat = VAT number
request-vat-hint = 8 capital letters and digits

## How it is paid

request-payment-methods = Payment method
request-payment-cash-on-delivery = Cash on delivery
request-payment-cash-on-delivery-hint = The rider collects the item value in cash.
request-payment-cash-on-pick-up = Cash on pick-up
request-payment-cash-on-pick-up-hint = The rider pays you at the collection point; nothing is collected at the door.
request-payment-no-cash = No cash
request-payment-no-cash-hint = The customer has paid already.
request-payment-payment-on-delivery = Payment on delivery
request-payment-payment-on-delivery-hint = The customer pays the item value at the door.
request-payment-none = None
request-payment-none-hint = Nothing is collected.
request-payment-not-offered = “{ $method }” is not offered here. Choose another payment method.
error-no-payment-method-available = No payment method is available for this collection point. Please contact us.
error-payment-get-if-enabled = We could not find out whether online payment is available, so it is off for now.

## A voucher for the delivery fee

voucher-title = Voucher
voucher-placeholder = Code
voucher-apply = Apply
voucher-keep = Cancel
voucher-replace = Replace
voucher-remove = Remove
voucher-details = Details
voucher-waiting = It is checked as soon as the delivery fee is known.
voucher-checking = Checking the voucher…
# $percent is a number: 10
voucher-percentage = { $percent }% off the delivery fee
# $amount is an amount with its currency
voucher-amount = { $amount } off the delivery fee
voucher-valid-always = Valid without an end date
# $time is a day and a time of day in the country
voucher-valid-until = Valid until { $time }
# $amount is an amount with its currency
voucher-minimum = From a delivery fee of { $amount }
# $amount is an amount with its currency
voucher-maximum = Takes off { $amount } at most
voucher-first-order = For the first order only
voucher-refused-unknown = We do not know this code.
voucher-refused-expired = It has expired.
voucher-refused-not-yet = It is not valid yet.
voucher-refused-fee-too-small = The delivery fee is too low for it.
voucher-refused-not-first-order = It is for the first order only.
voucher-refused-used-up = It has been used up.
voucher-refused-used-by-vendor = It has been used up by this collection point.
voucher-refused-other-vendor = It is not for this collection point.
voucher-refused-inactive = It has been switched off.
voucher-switched-off = Vouchers are not available at the moment. The delivery fee is shown without the discount.
# $seconds is at least 1
voucher-try-again-in =
    { $seconds ->
        [one] Too many attempts. Try again in { $seconds } second.
       *[other] Too many attempts. Try again in { $seconds } seconds.
    }

## The summary that never leaves the screen

request-summary = Summary
request-summary-more = Show the details
request-summary-less = Hide the details
request-distance = Distance
request-pick-up = Pick-up
# $minutes is never less than the country's minimum
request-pick-up-minutes = in about { $minutes } min
request-fee = Delivery fee
request-fee-base = Base fee
request-fee-distance = Distance fee
request-fee-surcharge = Surcharge for the payment method
request-fee-as-quoted = as quoted for this delivery
# Read aloud before the fee that a voucher has lowered
request-fee-instead-of = instead of
# $code is the code of a voucher
request-fee-voucher = Voucher { $code }
# $before and $after are amounts with their currency
request-fee-moved = The fee was computed again: it was { $before } and is { $after } now.
# $left is like 9:41, $time a time of day in the country
request-fee-valid = Valid for { $left } (until { $time })
request-fee-expired = The fee has expired. It is computed again when you request the rider.
request-fee-expired-guest = The fee has expired. Request the rider to see the new fee, then once more to accept it.
request-fee-waiting = Enter the delivery address to see the fee.
request-quote-asking = Checking if we deliver there, and for how much…
# $distance is a distance with its unit: 2.4 km
request-deliverable = We deliver there: { $distance }
request-deliverable-anyway = We deliver there
request-collect = To collect from the customer
request-collect-nothing = Nothing
request-submit = Request a rider
request-submitting = Requesting a rider…
# $keys are keys of the keyboard: Ctrl + Enter
request-submit-keys = or press { $keys }
# $zone is the name of the country's time zone
request-zone = Times are in { $zone }

## What the rules say: marked at the field, the first one announced

request-vendor-missing = Could not get your informations - please logout & login again
validation-fill-unit-number = Please fill the customer's unit number
request-name-missing = Please fill the customer's name
request-name-has-digit = The customer name is not valid
request-phone-missing = Fill the customer's phone
request-phone-impossible = The phone number doesn't seem correct
request-description-too-long = Please do not exceed 200 characters
request-address-missing = Please type in the address
request-coordinates-missing = We cannot compute the location of this address
request-amount-missing = Please put a valid amount for the order
# $forms are ways to write the amount: 1250 / 1250.50
request-amount-unreadable = Please put a valid amount for the order. Write it like this: { $forms }
# $amount is a number, $currency a currency code: 100 PKR
request-amount-below-minimum = Minimum amount of { $amount } { $currency }
request-payment-method-missing = Please select a payment method
request-preorder-in-past = Please choose a delivery time in the future
request-preorder-too-far = Please choose a delivery time within the next 2 days
request-preorder-outside-hours = Please choose a delivery time within the service hours
validation-preorder-outside-hours = { request-preorder-outside-hours }
request-notes-too-long = Notes are too long
request-address-too-long = Address is too long
request-vat-wrong-length = Your VAT number should be 8 characters, please check again.
request-vat-invalid = Your VAT number is invalid, please check again.

## What the world says

request-error-undeliverable-address = We cannot deliver that order there.
request-deliverability-unknown = Unable to verify if order is deliverable
request-error-cannot-compute-price = We could not compute the price for that order.
error-store-closed = The store is closed now.
request-not-created = Could not create that order
request-nothing-lost = Nothing you typed is lost. You can simply try again.
error-fee-recompute = The fee has expired. We are computing it again…
error-fee-changed = The delivery fee has changed.
# $before and $after are amounts with their currency
request-fee-changed-text = It was { $before } and is { $after } now. Request the rider for the new fee?
request-fee-changed-accept = Request for { $after }
request-fee-changed-refuse = Do not request
request-pushed = Order pushed!
request-already-placed = An earlier try of this order got through, so it was not placed again. Please look at it in your orders.
request-draft-restored = We kept what you had typed.

## Instead of the form

unable-to-fetch-vendor = Could not get vendor information
request-closed-title = We are closed now
# $from, $to and $currentTime are times of day in the country: 09:00
request-closed-hours = Service hours: { $from } to { $to }. It's { $currentTime }
request-closed-hint = You can request a rider as soon as we are open again.
request-closed-check = Check again
request-no-location-other = In the meantime you can choose another collection point.
