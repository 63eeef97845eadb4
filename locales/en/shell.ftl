## The frame of the application: navigation, branch selector, account

# Link in the main navigation and below an empty list; heading and window title of the form. At most 18 characters.
shell-tab-request = Request a rider
# Link in the main navigation, and command in the palette: the current orders. At most 18 characters.
shell-tab-tracking = Order tracking
# Link in the main navigation and command: the orders of earlier days; heading and window title of that screen. At most 18 characters.
shell-tab-history = History
# Link in the main navigation: many orders by a spreadsheet; heading and window title of that screen. At most 18 characters.
shell-tab-bulk = Bulk order
# Heading of a figure, of a column and of a group of found orders, label of a number, name of the sheet in a workbook.
shell-orders = Orders
# Short names for the bar of phones
shell-bar =
    .aria-label = Quick navigation
# Link below its icon in the bar at the bottom of phones: request a rider. Little room.
shell-bar-request = Request
# Link below its icon in the bar at the bottom of phones: order tracking. Little room.
shell-bar-tracking = Tracking
# Button below its icon in the bar at the bottom of phones: opens the menu. Little room.
shell-bar-more = More
# Follows the name of order tracking; read by screen readers.
# $underWay: orders in progress, 12; $needsYou: those of them that need attention, 2
shell-under-way =
    { $underWay ->
        [0] nothing in progress
       *[other] { $underWay } in progress
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } needs attention
       *[other] , { $needsYou } need attention
    }
shell-skip-to-content = Skip to the content
# Read by screen readers, or on a button, while something is loaded.
shell-loading = Loading…
# On a button while it saves.
shell-saving = Saving…
# Button below a form: an order, a saved customer or a collection point is changed.
shell-save-changes = Save changes
# On a button while it sends.
shell-sending = Sending…
# On a button while it deletes.
shell-removing = Removing…
# On a button while a file is downloaded.
shell-downloading = Downloading…
# Label in the frame: the device has no connection.
shell-offline = Offline
shell-offline-hint = What you typed is kept. Loading and sending work again when you’re back online.
# Read by screen readers: names the navigation between the screens.
shell-main-navigation =
    .aria-label = Main
# Button that is only an icon on narrow screens, for screen readers.
shell-open-menu =
    .aria-label = Open the menu
# Button that is only an icon (a cross) in the menu, for screen readers.
shell-close-menu =
    .aria-label = Close the menu
# Heading of the menu on narrow screens.
shell-menu-title = Menu
# Button that is only an icon, for screen readers, and name of the menu it opens.
shell-account-label = Your account
# In the account menu. $email: the account, "petr@example.com"
shell-signed-in-as = Signed in as { $email }
# Entry in the account menu, command in the palette, and heading of the list that they open.
shell-shortcuts = Keyboard shortcuts
# Entry in the account menu, and command in the palette.
shell-sign-out = Sign out
# Entry in the account menu, and command in the palette: changes to dark colours.
shell-appearance-dark = Dark appearance
# Entry in the account menu, and command in the palette: changes to light colours.
shell-appearance-light = Light appearance
# $name is the vendor that is chosen now
shell-branch =
    .aria-label = Collection point: { $name }. Choose another
# Where riders collect orders: heading of a list and of the first section of the form, label of a choice, heading of a column of tables and files.
shell-branch-title = Collection point
# The business to which collection points belong: beside an icon for screen readers, and label of a field.
shell-branch-parent = Parent Vendor
# Beside the name of a collection point in a list: it cannot be used for orders.
shell-branch-inactive = Not active
# Button in the list of collection points, command in the palette, heading of the dialog and its button.
shell-branch-add = Add collection point
# $name is the collection point that is edited
shell-branch-edit = Edit { $name }
shell-include-outlets = Include All Outlets Orders
shell-include-outlets-why-not-here = Not on the request page: an order starts at one collection point.
shell-include-outlets-why-not-parent = Only for parent vendors.
shell-outlets-included = The orders of all outlets are now shown.
error-no-vendors = No vendors are associated with your account. Please contact us.
error-cant-retrieve-vendors = Could not retrieve your vendors.
shell-vendors-missing = Nothing to show yet
shell-vendors-none-hint = Is this the wrong account? Sign out, and sign in with another one.
# Read by screen readers: names the place where notices appear.
shell-notices =
    .aria-label = Notices
# Button that is only an icon (a cross) at a notice, for screen readers.
shell-dismiss =
    .aria-label = Dismiss
# Heading of a dialog with the notices of the last minutes, and entry in the account menu.
shell-recent-notices = Recent notices
# In the dialog “Recent notices”, if there was none.
shell-recent-notices-none = Nothing so far.

shell-guest = You are requesting as a guest.
# In the account menu of a device such as a till. $name: the business, "Bistro U Zlaté lípy"
shell-device-of = A device of { $name }
# Button that closes a dialog; a cross in its corner for screen readers.
dialog-close = Close
# Before a price that is struck through, for screen readers
shell-instead-of = instead of
