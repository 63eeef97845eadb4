## Requesting without an account

guest-sender-title = Kdo zásilku posílá
guest-sender-lead = Tady vás zastihne kurýr i my. Nic z toho se neuloží nad rámec této objednávky.
guest-sender-name = Vaše jméno
guest-sender-phone = Vaše telefonní číslo
guest-sender-email = Váš e-mail
guest-origin-title = Kde máme zásilku vyzvednout?
guest-origin-lead = Místo vyhledejte, nebo ho vyberte na mapě.
guest-origin-save = Pokračovat
