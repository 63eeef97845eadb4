shell-tab-request = Mag-book ng rider
shell-tab-tracking = Tracking ng order
shell-tab-history = History
shell-tab-bulk = Maramihang order
shell-orders = Mga order
shell-bar =
    .aria-label = Mabilis na navigation
shell-bar-request = Mag-book
shell-bar-tracking = Tracking
shell-bar-more = Iba pa
shell-under-way =
    { $underWay ->
        [0] walang ongoing
       *[other] { $underWay } ongoing
    }{ $needsYou ->
        [0] {""}
       *[other] , { $needsYou } dapat asikasuhin
    }
shell-skip-to-content = Lumaktaw sa content
shell-loading = Naglo-load…
shell-saving = Sine-save…
shell-save-changes = I-save ang binago
shell-sending = Sine-send…
shell-removing = Dine-delete…
shell-downloading = Dina-download…
shell-offline = Offline
shell-offline-hint = Nandito pa ang mga nai-type mo. Gagana ulit ang pag-load at pag-send kapag online ka na.
shell-main-navigation =
    .aria-label = Main
shell-open-menu =
    .aria-label = Buksan ang menu
shell-close-menu =
    .aria-label = Isara ang menu
shell-menu-title = Menu
shell-account-label = Account mo
shell-signed-in-as = Naka-log in bilang { $email }
shell-shortcuts = Mga keyboard shortcut
shell-sign-out = Mag-log out
shell-appearance-dark = Dark mode
shell-appearance-light = Light mode
shell-branch =
    .aria-label = Pick-up location: { $name }. Pumili ng iba
shell-branch-title = Pick-up location
shell-branch-parent = Main vendor
shell-branch-inactive = Hindi aktibo
shell-branch-add = Magdagdag ng pick-up location
shell-branch-edit = I-edit ang { $name }
shell-include-outlets = Isama ang order ng lahat ng branch
shell-include-outlets-why-not-here = Hindi sa page ng pag-book: sa isang pick-up location nagsisimula ang order.
shell-include-outlets-why-not-parent = Para sa mga main vendor lang.
shell-outlets-included = Ipinapakita na ang mga order ng lahat ng branch.
error-no-vendors = Walang vendor na naka-link sa account mo. Paki-contact kami.
error-cant-retrieve-vendors = Hindi makuha ang mga vendor mo.
shell-vendors-missing = Wala pang maipapakita
shell-vendors-none-hint = Maling account ba ito? Mag-log out, at mag-log in gamit ang iba.
shell-notices =
    .aria-label = Mga notice
shell-dismiss =
    .aria-label = Isara ang notice
shell-recent-notices = Mga huling notice
shell-recent-notices-none = Wala pa sa ngayon.
shell-guest = Nagbu-book ka bilang guest.
shell-device-of = Device ng { $name }
dialog-close = Isara
shell-instead-of = sa halip na
