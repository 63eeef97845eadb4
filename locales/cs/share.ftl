## Sending the tracking link of an order

share-link = Sdílet odkaz na sledování
# The same where there is less room
share-short = Sdílet
share-copy-link = Zkopírovat odkaz na sledování
share-link-copied = Odkaz zkopírován. Kdo jej má, může tuto objednávku sledovat.
share-copy-text = Zkopírovat text
share-copied = Zkopírováno
# The text to copy follows
share-copy-failed = Nepodařilo se zkopírovat. Označte prosím tento text a zkopírujte jej sami:
share-sms = Poslat SMS
share-sms-name = SMS
# Opens the chat with the customer. $way: "WhatsApp"; $customer: "Petr Novák"
share-to-customer = { $way } pro: { $customer }

## What is sent, before the link. $vendor: the business; $time: "17:20", or "Sun 17:20" on another day

share-title = Objednávka od: { $vendor }
share-text = Tady můžete sledovat objednávku od { $vendor }:
share-text-at = Objednávka od { $vendor } dorazí kolem { $time }. Sledovat ji můžete tady:
share-text-by = Objednávka od { $vendor } dorazí do { $time }. Sledovat ji můžete tady:
share-text-planned = Objednávka od { $vendor } je naplánována na { $time }. Sledovat ji můžete tady:
share-text-near = Objednávka od { $vendor } dorazí každou chvíli. Sledovat ji můžete tady:
