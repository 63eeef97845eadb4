command-palette = Lahat ng command
command-placeholder = Ano ang gusto mong gawin? O numero ng order, pangalan o phone…
command-none = Walang tumugma. Bawasan ang mga letra.
command-late = Hindi pa na-load ang iba. I-check ang internet mo; lalabas ang mga ito rito kapag na-load na.
command-found = { $count } ang tumugma
command-group-here = Sa screen na ito
command-group-go = Pumunta sa
command-group-settings = Ang portal
command-request = Bagong booking
command-search = Maghanap ng order
command-find-orders = Maghanap ng order na may “{ $query }”
command-open-order = Buksan ang order { $orderId }
command-branch = Pick-up location: { $name } ({ $id })
command-section =
    Pumunta sa: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Isang letra bilang shortcut
command-single-keys-hint = Sa labas lang ng mga text field. I-off ito kung nakakasagabal sa dictation o screen reader mo.
command-choose-order = Pumili muna ng order.
