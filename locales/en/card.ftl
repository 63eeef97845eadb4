## Paying by card

card-title = Pay by card
card-continue = Continue to payment
card-starting = Preparing the payment…
# $amount is what is charged, with its currency
card-pay = Pay { $amount } and request a rider
card-paying = Paying…
card-amount = To pay now:
card-choose = Pay with
card-new = A new card
# $expiry is a month and a year: 04/31
card-until = Valid until { $expiry }
card-number = Card number
card-expiry = Expiry date
card-expiry-placeholder = MM/YY
card-code = Security code
card-code-hint = { $digits ->
    [4] The four digits on the front
   *[other] The three digits on the back
}
card-name = Name on the card
card-save = Save this card for the next time
card-save-hint = We keep only its last four digits and its date.
card-safe = Your card is encrypted on this device. Only the payment provider can read it.
card-back = Back to the details
card-choice-missing = Please choose a card.
card-number-missing = Please enter the card number.
card-number-invalid = This is not a card number. Please check the digits.
card-expiry-missing = Please enter the month and the year.
card-expiry-invalid = Please enter a month and a year, such as 04/31.
card-expired = This card has expired.
card-code-missing = Please enter the security code.
card-code-invalid = { $digits ->
    [4] The security code has four digits.
   *[other] The security code has three digits.
}
card-name-missing = Please enter the name on the card.

## What became of it

card-confirming = Your payment is on its way…
card-checking = We are checking whether your payment went through.
card-do-not-pay-again = Please do not pay again. You can leave this page open; we will tell you here.
card-bank = Your bank wants to be sure that it is you.
card-bank-go = Go to the page of your bank
card-unpaid-declined = Your bank declined the card. Nothing was paid.
card-unpaid-insufficient-funds = There is not enough money on this card. Nothing was paid.
card-unpaid-left = You left the page of your bank. Nothing was paid.
card-unpaid-expired = Your bank waited too long for your answer. Nothing was paid.
card-unpaid-failed = The payment did not go through. Nothing was paid.
card-not-encrypted = The card could not be encrypted on this device, so it was not sent. Nothing was paid.
card-try-another = No rider was requested yet. You can try another card.
error-payment-init = We could not begin the payment.
error-payment-intent-creation = We could not prepare the payment for this order.
error-payment-unavailable = Cards are not taken here at the moment.
error-payment-required = This order has to be paid by card first.
error-payment-card-unreadable = The payment provider could not read the card. Please type it again.
