## A collection point is added or edited

outlet-add-title = Add collection point
outlet-edit-title = Edit collection point
outlet-parent = Parent vendor
outlet-parent-kept = A collection point stays with its parent vendor.
# What the business itself calls it, as in its cash register
outlet-client-id = Collection point ID
outlet-client-id-kept = The ID stays as it was given.
outlet-label = Label
outlet-phone = Phone number
outlet-owners = Owners
# $number counts the owners, from 1
outlet-owner = Owner { $number }: e-mail
outlet-owner-add = Add another owner
# $number counts the owners, from 2
outlet-owner-remove = Remove owner { $number }
outlet-add-save = Add collection point
outlet-edit-save = Save changes
outlet-cancel = Cancel

outlet-client-id-missing = Please enter collection point ID
outlet-label-missing = Please enter label
outlet-phone-missing = Please enter phone number
outlet-address-missing = Please select pickup address
outlet-owner-invalid = Please enter a valid email

outlet-saved = The collection point has been saved successfully
outlet-added = { outlet-saved }. It will take a few minutes to become available for requesting a rider.
outlet-not-saved = Unable to save the collection point
outlet-added-already = An earlier try got through after all: the collection point is there, as it was then. Close this, and edit it in the list.

outlet-close-question = Close without saving? What you typed would be lost.
outlet-close-anyway = Close without saving
outlet-stay = Keep editing
