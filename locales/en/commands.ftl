## Everything by name: the palette

command-palette = All commands
command-placeholder = What would you like to do? Or an order number, name or phone…
command-none = Nothing matches. Try fewer letters.
# $count is how many commands match what is typed
command-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
command-group-here = On this screen
command-group-go = Go to
command-group-settings = The portal
command-group-search = Orders
command-request = New request
command-tracking = Order tracking
command-history = History
command-search = Find an order
# $query is what was typed
command-find-orders = Find orders with “{ $query }”
command-open-order = Open order { $orderId }
# $name and $id of a collection point
command-branch = Collection point: { $name } ({ $id })
# $number of the section, 1 to 4
command-section =
    Go to: { $number ->
        [1] { request-collection-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

## Everything by keys

command-shortcuts = Keyboard shortcuts
command-single-keys = Single letters as shortcuts
command-single-keys-hint = Only outside of text fields. Switch them off if they get in the way of your dictation or screen reader.
command-choose-order = Choose an order first.
