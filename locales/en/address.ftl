## Where the orders are collected

address-origin-title = Where do riders collect your orders?
# $name is the name of the collection point
address-origin-lead = { $name } has no address yet. Type it or put the pin on the map, and riders will find your door. You only do this once.
address-origin-change-title = Change the collection point
address-origin-change-lead = The new address of { $name } counts for every order from now on. What you typed for the customer stays.
address-origin-change = Change
address-origin-change-label = Change the collection point
address-origin-text = Address of the collection point
address-origin-map = Map with the collection point
address-origin-map-hint = Click on the map to set the collection point, or drag its pin.
address-origin-notes-placeholder = Back entrance, ring at the bar, where to park…
address-postal-code = Postal code
address-city = City
address-origin-save = Save address
address-origin-keep = Keep as it is
address-no-coordinates = No coordinates for that address
address-saved = Address saved
address-not-saved = Unable to save address
address-not-updated = We were unable to update the address.

## One list of saved customers and places

address-options-list = Customers and places found
# $count is how many customers and places are offered
address-options-found =
    { $count ->
        [one] { $count } suggestion. Use the arrow keys to choose.
       *[other] { $count } suggestions. Use the arrow keys to choose.
    }
address-customers-group = Your customers
address-places-group = Places
# $count is how many orders went to this customer
address-customer-used =
    { $count ->
        [one] used once
       *[other] used { $count } times
    }
address-customers-failed = Your saved customers could not be searched.

## The pin and the text are two places

# $distance is a distance with its unit: 350 m
address-pin-away = The pin is { $distance } away from this address.
# $address is an address in one line
address-pin-at = At the pin: { $address }
address-pin-take = Use the address at the pin
address-pin-move = Move the pin to the address

## The customer is known, or is saved

address-known = Saved with this phone number
address-known-use = Use
address-known-fill = Fill in what is empty
address-known-replace = Replace
address-known-decline = Not this customer
address-customer-save = Save this customer
address-customer-update = Update saved customer
address-customer-saved = In your customers
address-customer-saved-now = Saved in your customers
address-customer-undo = Undo
# $reason says why, in the words of the failure texts
address-customer-not-saved-because = Could not save the customer: { $reason }

## The address book

address-customers-open = Customers
address-customers-title = Customers
address-customers-search = Search your customers
address-customers-placeholder = Name, street or last digits of the phone
address-customers-hint = Type at least two characters: a name, a street, or the last digits of a phone number.
address-customers-searching = Searching your customers…
# $text is what was typed
address-customers-none = Nobody found for “{ $text }”.
address-customers-count =
    { $count ->
        [one] { $count } customer found
       *[other] { $count } customers found
    }
# $name is the name of a customer
address-customer-use = Use
address-customer-use-label = Deliver to { $name }
address-customer-edit = Edit { $name }
address-customer-remove = Delete { $name }
address-customer-remove-question = Delete { $name } from your customers?
address-customer-remove-yes = Delete
address-customer-remove-keep = Keep
address-customer-place-kept = A changed text keeps its place on the map, unless you choose another place.
address-customer-save-changes = Save changes
address-customer-drop-changes = Cancel
address-customer-changed = { $name } was changed.
address-customer-removed = { $name } was deleted from your customers.
# $reason says why, in the words of the failure texts
address-customer-not-removed = Could not delete the customer: { $reason }
