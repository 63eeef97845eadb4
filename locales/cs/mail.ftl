## Mails: plain text and the page of the same words

mail-greeting = Dobrý den,
mail-greeting-name = Dobrý den, { $name },
mail-confirm-subject = Potvrďte svůj e-mail pro { -brand-name }
mail-confirm-lead = S touto e-mailovou adresou byl vytvořen účet u { -brand-name }. Potvrďte ji a můžete objednávat kurýry.
mail-confirm-action = Potvrdit e-mail
mail-confirm-hours = Odkaz platí { $hours } hodin.
mail-reset-subject = Váš kód pro nové heslo u { -brand-name }
mail-reset-lead = Někdo požádal o nové heslo k vašemu účtu. Toto je kód:
mail-reset-minutes = Platí { $minutes } minut a lze ho použít jednou. Nikomu ho neříkejte.
mail-not-you = Pokud jste o to nežádali, tento e-mail můžete ignorovat. Nic se nezmění.
mail-changed-subject = Vaše heslo u { -brand-name } bylo změněno
mail-changed-lead = Váš účet má nové heslo a byl odhlášen na všech zařízeních.
mail-changed-not-you = Pokud jste to nebyli vy, zvolte na přihlašovací stránce hned „Zapomněli jste heslo?“ a nastavte jiné.
mail-kept-charge-subject = Doručení { -brand-name } po změně stojí méně
mail-kept-charge-lead = Objednávka { $order } byla změněna. Její doručení teď stojí { $fee }.
mail-kept-charge-left = Při objednání jste kartou zaplatili { $paid }. Rozdíl { $left } se nevrací.
mail-sign-off = Váš tým { -brand-name }
