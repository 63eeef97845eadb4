## The terms and conditions. $country is the country's name in this language.

terms-title = Terms and conditions
terms-introduction = These terms apply to everyone who requests deliveries with { -brand-name } in { $country }.
terms-service-title = What we do
terms-service-text = We bring goods from your collection point to your customer. A request becomes binding when it is accepted; until then it can be cancelled without charge. After that, cancelling depends on how far the rider has come, and the portal says so before you decide.
terms-goods-title = What may be sent
terms-goods-text = Goods must be packed for the way, within the weight and value that the portal names, and allowed by law. Dangerous, illegal and living goods are excluded. A rider may refuse what is not allowed or not packed.
terms-prices-title = Prices and payment
terms-prices-text = The fee you see before you send a request is the fee you pay. If it changes while you fill in the form, you are asked first. Cash that a rider collects for you is settled with your account.
terms-times-title = Times
terms-times-text = Estimates are made with care, and they are not promises: traffic and weather may change them. The portal shows every change as soon as it is known.
terms-account-title = Your account
terms-account-text = Keep your password to yourself. Whoever orders with your account orders in your name. You can ask us at any time to close it.
terms-claims-title = When something goes wrong
terms-claims-text = Tell us within 24 hours if goods are missing or damaged; the proof of delivery and the receipt help us both. Your rights by the law of { $country } are not limited by these terms.
terms-changes-title = Changes
terms-changes-text = If these terms change, the portal tells you before the change applies to your next request.
