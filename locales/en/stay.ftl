## Making an account of a guest

stay-title = Keep your orders in an account
stay-lead = Choose a password to get an account with the orders you placed as a guest, including their tracking, history and receipts.
stay-name = Business name or your own name
stay-name-missing = Enter a name for the account.
# Button: closes the dialog that offers a guest an account.
stay-not-now = Not now
