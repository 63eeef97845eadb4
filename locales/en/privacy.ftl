## The privacy page. $country is the country's name in this language.

# First paragraph of the privacy page.
# $country: the country’s name in this language, in its basic form, "Czechia"
privacy-introduction = What { -brand-name } in { $country } knows about you and your customers, and what happens to it.
# Heading on the privacy page.
privacy-data-title = What we store
privacy-data-text = About your account: name, email address, phone number and collection points. About each order: your customer’s name, phone number and address, your notes, the amounts, the times and the proof of delivery.
# Heading on the privacy page: the purposes of the data.
privacy-use-title = What it is for
privacy-use-text = To deliver the order, to let you and your customer follow it, and to settle it. We do not sell these data and do not use them for advertising.
# Heading on the privacy page: who sees the data.
privacy-readers-title = Who sees it
privacy-readers-text = The rider sees what the delivery needs. Anyone who has a tracking link sees that one order. Card numbers go encrypted to the payment provider; we do not store them.
# Heading on the privacy page: what the browser keeps.
privacy-device-title = On your device
privacy-device-text = A cookie remembers your language. Your session, your settings and an unfinished request are kept in your browser; signing out deletes the session and the request.
# Heading on the privacy page.
privacy-rights-title = Your rights
# Paragraph of the privacy page.
# $country: the country’s name in this language, in its basic form, "Czechia"
# $email: the address of the brand’s support
privacy-rights-text = You can ask what we store about you, have it corrected or deleted, and complain to the data protection authority of { $country }. Write to { $email }.
