## Když se s objednávkou něco pokazí: co s tím lze dělat

trouble-late = Později, než bylo slíbeno
trouble-returned = Nedoručeno a vráceno k vám
trouble-call-rider = Volat kurýrovi
trouble-tell-customer = Napsat zákazníkovi
trouble-write-support = Napsat podpoře

## Připravená zpráva a jak ji poslat

trouble-message = Zpráva
trouble-mail = Otevřít e-mail
trouble-message-title = Zpráva pro: { $customer }

## Zprávy zákazníkovi

trouble-message-late = Dobrý den, { $customer }, vaše objednávka { $code } ({ $vendor }) se opozdí. Za zdržení se omlouváme.
trouble-message-expected = Čekáme ji kolem { $time }.
trouble-message-at-door = Dobrý den, { $customer }, kurýr s vaší objednávkou { $code } ({ $vendor }) je na vaší adrese a nedaří se mu vás zastihnout. Přijďte prosím ke dveřím nebo kurýrovi zavolejte: { $phone }
trouble-message-address = Dobrý den, { $customer }, k vaší objednávce { $code } ({ $vendor }) potřebujeme adresu doručení. Odpovězte prosím ulicí, číslem a patrem.
trouble-message-not-delivered = Dobrý den, { $customer }, vaši objednávku { $code } ({ $vendor }) se zatím nepodařilo doručit. Omlouváme se a ozveme se, jak budeme pokračovat.

## E-mail podpoře

trouble-support-subject = Objednávka { $code }: { $status }
trouble-support-text = Prosím o pomoc s touto objednávkou. Co se stalo:
trouble-support-order = Objednávka { $id }, kód { $code }
trouble-support-status = Stav: { $status }, od { $time }
trouble-support-to = Odejde na { $address } z vašeho e-mailového programu.
