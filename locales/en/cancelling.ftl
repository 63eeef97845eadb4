## What became of a cancel

cancelling-done-title = Cancelled
cancelling-again-text = You can order the same again: the form opens filled in, and the fee is calculated anew.
cancelling-close = Close
# Followed by the status as a tag
cancelling-it-is-now = It is now:
cancelling-unknown = The connection was lost, and it is not known yet whether the order is cancelled. You can safely send it again: it is cancelled only once.
cancelling-again = Nothing you chose is lost. You can send it again.
