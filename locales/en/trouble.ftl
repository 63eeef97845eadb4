## When an order goes wrong: what a person can do about it

# Headings where no reason with minutes is known
trouble-late = Later than promised
trouble-returned = Not delivered, and back at yours
# Button at an order, and command for the chosen order: calls the rider’s phone. At most 18 characters.
trouble-call-rider = Call the rider
# Button at an order that goes wrong: opens a prepared message.
trouble-tell-customer = Tell the customer
# Button at an order, and heading of the dialog with a prepared email.
trouble-write-support = Write to support

## The message that is prepared, and the ways to send it

# Label of the field with the prepared message.
trouble-message = Message
# Button: opens the email program with the prepared text.
trouble-mail = Open email
# Heading of the dialog with the prepared message. $customer: "Petr Novák"
trouble-message-title = Message to { $customer }

## Messages to the customer. $code: "K7R2"; $vendor: the business; $phone: the rider's number

# $customer: "Petr Novák"; $code: the code of the order, "K7R2"; $vendor: the business, "Bistro U Zlaté lípy"
trouble-message-late = Hello { $customer }, your order { $code } from { $vendor } is taking longer than planned. We are sorry for the wait.
# $time: "17:20"
trouble-message-expected = We expect it at about { $time }.
# $customer: "Petr Novák"; $code: the code of the order, "K7R2"; $vendor: the business, "Bistro U Zlaté lípy";
# $phone: the rider’s number, "+420 601 123 456"
trouble-message-at-door = Hello { $customer }, the rider with your order { $code } from { $vendor } is at your address and cannot reach you. Please come to the door or call the rider: { $phone }
# $customer: "Petr Novák"; $code: the code of the order, "K7R2"; $vendor: the business, "Bistro U Zlaté lípy"
trouble-message-address = Hello { $customer }, we need the delivery address for your order { $code } from { $vendor }. Please reply with street, number and floor.
# $customer: "Petr Novák"; $code: the code of the order, "K7R2"; $vendor: the business, "Bistro U Zlaté lípy"
trouble-message-not-delivered = Hello { $customer }, we could not deliver your order { $code } from { $vendor } yet. We are sorry, and will get back to you about what happens next.

## An email to support

# $code: "K7R2"; $status: "Delayed"
trouble-support-subject = Order { $code }: { $status }
# The person adds what happened below it
trouble-support-text = Please help with this order. What happened:
# Line of the prepared email. $id: the order number, "a2xq-1042"; $code: the code of the order, "K7R2"
trouble-support-order = Order { $id }, code { $code }
# Line of the prepared email.
# $status: a status text, "Delayed"; $time: since when, "Fri, Mar 13, 14:05"
trouble-support-status = Status: { $status }, since { $time }
# Hint below the prepared email. $address: the address of support, "support@example.com"
trouble-support-to = Goes to { $address } from your email program.
