## Everything by name: the palette

# Command in the palette, and its name for screen readers: a list of everything the portal can do.
command-palette = All commands
command-placeholder = What would you like to do? Or an order number, name or phone…
command-none = Nothing matches. Try fewer letters.
command-late = The rest hasn’t loaded. Check your connection; it appears here as soon as it has.
# $count is how many commands match what is typed
command-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
# Heading of a group in the palette: commands of the screen that is open.
command-group-here = On this screen
# Heading of a group in the palette, above names of screens.
command-group-go = Go to
# Heading of a group in the palette: collection point, language, appearance, signing out.
command-group-settings = The portal
# Command in the palette: opens the page to request a rider.
command-request = New request
# Command in the palette: moves to the field in which orders are searched.
command-search = Find an order
# $query is what was typed
command-find-orders = Find orders with “{ $query }”
# Command in the palette. $orderId: an order number that was typed, "a2xq-1042"
command-open-order = Open order { $orderId }
# Command in the palette, and line of a prepared email. $name and $id of a collection point
command-branch = Collection point: { $name } ({ $id })
# $number of the section, 1 to 4
command-section =
    Go to: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }

## Everything by keys

command-single-keys = Single letters as shortcuts
command-single-keys-hint = Only outside of text fields. Switch them off if they get in the way of your dictation or screen reader.
command-choose-order = Choose an order first.
