share-link = Követési link megosztása
share-short = Megosztás
share-copy-link = Követési link másolása
share-link-copied = Követési link másolva. Akinél megvan, követheti ezt a rendelést.
share-copy-text = Szöveg másolása
share-copied = Másolva
share-copy-failed = Nem sikerült a másolás. Jelölje ki és másolja ki ezt a szöveget:
share-sms = Küldés SMS-ben
share-sms-name = SMS
share-to-customer = { $way } a vevőnek: { $customer }

share-title = Rendelés innen: { $vendor }
share-text = Itt követheti a rendelését ({ $vendor }):
share-text-at = A rendelése ({ $vendor }) körülbelül ekkor érkezik: { $time }. Itt követheti:
share-text-by = A rendelése ({ $vendor }) legkésőbb ekkor érkezik: { $time }. Itt követheti:
share-text-planned = A rendelése ({ $vendor }) tervezett időpontja: { $time }. Itt követheti:
share-text-near = A rendelése ({ $vendor }) bármelyik percben megérkezik. Itt követheti:
