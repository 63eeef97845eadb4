## Requesting without an account

# Heading of a group of fields: the person without an account who sends the order.
guest-sender-title = Sender details
guest-sender-lead = The rider and our team use these to reach you, for this order only.
# Label of a field of the sender.
guest-sender-name = Your name
# Label of a field of the sender.
guest-sender-phone = Your phone number
# Label of a field of the sender.
guest-sender-email = Your email address
guest-origin-title = Where should we pick it up?
guest-origin-lead = Search for the place, or choose it on the map.
# Button below the sender’s details and address: on to the request.
guest-origin-save = Continue
