card-title = Bayad gamit ang card
card-continue = Padayon sa pagbayad
card-starting = Nag-andam sa bayad…
card-pay = Magbayad og { $amount } ug mag-book og rider
card-paying = Nagbayad…
card-amount = Bayran karon:
card-choose = Bayad gamit ang
card-new = Bag-ong card
card-until = Valid hangtod sa { $expiry }
card-number = Number sa card
card-expiry = Petsa sa expiry
card-expiry-placeholder = MM/YY
card-code = Security code (CVV)
card-code-hint = { $digits ->
    [4] Ang upat ka digits sa atubangan
   *[other] Ang tulo ka digits sa likod
}
card-name = Ngalan nga naa sa card
card-save = I-save kini nga card para sa sunod
card-save-hint = Ang katapusang upat ka digits ug ang expiry ra ang among tipigan.
card-safe = Gi-encrypt ang imong card niini nga device. Ang payment provider ra ang makabasa niini.
card-back = Balik sa detalye
card-choice-missing = Palihug pagpili og card.
card-number-missing = Palihug i-type ang number sa card.
card-number-invalid = Dili kini number sa card. I-check ang mga digits.
card-expiry-invalid = Pag-type og bulan ug tuig, sama sa 04/31.
card-expired = Expired na kini nga card.
card-code-missing = Palihug i-type ang security code.
card-code-invalid = { $digits ->
    [4] Upat ka digits ang security code.
   *[other] Tulo ka digits ang security code.
}
card-name-missing = Palihug i-type ang ngalan nga naa sa card.
card-confirming = Nagproseso sa imong bayad…
card-checking = Nag-check mi kon misulod ba ang imong bayad.
card-do-not-pay-again = Palihug ayaw pagbayad og usab. Ayaw isira kini nga page, ug ipakita namo dinhi ang resulta.
card-bank = Kinahanglan i-verify sa imong bangko nga ikaw gyud kini.
card-bank-go = Adto sa page sa imong bangko
card-unpaid-declined = Gi-decline sa imong bangko ang card. Wala ka ma-charge.
card-unpaid-insufficient-funds = Kulang ang kwarta niini nga card. Wala ka ma-charge.
card-unpaid-left = Mibiya ka sa page sa imong bangko. Wala ka ma-charge.
card-unpaid-expired = Dugay ra kaayo ang verification. Wala ka ma-charge.
card-unpaid-failed = Wala mosulod ang bayad. Wala ka ma-charge.
card-not-encrypted = Wala ma-encrypt niini nga device ang card, mao nga wala namo kini ipadala. Wala ka ma-charge.
card-try-another = Wala pay rider nga na-book. Pwede nimo sulayan ang laing card.
error-payment-init = Wala namo masugdi ang bayad.
error-payment-intent-creation = Wala namo maandam ang bayad para niini nga order.
error-payment-unavailable = Dili pwede ang bayad gamit ang card dinhi karon.
error-payment-required = Bayri una kini nga order gamit ang card.
error-payment-card-unreadable = Wala mabasa sa payment provider ang card. Palihug i-type kini og usab.
