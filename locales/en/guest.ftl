## Requesting without an account

guest-sender-title = Who sends it
guest-sender-lead = The rider and we reach you here. Nothing of it is saved beyond this order.
guest-sender-name = Your name
guest-sender-phone = Your phone number
guest-sender-email = Your e-mail address
guest-origin-title = Where shall we collect it?
guest-origin-lead = Search for the place, or pick it on the map.
guest-origin-save = Go on
