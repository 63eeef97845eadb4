## Making an account of a guest

stay-title = Keep your orders in an account
stay-lead = Choose a password, and you have an account: the orders you placed as a guest are in it, with tracking, history and receipts.
stay-name = Name of your business, or yours
stay-name-missing = Enter a name for the account.
stay-not-now = Not now
