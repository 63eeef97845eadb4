## Registering

account-vendor-code = Kód prodejce
account-vendor-code-hint = Najdete ho ve smlouvě nebo v uvítacím dopise.
account-vendor-code-missing = Zadejte kód prodejce.
account-no-vendor-code = Nemáte kód prodejce? Staňte se partnerem
account-business-name = Název firmy
account-business-name-hint = Tak, jak ji znají vaši zákazníci. Na místo vyzvednutí se zeptáme u první objednávky.
account-business-name-missing = Zadejte název firmy.
account-email-invalid = Tohle nevypadá jako e-mailová adresa. Měla by být jako name@example.com.
account-phone = Telefonní číslo
account-phone-missing = Zadejte své telefonní číslo.
account-phone-impossible = Na toto číslo nelze zavolat. Zkontrolujte prosím číslice.
account-have-account = Už máte účet?
account-welcome = Kurýři pro vaši firmu, od první objednávky.
account-promise = Žádný měsíční poplatek ani závazek: platíte za doručení.

## After registering

account-registered-title = Ještě jeden krok: potvrďte svůj e-mail
account-registered-lead = Poslali jsme e-mail na { $email }. Do { $hours } hodin otevřete odkaz v něm, potom se můžete přihlásit.
account-registered-missing = E-mail nepřišel? Podívejte se do spamu. Když se přihlásíte novým heslem, pošleme odkaz znovu.

## The link of the e-mail

account-confirm-busy = Potvrzujeme váš e-mail…
account-confirmed-title = Váš e-mail je potvrzen
account-confirmed-lead = Váš účet je připraven. Přihlaste se a objednejte prvního kurýra.
account-already-title = Váš e-mail už byl potvrzen
account-already-lead = Tento odkaz už byl použit. Můžete se přihlásit.
account-not-confirmed-title = Váš e-mail se nepodařilo potvrdit
account-link-not-valid = Odkaz je neplatný nebo jeho platnost vypršela (trvá 24 hodin). Přihlaste se a pošleme vám nový, nebo se zaregistrujte znovu.

## A forgotten password

account-forgot-lead = Pošleme vám e-mailem kód, se kterým si zvolíte nové heslo.
account-forgot-submit = Poslat kód
account-have-code = Kód už mám
account-reset-title = Zvolte nové heslo
account-reset-lead = Pokud má { $email } účet, je na cestě e-mail s šestimístným kódem. Kód platí 15 minut.
account-code = Kód z e-mailu
account-code-missing = Zadejte kód z e-mailu.
account-code-invalid = Kód má přesně 6 číslic.
account-code-not-valid = Kód je chybný, už byl použit, nebo vypršel. Zkontrolujte ho, nebo si nechte poslat nový.
account-reset-submit = Nastavit nové heslo
account-code-again = Poslat další kód
account-code-sent-again = Poslali jsme nový kód. Platí jen ten nejnovější.
account-other-email = Použít jinou adresu
account-reset-done-title = Nové heslo je nastaveno
account-reset-done-lead = Na všech zařízeních jste byli odhlášeni. Přihlaste se novým heslem.

## Why the service says no; the ids are its translation keys

account-offline = Něco se pokazilo. Zkuste to prosím znovu. Možná jste offline.
account-not-created = Účet se nám nepodařilo vytvořit.
account-email-registered = Tento e-mail je už registrován u existujícího účtu poskytovatele. Použijte prosím jinou e-mailovou adresu.
account-vendor-code-unknown = Chybný e-mail nebo kód prodejce: prodejce s tímto kódem neexistuje. Zkontrolujte prosím oba údaje.
account-vendor-code-used = Prodejce s tímto kódem už účet má. Přihlaste se jím, nebo se zeptejte toho, kdo ho zaregistroval.
account-mail-not-delivered = Na tuto adresu se nepodařilo poslat e-mail. Zkontrolujte ji a zkuste to znovu.
account-password-weak = Heslo nesplňuje všechna pravidla.
