## What became of a cancel

# Heading of the dialog after the order was cancelled.
cancelling-done-title = Cancelled
cancelling-again-text = You can order the same again. We’ll fill in the form for you and recalculate the fee.
# Followed by the status as a tag
cancelling-it-is-now = It is now:
cancelling-unknown = The connection was lost, so we don’t know yet whether the order is cancelled. You can safely send it again: it’s only cancelled once.
cancelling-again = Your choices are kept. You can send it again.
# After “Could not cancel the order.”
cancelling-moved-on = Its status has changed since.
