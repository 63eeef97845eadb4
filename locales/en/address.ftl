## Where the orders are collected

address-origin-title = Where do riders collect your orders?
# $name is the name of the collection point
address-origin-lead = { $name } has no address yet. Type it or put the pin on the map, and riders will find your door. You only do this once.
address-origin-change-title = Change the collection point
# Below the heading of the dialog.
# $name: the collection point, "Bistro U Zlaté lípy"
address-origin-change-lead = The new address of { $name } applies to all orders from now on. The customer details you entered are kept.
# Button beside the address of the collection point: opens the dialog to change it.
address-origin-change = Change
address-origin-change-label = Change the collection point
address-origin-text = Address of the collection point
address-origin-map = Map with the collection point
address-origin-map-hint = Click on the map to set the collection point, or drag its pin.
address-origin-notes-placeholder = Back entrance, ring at the bar, where to park…
# Label of a field of the address.
address-postal-code = Postal code
# Label of a field of the address.
address-city = City
# Button below the form with the address of the collection point.
address-origin-save = Save address
address-origin-keep = Keep as it is
address-no-coordinates = No coordinates for that address
# Notice after the address of the collection point was saved.
address-saved = Address saved
address-not-saved = Unable to save address
address-not-updated = We were unable to update the address.
# Below an address field after the address was changed. $fields: labels of the fields that still have what was typed for the earlier address, “Unit number and Building”
address-details-kept = Please check, you typed this for the earlier address: { $fields }

## One list of saved customers and places

address-options-list = Customers and places found
# $count is how many customers and places are offered
address-options-found =
    { $count ->
        [one] { $count } suggestion. Use the arrow keys to choose.
       *[other] { $count } suggestions. Use the arrow keys to choose.
    }
# Heading in the list of suggestions below an address field: saved customers.
address-customers-group = Your customers
# Heading in the list of suggestions below an address field: places of the map.
address-places-group = Places
# Above buttons with the names of customers; pressing one fills in the form
address-last-customers = Last customers
# $count is how many orders went to this customer
address-customer-used =
    { $count ->
        [1] used once
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
address-known-fill = Fill in what is empty
# Button: the saved customer’s details replace what was typed.
address-known-replace = Replace
# Button that is only an icon (a cross), for screen readers: the offered customer is not used.
address-known-decline = Not this customer
# Button below the customer’s details: a customer who is not saved yet.
address-customer-save = Save this customer
# Button below the customer’s details: a saved customer whose details were changed in the form.
address-customer-update = Update saved customer
# Beside a tick, below the customer’s details: this customer is among the saved ones.
address-customer-saved = In your customers
address-customer-saved-now = Saved in your customers
# $reason says why, in the words of the failure texts
address-customer-not-saved-because = Could not save the customer: { $reason }

## The address book

# Button beside the delivery address, and heading of the dialog that it opens.
address-customers-title = Customers
# Label of the search field in the dialog with the saved customers.
address-customers-search = Search your customers
address-customers-placeholder = Name, street or last digits of the phone
address-customers-hint = Type at least two characters: a name, a street, or the last digits of a phone number.
# In the dialog with the saved customers, while it searches.
address-customers-searching = Searching your customers…
# $text is what was typed
address-customers-none = Nobody found for “{ $text }”.
# In the dialog with the saved customers, after a search. $count: how many were found
address-customers-count =
    { $count ->
        [one] { $count } customer found
       *[other] { $count } customers found
    }
# Button at a saved customer: fills the form with the details.
address-use = Use
# The button “Use” for screen readers. $name: the customer, "Petr Novák"
address-customer-use-label = Deliver to { $name }
# Button that is only an icon, and the form it opens, for screen readers.
# $name: the customer, "Petr Novák"
address-customer-edit = Edit { $name }
# Button that is only an icon, for screen readers. $name: the customer, "Petr Novák"
address-customer-remove = Delete { $name }
# Asked at the customer, with the buttons “Delete” and “Keep”.
# $name: the customer, "Petr Novák"
address-customer-remove-question = Delete { $name } from your customers?
# Button: answers the question whether a saved customer is to be deleted.
address-customer-remove-yes = Delete
# Button: the saved customer is not deleted.
address-customer-remove-keep = Keep
address-customer-place-kept = Editing the text does not move the pin. To move it, choose another place.
# Button beside “Save changes”: closes a form without saving.
address-cancel = Cancel
# Notice after saving. $name: the customer, "Petr Novák"
address-customer-changed = { $name } was changed.
# Notice after deleting. $name: the customer, "Petr Novák"
address-customer-removed = { $name } was deleted from your customers.
# $reason says why, in the words of the failure texts
address-customer-not-removed = Could not delete the customer: { $reason }
