## The frame of the application: navigation, branch selector, account

shell-tab-request = Request a rider
shell-tab-tracking = Order tracking
shell-tab-history = History
shell-tab-bulk = Bulk order
shell-skip-to-content = Skip to the content
shell-loading = Loading…
shell-saving = Saving…
shell-sending = Sending…
shell-removing = Removing…
shell-downloading = Downloading…
shell-offline = Offline
shell-offline-hint = What you entered is kept. Loading and sending work again when the connection is back.
shell-main-navigation =
    .aria-label = Main
shell-open-menu =
    .aria-label = Open the menu
shell-close-menu =
    .aria-label = Close the menu
shell-menu-title = Menu
shell-account-label = Your account
shell-signed-in-as = Signed in as { $email }
shell-partner-link = Become a partner
shell-sign-out = Sign out
shell-appearance-dark = Dark appearance
shell-appearance-light = Light appearance
# $name is the vendor that is chosen now
shell-branch =
    .aria-label = Collection point: { $name }. Choose another
shell-branch-title = Collection point
shell-branch-parent = Parent Vendor
shell-branch-add = Add collection point
# $name is the collection point that is edited
shell-branch-edit = Edit { $name }
shell-include-outlets = Include All Outlets Orders
shell-include-outlets-why-not-here = Not on the request page: an order starts at one collection point.
shell-include-outlets-why-not-parent = Only for a parent vendor.
shell-outlets-included = The orders of all outlets are shown now.
error-no-vendors = No vendors are associated with your account. Please contact us.
error-cant-retrieve-vendors = Could not retrieve your vendors.
shell-vendors-missing = Nothing to show yet
shell-vendors-none-hint = Is this the wrong account? Sign out, and sign in with another one.
shell-try-again = Try again
shell-notices =
    .aria-label = Notices
shell-dismiss =
    .aria-label = Dismiss
shell-recent-notices = Recent notices
shell-recent-notices-none = Nothing so far.

shell-guest = You are requesting as a guest.
shell-guest-sign-in = Sign in
shell-guest-register = Register
shell-device-of = A device of { $name }
