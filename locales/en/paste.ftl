## A chat message is read into the form

paste-open = Paste a message
paste-offer = Read the pasted message
paste-title = Read a message
paste-text = Paste what the customer wrote. It is read on this device only, and nothing is ordered.
paste-message = The message
paste-placeholder = Name, phone, address, amount – as it came
paste-proposals = What was read
# $count is how many pieces were read
paste-found =
    { $count ->
        [one] { $count } piece was read. Check it before you take it over.
       *[other] { $count } pieces were read. Check them before you take them over.
    }
paste-nothing-yet = What is read from the message appears here.
paste-nothing-found = Nothing could be read from this text. You can still fill in the form by hand.
# A place on the map, as two numbers
paste-place = Pin on the map
paste-amount = Item value
# $field is the name of a field of the form
paste-take-field = Take over: { $field }
# $typed is what stands in the form already
paste-keeps-typed = Keeps what is typed: { $typed }
paste-replaces-typed = Replaces what is typed: { $typed }
paste-short-link = This map link hides its place. Open it first, then copy the long link from the map.
# $keys are keys of the keyboard: Ctrl + Enter
paste-keys = { $keys } takes over
paste-cancel = Close
paste-take = Take over

## A link fills in the form

prefill-filled = Filled from a link – check before you order
prefill-clear = Clear
prefill-offered = A link brings other values than those you have typed.
prefill-use = Use the link’s values
prefill-keep = Keep mine
# $names are the names of parameters in the link: amount, payment
# $count is how many they are
prefill-ignored =
    { $count ->
        [one] A value of the link could not be read and was left out: { $names }
       *[other] Values of the link could not be read and were left out: { $names }
    }
