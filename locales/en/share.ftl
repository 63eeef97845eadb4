## Sending the tracking link of an order

# Button at an order: opens the ways to send its tracking link.
share-link = Share tracking link
# The same where there is less room
share-short = Share
# Button, and command for the chosen order: copies the address of the page on which the customer can follow the order.
share-copy-link = Copy tracking link
share-link-copied = Tracking link copied. Anyone who has it can follow this order.
# Button: copies the prepared message.
share-copy-text = Copy text
# Notice after a number or a prepared message was copied.
share-copied = Copied
# The text to copy follows
share-copy-failed = Could not copy. Please select this text and copy it yourself:
# Button: opens the phone’s messages with the prepared text.
share-sms = Send as SMS
# Button: the way to send the link, beside names such as “WhatsApp”.
share-sms-name = SMS
# Opens the chat with the customer. $way: "WhatsApp"; $customer: "Petr Novák"
share-to-customer = { $way } to { $customer }

## What is sent, before the link. $vendor: the business; $time: "17:20", or "Sun 17:20" on another day

# Subject of what is sent, and small line above the status on the page of the link. $vendor: the business, "Bistro U Zlaté lípy"
share-title = Order from { $vendor }
# Message; the link follows it. $vendor: the business, "Bistro U Zlaté lípy"
share-text = Follow the order from { $vendor } here:
# Message; the link follows it.
# $vendor: the business, "Bistro U Zlaté lípy"; $time: "17:20", or "Sun 17:20" on another day
share-text-at = The order from { $vendor } arrives about { $time }. Follow it here:
# Message; the link follows it.
# $vendor: the business, "Bistro U Zlaté lípy"; $time: "17:20", or "Sun 17:20" on another day
share-text-by = The order from { $vendor } arrives by { $time }. Follow it here:
# Message; the link follows it.
# $vendor: the business, "Bistro U Zlaté lípy"; $time: "17:20", or "Sun 17:20" on another day
share-text-planned = The order from { $vendor } is planned for { $time }. Follow it here:
# Message; the link follows it. $vendor: the business, "Bistro U Zlaté lípy"
share-text-near = The order from { $vendor } arrives any moment now. Follow it here:
