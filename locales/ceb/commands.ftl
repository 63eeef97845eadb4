command-palette = Tanang command
command-placeholder = Unsay gusto nimong buhaton? O number sa order, ngalan o phone…
command-none = Walay nakit-an. Sulayi ang mas mubo nga pulong.
command-late = Wala pa ma-load ang uban. I-check ang imong koneksyon; mogawas kini dinhi inig human og load.
command-found = { $count } ang nakit-an
command-group-here = Niini nga screen
command-group-go = Adto sa
command-group-settings = Ang portal
command-request = Bag-ong booking
command-search = Mangita og order
command-find-orders = Pangitaa ang mga order nga naay “{ $query }”
command-open-order = Ablihi ang order { $orderId }
command-branch = Pick-up point: { $name } ({ $id })
command-section =
    Adto sa: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Usa ka letra isip shortcut
command-single-keys-hint = Sa gawas ra sa mga text field. I-off kini kon makasamok sa imong dictation o screen reader.
command-choose-order = Pagpili una og order.
