## Requesting without an account

guest-sender-title = Údaje odesílatele
guest-sender-lead = Kurýr a náš tým je použijí jen k tomu, aby vás zastihli kvůli této objednávce.
guest-sender-name = Vaše jméno
guest-sender-phone = Vaše telefonní číslo
guest-sender-email = Váš e-mail
guest-origin-title = Kde máme zásilku vyzvednout?
guest-origin-lead = Místo vyhledejte, nebo ho vyberte na mapě.
guest-origin-save = Pokračovat
