## Request a rider: the page and its four sections

# Read by screen readers beside the tick at a section of the form: nothing is missing there.
request-section-done = Complete

# Label before “Instant”: when the rider collects the order.
request-collection-time = Collection time
# After “Collection time”: as soon as possible.
request-collection-instant = Instant
request-collection-instructions = Instructions for the rider

# Heading of the second section of the form, and name of its pin on the map.
request-drop-off-title = Drop-off point
# Heading of the third section of the form: items, time and the like.
request-details-title = Delivery Details
# Heading of the fourth section of the form: the payment method.
request-payment-title = Payment summary

## Where the order goes

# Label of the field for the customer’s address.
request-destination = Delivery address
# $coordinates is an example of coordinates, latitude and longitude: 50.09,14.42
request-destination-placeholder = Street, place or { $coordinates }
# Button that is only an icon (a cross) in the address field, for screen readers.
request-destination-clear = Clear the address
# Below the address field while it searches.
request-destination-searching = Searching for places…
request-destination-resolving = Looking up the address…
request-destination-none = Unable to find address. Try the street with its number, or choose the place on the map.
# $reason says what went wrong, in the words of the failure texts
request-destination-search-failed = We could not search for addresses: { $reason }
request-destination-details-failed = Could not fetch place details
geolocator-error-reverse = We could not find an address at this point.
error-geocoder-unavailable = The address search is not available at the moment.
# Label of a field: number of the flat or office.
request-unit = Unit number
# Label of a field, heading of a column: name or number of the building.
request-building = Building
request-notes-placeholder = Floor, doorbell, where to park…
# Label of a field; heading of a column.
request-name = Customer name
# Label of a field: the customer’s phone number.
request-phone = Customer phone

## Where it goes, on the map

request-map = Map with the collection point and the drop-off point
request-map-hint = Click on the map to set the drop-off point, or drag its pin.
request-map-show = Choose on the map
# Button on narrow screens: closes the map.
request-map-hide = Hide the map
request-map-failed = The map cannot be shown now. Everything works without it: type the address.

## What is delivered, and when

# Label of the choice between “ASAP” and “Later”.
request-time = Delivery time
# Choice: as soon as possible. Little room. Also in a cell of a spreadsheet.
request-time-asap = ASAP
request-time-asap-hint = Drop-off within 60 minutes, typically in 30 minutes or less
# Choice: at a later time; fields for day and time appear. Little room.
request-time-later = Later
# A choice between today, tomorrow and the day after
request-later-day = Day
# Choice below “Day”.
request-later-today = Today
# Choice below “Day”.
request-later-tomorrow = Tomorrow
# Label of the field for the time of day, for screen readers.
request-later-time = Time
# Beside the chosen day and time: how far ahead it is.
# $hours: may be 0, 2; $minutes: from 0 to 59, 30
request-later-in =
    { $hours ->
        [0] in { $minutes } min
       *[other] in { $hours } h { $minutes } min
    }
request-description-placeholder = What is in the bag?
# $currency is the name of a currency beside amounts, such as Kč or SGD
request-amount = Item value in { $currency }
request-item-value-warning = The item value seems high. Please check the item value again before placing the order.
# Button below “The item value seems high …”: the value is right.
request-item-value-confirm = Confirm
# $value and $limit are amounts with their currency
request-item-value-of = { $value } of { $limit }. Above that we ask you to confirm.
# Beside a tick, instead of the button “Confirm”.
request-item-value-confirmed = Item value confirmed
# Label of a box to tick.
request-cold-bag = Cold bag needed
request-cold-bag-hint = The rider brings a bag that keeps the items cold.
request-age-check-hint = The rider asks for a proof of age at the door.
request-age-check-missing = This order needs an age check. Please tick “{ field-age-check }” to confirm it.
request-vat-add = Add a VAT number
request-vat-hint = 8 capital letters and digits

## How it is paid

# Label of the choice of a payment method; heading of a column.
request-payment-methods = Payment method
request-payment-cash-on-delivery-hint = The rider collects the item value in cash.
request-payment-cash-on-pick-up-hint = The rider pays you at the collection point; nothing is collected at the door.
request-payment-no-cash-hint = The customer has paid already.
request-payment-payment-on-delivery-hint = The customer pays the item value at the door.
# Hint below the payment method “None”.
request-payment-none-hint = Nothing is collected.
# Above the payment methods. $method: a payment method, "Cash on delivery"
request-payment-not-offered = “{ $method }” is not offered here. Choose another payment method.
error-no-payment-method-available = No payment method is available for this collection point. Please contact us.
error-payment-get-if-enabled = We could not find out whether online payment is available, so it is off for now.

## A voucher for the delivery fee

# Label of the field for a voucher’s code, and command in the palette.
voucher-title = Voucher
# In the empty field for the code of a voucher.
voucher-placeholder = Code
# Button beside the field: the voucher is checked and used.
voucher-apply = Apply
# Button beside the field: the former voucher stays.
voucher-keep = Cancel
# Button at a voucher in use: a field for another code appears.
voucher-replace = Replace
# Button at a voucher in use: the order is placed without it.
voucher-remove = Remove
# Button at a voucher in use: shows or hides its conditions.
voucher-details = Details
voucher-waiting = It is checked as soon as the delivery fee is known.
# Below the field while the code is checked, and on the button “Apply”.
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
voucher-refused-unknown = We don’t know this code.
voucher-refused-expired = This voucher has expired.
voucher-refused-not-yet = This voucher is not valid yet.
voucher-refused-fee-too-small = The delivery fee is too low for this voucher.
voucher-refused-not-first-order = This voucher is for first orders only.
voucher-refused-used-up = This voucher has been used up.
voucher-refused-used-by-vendor = This collection point has used up this voucher.
voucher-refused-other-vendor = This voucher is not for this collection point.
voucher-refused-inactive = This voucher is no longer active.
voucher-switched-off = Vouchers are not available at the moment. The delivery fee is shown without the discount.
# $seconds is at least 1
voucher-try-again-in =
    { $seconds ->
        [one] Too many attempts. Try again in { $seconds } second.
       *[other] Too many attempts. Try again in { $seconds } seconds.
    }

## The summary that never leaves the screen

# Heading of the part with fee and button, beside the form or below it.
request-summary = Summary
# Button that is only an icon in the summary on narrow screens, for screen readers.
request-summary-more = Show the details
# Button that is only an icon in the summary on narrow screens, for screen readers.
request-summary-less = Hide the details
# Label in the summary, before "2.4 km".
request-distance = Distance
# Line of the delivery fee: the part that every delivery costs.
request-fee-base = Base fee
# Line of the delivery fee: what the distance adds.
request-fee-distance = Distance fee
request-fee-surcharge = Surcharge for the payment method
request-fee-as-quoted = as quoted for this delivery
# $before and $after are amounts with their currency
request-fee-moved = The fee was recalculated: it was { $before } and is now { $after }.
# $left is like 9:41, $time a time of day in the country
request-fee-held = Price held until { $time } · { $left }
request-fee-expired = The fee has expired. It is recalculated when you request the rider.
request-fee-expired-guest = The fee has expired. Request the rider to see the new fee, then once more to accept it.
request-fee-waiting = Enter the delivery address to see the fee.
request-quote-asking = Checking if we deliver there, and for how much…
# $distance is a distance with its unit: 2.4 km
request-deliverable = We deliver there: { $distance }
# Below the delivery address, if the distance is not known.
request-deliverable-anyway = We deliver there
# $fee is an amount with its currency
request-deliverable-fee = Delivery fee: { $fee }
# A voucher lowers the fee. $before: the full fee, "129 Kč"; $fee: what is paid, "99 Kč"
request-deliverable-fee-reduced = Delivery fee: { $fee } instead of { $before }
# In the summary, after the label “To collect from the customer”.
request-collect-nothing = Nothing
# In the bar on narrow screens, beside the fee: what the rider collects. Little room. $amount: "450 Kč"
request-collect-brief = collect { $amount }
# Main button of the form: places the order.
request-submit = Request a rider
# The button “Request a rider” while it works.
request-submitting = Requesting a rider…
# On the button that sends the request, while the device is offline: what happens if it is pressed.
request-offline = Offline: sent when the line is back
# On the same button, after it was pressed offline.
request-waiting = Waiting for a connection…
request-waiting-hint = It is sent as soon as you’re back online. Keep this page open.
# Button below it, while the request waits to be sent: stops that.
request-do-not-send = Don’t send
# Button: takes back the last correction, or that a customer was saved.
request-undo = Undo
# $keys are keys of the keyboard: Ctrl + Enter
request-submit-keys = or press { $keys }
# $count is how many fields of the form are wrong; their names follow as links
request-wrong-fields =
    { $count ->
        [one] { $count } field needs you
       *[other] { $count } fields need you
    }

## What the rules say: marked at the field, the first one announced

request-vendor-missing = Could not get your informations - please logout & login again
request-vendor-inactive = This collection point is not active, so no rider can be requested for it.
validation-fill-unit-number = Please fill the customer's unit number
request-name-missing = Please fill the customer's name
request-name-has-digit = The customer name is not valid
request-phone-missing = Fill the customer's phone
request-phone-impossible = The phone number doesn't seem correct
request-phone-unusual = This number looks unusual. Please check it.
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
request-kept = Nothing you typed is lost.
error-fee-recompute = The fee has expired. We are computing it again…
error-fee-changed = The delivery fee has changed.
# $before and $after are amounts with their currency
request-fee-changed-text = It was { $before } and is { $after } now. Request the rider for the new fee?
# Button below the question about the new fee. $after: the new fee, "129 Kč"
request-fee-changed-accept = Request for { $after }
# Button below the question about the new fee: no order is placed.
request-fee-changed-refuse = Do not request
# Notice after the order was placed.
request-pushed = Order pushed!
request-already-placed = This order was already placed by an earlier attempt, so it was not placed again. Please check it in your orders.
request-draft-restored = We kept what you had typed.

## Instead of the form

unable-to-fetch-vendor = Could not get vendor information
request-closed-title = We are closed now
# $from, $to and $currentTime are times of day in the country: 09:00
request-closed-hours = Service hours: { $from } to { $to }. It's { $currentTime }
request-closed-hint = You can request a rider as soon as we are open again.
# Button below “We are closed now”: asks the service again.
request-closed-check = Check again
request-no-location-other = In the meantime you can choose another collection point.
