shell-tab-request = Mag-book og rider
shell-tab-tracking = Tracking sa order
shell-tab-history = History
shell-tab-bulk = Bulk nga order
shell-orders = Mga order
shell-bar =
    .aria-label = Paspas nga navigation
shell-bar-request = Mag-book
shell-bar-tracking = Tracking
shell-bar-more = Uban pa
shell-under-way =
    { $underWay ->
        [0] walay ongoing nga order
       *[other] { $underWay } ka ongoing nga order
    }{ $needsYou ->
        [0] {""}
       *[other] , { $needsYou } ang angay atimanon
    }
shell-skip-to-content = Laktaw sa content
shell-loading = Nag-load…
shell-saving = Nag-save…
shell-save-changes = I-save ang kausaban
shell-sending = Nagpadala…
shell-removing = Nag-delete…
shell-downloading = Nag-download…
shell-offline = Offline
shell-offline-hint = Gitipigan ang imong gi-type. Mogana og balik ang pag-load ug pagpadala kon online ka na.
shell-main-navigation =
    .aria-label = Main
shell-open-menu =
    .aria-label = Ablihi ang menu
shell-close-menu =
    .aria-label = Isira ang menu
shell-menu-title = Menu
shell-account-label = Imong account
shell-signed-in-as = Naka-log in isip { $email }
shell-shortcuts = Mga shortcut sa keyboard
shell-sign-out = Mag-log out
shell-appearance-dark = Dark mode
shell-appearance-light = Light mode
shell-branch =
    .aria-label = Pick-up point: { $name }. Pagpili og lain
shell-branch-title = Pick-up point
shell-branch-parent = Main vendor
shell-branch-inactive = Dili aktibo
shell-branch-add = Pagdugang og pick-up point
shell-branch-edit = I-edit ang { $name }
shell-include-outlets = Iapil ang order sa tanang branch
shell-include-outlets-why-not-here = Dili sa page sa booking: ang order magsugod sa usa ka pick-up point.
shell-include-outlets-why-not-parent = Para sa mga main vendor ra.
shell-outlets-included = Gipakita na karon ang mga order sa tanang branch.
error-no-vendors = Walay vendor nga konektado sa imong account. Palihug kontaka mi.
error-cant-retrieve-vendors = Wala makuha ang imong mga vendor.
shell-vendors-missing = Wala pay mapakita
shell-vendors-none-hint = Sayop ba kini nga account? Pag-log out, ug pag-log in gamit ang lain.
shell-notices =
    .aria-label = Mga pahibalo
shell-dismiss =
    .aria-label = Isira
shell-recent-notices = Bag-ong mga pahibalo
shell-recent-notices-none = Wala pa.
shell-guest = Nag-book ka isip guest.
shell-device-of = Device sa { $name }
dialog-close = Isira
shell-instead-of = imbes
