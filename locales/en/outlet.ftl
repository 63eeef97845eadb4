## A collection point is added or edited

# Heading of the dialog for an existing collection point.
outlet-edit-title = Edit collection point
outlet-parent-kept = A collection point stays with its parent vendor.
# What the business itself calls it, as in its cash register
outlet-client-id = Collection point ID
outlet-client-id-kept = The ID can’t be changed.
# Label of a field: a name by which the business tells its collection points apart.
outlet-label = Label
# Label of a field: the number of the collection point.
outlet-phone = Phone number
# Heading of a group of fields: the people who may use the collection point, as email addresses.
outlet-owners = Owners
# $number counts the owners, from 1
outlet-owner = Owner { $number }: email
# Button: adds a field for an email address.
outlet-owner-add = Add another owner
# $number counts the owners, from 2
outlet-owner-remove = Remove owner { $number }

outlet-client-id-missing = Please enter collection point ID
# Error below the field “Label”.
outlet-label-missing = Please enter label
outlet-phone-missing = Please enter phone number
outlet-address-missing = Please select pickup address
outlet-owner-invalid = Please enter a valid email

outlet-saved = The collection point has been saved successfully
outlet-added = { outlet-saved }. It will take a few minutes to become available for requesting a rider.
outlet-not-saved = Unable to save the collection point
outlet-added-already = This collection point was already saved by an earlier attempt. Close this and edit it in the list.

outlet-close-question = Close without saving? Your changes will be lost.
# Button below the question “Close without saving?”.
outlet-close-anyway = Close without saving
# Button below the question “Close without saving?”: back to the form.
outlet-stay = Keep editing
