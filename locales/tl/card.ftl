card-title = Card payment
card-continue = Magpatuloy sa payment
card-starting = Inihahanda ang payment…
card-pay = Magbayad ng { $amount } at mag-book ng rider
card-paying = Nagbabayad…
card-amount = Babayaran ngayon:
card-choose = Pambayad
card-new = Bagong card
card-until = Valid hanggang { $expiry }
card-number = Numero ng card
card-expiry = Expiry ng card
card-expiry-placeholder = MM/YY
card-code = Security code (CVV)
card-code-hint = { $digits ->
    [4] Ang apat na digit sa harap
   *[other] Ang tatlong digit sa likod
}
card-name = Pangalan sa card
card-save = I-save ang card na ito para sa susunod
card-save-hint = Ang huling apat na digit at ang expiry lang nito ang sine-save namin.
card-safe = Naka-encrypt ang card mo sa device na ito. Ang payment provider lang ang makakabasa nito.
card-back = Bumalik sa mga detalye
card-choice-missing = Pumili ng card.
card-number-missing = Ilagay ang numero ng card.
card-number-invalid = Hindi ito numero ng card. I-check ang mga digit.
card-expiry-invalid = Maglagay ng buwan at taon, gaya ng 04/31.
card-expired = Expired na ang card na ito.
card-code-missing = Ilagay ang security code.
card-code-invalid = { $digits ->
    [4] May apat na digit ang security code.
   *[other] May tatlong digit ang security code.
}
card-name-missing = Ilagay ang pangalan sa card.
card-confirming = Pinoproseso ang payment mo…
card-checking = Chine-check namin kung pumasok ang payment mo.
card-do-not-pay-again = Huwag munang magbayad ulit. Huwag isara ang page na ito, at ipapakita namin dito ang resulta.
card-bank = Kailangang i-verify ng bangko mo na ikaw ito.
card-bank-go = Pumunta sa page ng bangko mo
card-unpaid-declined = Tinanggihan ng bangko mo ang card. Walang nasingil sa iyo.
card-unpaid-insufficient-funds = Kulang ang laman ng card na ito. Walang nasingil sa iyo.
card-unpaid-left = Umalis ka sa page ng bangko mo. Walang nasingil sa iyo.
card-unpaid-expired = Masyadong natagalan ang verification. Walang nasingil sa iyo.
card-unpaid-failed = Hindi natuloy ang payment. Walang nasingil sa iyo.
card-not-encrypted = Hindi na-encrypt ng device na ito ang card, kaya hindi namin ito ipinadala. Walang nasingil sa iyo.
card-try-another = Wala pang na-book na rider. Puwede kang sumubok ng ibang card.
error-payment-init = Hindi namin masimulan ang payment.
error-payment-intent-creation = Hindi namin maihanda ang payment para sa order na ito.
error-payment-unavailable = Hindi available dito ang pagbabayad gamit ang card sa ngayon.
error-payment-required = Bayaran muna ang order na ito gamit ang card.
error-payment-card-unreadable = Hindi mabasa ng payment provider ang card. Pakilagay ulit.
