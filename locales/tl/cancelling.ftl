cancelling-done-title = Na-cancel
cancelling-again-text = Puwede kang mag-order ulit ng pareho. Pupunan namin ang form para sa iyo at kukuwentahin ulit ang fee.
cancelling-it-is-now = Status ngayon:
cancelling-unknown = Naputol ang connection, kaya hindi pa namin alam kung na-cancel ang order. Puwede mong i-cancel ulit nang walang problema: isang beses lang ika-cancel ang order.
cancelling-again = Nandito pa ang mga pinili mo. Puwede mong subukang i-cancel ulit.
cancelling-moved-on = Nagbago na ang status nito.
