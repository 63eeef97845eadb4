## Paying by card

# Heading of the panel that asks for the card.
card-title = Pay by card
# Button in the summary of the request: opens the panel that asks for the card.
card-continue = Continue to payment
# The button “Continue to payment” while the payment is being prepared.
card-starting = Preparing the payment…
# $amount is what is charged, with its currency
card-pay = Pay { $amount } and request a rider
# The button “Pay …” while the payment is being made.
card-paying = Paying…
# Followed by an amount such as "129 Kč".
card-amount = To pay now:
# Label above the choice between saved cards and a new one.
card-choose = Pay with
# One of the choices below “Pay with”, after the saved cards.
card-new = A new card
# $expiry is a month and a year: 04/31
card-until = Valid until { $expiry }
# Label of a field.
card-number = Card number
# Label of a field: month and year until which the card is valid.
card-expiry = Expiry date
# In the empty field for the expiry date: two letters each for month and year.
card-expiry-placeholder = MM/YY
# Label of a field: the three or four digits printed on the card.
card-code = Security code
# Hint at the field for the security code. $digits: how many digits this kind of card has, 3 or 4
card-code-hint = { $digits ->
    [4] The four digits on the front
   *[other] The three digits on the back
}
card-name = Name on the card
card-save = Save this card for next time
card-save-hint = We only keep its last four digits and when it expires.
card-safe = Your card is encrypted on this device. Only the payment provider can read it.
card-back = Back to the details
card-choice-missing = Please choose a card.
card-number-missing = Please enter the card number.
card-number-invalid = This isn’t a card number. Check the digits.
card-expiry-invalid = Enter a month and a year, such as 04/31.
card-expired = This card has expired.
card-code-missing = Please enter the security code.
# Error below the field for the security code. $digits: how many digits it must have, 3 or 4
card-code-invalid = { $digits ->
    [4] The security code has four digits.
   *[other] The security code has three digits.
}
card-name-missing = Please enter the name on the card.

## What became of it

# Heading while the payment is made, above “Please don’t pay again …”.
card-confirming = Processing your payment…
card-checking = We’re checking whether your payment went through.
card-do-not-pay-again = Please don’t pay again. Keep this page open, and we’ll show the result here.
card-bank = Your bank needs to verify it’s you.
card-bank-go = Go to your bank’s page
card-unpaid-declined = Your bank declined the card. You haven’t been charged.
card-unpaid-insufficient-funds = There isn’t enough money on this card. You haven’t been charged.
card-unpaid-left = You left your bank’s page. You haven’t been charged.
card-unpaid-expired = The verification took too long. You haven’t been charged.
card-unpaid-failed = The payment didn’t go through. You haven’t been charged.
card-not-encrypted = This device couldn’t encrypt the card, so we didn’t send it. You haven’t been charged.
card-try-another = No rider has been requested yet. You can try another card.
error-payment-init = We couldn’t start the payment.
error-payment-intent-creation = We couldn’t prepare the payment for this order.
error-payment-unavailable = Card payments aren’t available here at the moment.
error-payment-required = Pay for this order by card first.
error-payment-card-unreadable = The payment provider couldn’t read the card. Please enter it again.
