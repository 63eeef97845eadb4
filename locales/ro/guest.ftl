guest-sender-title = Datele expeditorului
guest-sender-lead = Curierul și echipa noastră le folosesc doar pentru această comandă, ca să vă contacteze.
guest-sender-name = Numele dumneavoastră
guest-sender-phone = Numărul de telefon
guest-sender-email = Adresa de e-mail
guest-origin-title = De unde preluăm comanda?
guest-origin-lead = Căutați locul sau alegeți-l pe hartă.
guest-origin-save = Continuați
