## The page of the sandbox's bank

bank-title = Sandbox bank
bank-asks = { -brand-name } asks for
bank-card = from your card ending in { $digits }. Is it you who pays?
bank-approve = Approve
bank-decline = Decline
bank-leave = Leave without answering
bank-over = This question was answered already, or waited for too long.
bank-back = Back to { -brand-name }
bank-note = A test page: no money moves.
