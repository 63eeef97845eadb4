## The terms and conditions. $country is the country's name in this language.

# First paragraph of the terms.
# $country: the country’s name in this language, in its basic form, "Czechia"
terms-introduction = These terms apply to everyone who requests deliveries with { -brand-name } in { $country }.
# Heading in the terms.
terms-service-title = What we do
terms-service-text = We bring goods from your collection point to your customer. A request becomes binding when it is accepted; until then you can cancel it free of charge. After that, cancelling depends on how far the rider has come, and the portal tells you before you decide.
terms-goods-title = What may be sent
terms-goods-text = Goods must be packed for transport, within the weight and value that the portal states, and legal. Dangerous, illegal and living goods are excluded. A rider may refuse goods that are not allowed or not packed.
# Heading in the terms.
terms-prices-title = Prices and payment
terms-prices-text = The fee you see before you send a request is the fee you pay. If it changes while you fill in the form, we ask you first. Cash that a rider collects for you is settled with your account.
# Heading in the terms: estimates of times.
terms-times-title = Times
terms-times-text = We make estimates with care, but they are not promises: traffic and weather may change them. The portal shows every change as soon as it is known.
# Heading in the terms.
terms-account-title = Your account
terms-account-text = Keep your password to yourself. Anyone who orders with your account orders in your name. You can ask us to close it at any time.
terms-claims-title = When something goes wrong
# Paragraph of the terms.
# $country: the country’s name in this language, in its basic form, "Czechia"
terms-claims-text = Tell us within 24 hours if goods are missing or damaged; the proof of delivery and the receipt help us both. These terms do not limit your rights under the law of { $country }.
# Heading in the terms: changes of the terms.
terms-changes-title = Changes
terms-changes-text = If these terms change, the portal tells you before the change applies to your next request.
