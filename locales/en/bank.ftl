## The page of the sandbox's bank

# Heading and window title of the page that plays the bank of a test card; only in demonstrations.
bank-title = Sandbox bank
# Followed by the amount on a line of its own, and by the next message: one sentence in three lines.
bank-asks = { -brand-name } asks for
# After the amount. $digits: the last digits of the card, "4242"
bank-card = from your card ending in { $digits }. Is it you who pays?
# Button: confirms the payment.
bank-approve = Approve
# Button: refuses the payment.
bank-decline = Decline
# Button: goes back to the portal without an answer.
bank-leave = Leave without answering
bank-over = This question was answered already, or waited for too long.
# Link to the portal, after the payment was answered.
bank-back = Back to { -brand-name }
bank-note = A test page: no money moves.
