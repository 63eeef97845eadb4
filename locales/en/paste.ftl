## A chat message is read into the form

# Button and command: opens a dialog that finds the customer’s details in a pasted message.
paste-open = Paste a message
paste-offer = Read the pasted message
# Heading of the dialog: the portal reads the customer’s message.
paste-title = Read a message
paste-text = Paste the customer’s message. It’s read on this device only, and nothing is ordered yet.
# Label of the field for the customer’s message.
paste-message = The message
paste-placeholder = Name, phone, address, amount – as it came
# Read by screen readers: names the list of details that were found in the message.
paste-proposals = Details found
# $count is how many pieces were read
paste-found =
    { $count ->
        [one] { $count } piece was read. Check it before you take it over.
       *[other] { $count } pieces were read. Check them before you take them over.
    }
# While the message is read, on a slow device for a second or two
paste-reading = Reading the message…
paste-not-read = We could not read this message. Check your internet connection and try again.
paste-nothing-yet = Details found in the message appear here.
paste-nothing-found = We found no details in this text. You can still fill in the form by hand.
# A place on the map, as two numbers
paste-place = Pin on the map
# $field is the name of a field of the form
paste-take-field = Use: { $field }
# $typed is what stands in the form already
paste-keeps-typed = Keeps what you typed: { $typed }
# Below a detail that was found. $typed: what stands in the form already, "Petr Novák"
paste-replaces-typed = Replaces what you typed: { $typed }
# Hint at the empty item value if the message does not say it clearly. $written is what the message says, for example “1,250 KD” or “$5, $30”.
paste-unsure = Not sure which amount is meant: { $written }. Please enter it yourself.
paste-short-link = This map link doesn’t contain the place. Open it first, then copy the long link from the map.
# $keys are keys of the keyboard: Ctrl + Enter
paste-keys = { $keys } to use them
# Button: fills the form with the selected details.
paste-take = Use details

## A link fills in the form

prefill-filled = Filled from a link – check before you order
# Button beside “Filled from a link”: empties the form.
prefill-clear = Clear
prefill-offered = A link has values that differ from what you typed.
prefill-use = Use the link’s values
# Button beside the link’s values: what was typed stays.
prefill-keep = Keep mine
# $names are the parameters as they are in the link: payment=BARTER, amount=lots
# $count is how many they are
prefill-ignored =
    { $count ->
        [1] A value of the link could not be read and was left out: { $names }
       *[other] Values of the link could not be read and were left out: { $names }
    }
