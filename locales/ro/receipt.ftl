receipt-title = Recipisă de livrare
receipt-evidence-title = Recipisă de livrare cu toți pașii
receipt-page-title = Recipisa { $orderId }
receipt-loading = Se caută recipisa…
receipt-back = Înapoi la comandă
receipt-print = Tipăriți
receipt-with-timeline = Cu toți pașii
receipt-label = Tipăriți o etichetă
receipt-label-a6 = Etichetă A6
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Etichetă pentru rolă
receipt-label-roll-hint = lățime 80 mm, pentru imprimante termice
receipt-open = Recipisă
receipt-open-evidence = Dovezi pentru reclamație
receipt-returned = Returnată expeditorului
receipt-under-way = Încă în curs: recipisa este completă după încheierea comenzii.
receipt-minutes-taken =
    { $minutes ->
        [one] după { $minutes } minut
        [few] după { $minutes } minute
       *[other] după { $minutes } de minute
    }
receipt-order = Ce s-a comandat
receipt-placed = Plasată
receipt-planned = Programată
receipt-ended = Încheiată
receipt-timeline = Toți pașii
receipt-step = Pas
receipt-moment = Ora
receipt-took = Durată
receipt-proof-collection = Dovada preluării
receipt-proof-delivery = Dovada livrării
receipt-proof-return = Dovada returului
receipt-code = Cod care duce la pagina de urmărire a acestei comenzi
receipt-scan = Scanați pentru a urmări comanda
