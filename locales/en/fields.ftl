## Names of what an order consists of, in forms, details, tables and files

# What the delivered goods are worth: label, heading of a column, name of a detail of an order.
field-item-value = Item value
# What is delivered: heading, label of a field, heading of a column.
field-items = Items
# Label of a field, heading of a column.
field-notes = Notes for the rider
# Label of an amount, heading of a column.
field-delivery-fee = Delivery fee
# Payment method: the customer pays the rider in cash. Also in a cell of a spreadsheet.
payment-cash-on-delivery = Cash on delivery
# Payment method: the customer pays at the door, not only in cash.
payment-payment-on-delivery = Payment on delivery
# Payment method: the rider pays the business in cash at the collection point.
payment-cash-on-pick-up = Cash on pick-up
# Payment method: there is none, nothing is collected.
payment-none = None
# Choice of a payment method: the rider collects nothing.
payment-no-cash = No cash
field-age-check = Check the customer’s age
field-to-collect = To collect from the customer
# Beside the reduced delivery fee, and its line for the voucher. $code: the code of the voucher, "WELCOME10"
field-voucher = Voucher { $code }
# Label of a number and of its field. VAT is the value added tax; use the name of the number in the country.
field-vat-number = VAT number
