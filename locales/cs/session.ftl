## Přihlášení

sign-in-title = Přihlášení
sign-in-welcome = Vítejte zpět. Kurýři už čekají.
sign-in-promise = Kurýra objednáte do minuty, každou zásilku vidíte živě, a když se někdo zeptá, doklad o předání máte po ruce.
sign-in-email-invalid = Tohle nevypadá jako e-mailová adresa. Měla by být jako jmeno@example.com.
sign-in-password-missing = Zadejte heslo.
sign-in-no-account = Používáte { -brand-name } poprvé?
sign-in-offline = Něco se nepovedlo. Zkuste to prosím znovu. Možná jste offline.
sign-in-status = Stav { $status }

## Proč poskytovatel přihlášení odmítl: jedna zpráva na každý důvod

-auth-failed = Přihlášení se nezdařilo.
auth-internal-error = { -auth-failed } Došlo k vnitřní chybě. Zkuste to prosím za chvíli znovu.
auth-invalid-user-pool-configuration = { -auth-failed } Nastavení evidence uživatelů je neplatné. Kontaktujte nás prosím.
auth-invalid-response = { -auth-failed } Přišla neplatná odpověď. Zkuste to prosím znovu.
auth-invalid-request-parameter = { -auth-failed } Některý údaj požadavku je neplatný. Zkontrolujte prosím, co jste zadali.
auth-invalid-role-access-policy = { -auth-failed } Nastavení přístupových práv role je neplatné. Kontaktujte nás prosím.
auth-password-reset-required = { -auth-failed } Je potřeba obnovit heslo. Nové si nastavíte přes „Zapomněli jste heslo?“.
auth-resource-not-found = { -auth-failed } Požadovaný zdroj nebyl nalezen. Kontaktujte nás prosím.
auth-too-many-requests = { -auth-failed } Právě probíhá příliš mnoho požadavků. Počkejte prosím minutu a zkuste to znovu.
auth-unexpected-server-error = { -auth-failed } Na serveru došlo k neočekávané chybě. Zkuste to prosím za chvíli znovu.
auth-user-not-confirmed = { -auth-failed } Tento uživatel ještě není potvrzený. Otevřete odkaz v e-mailu, který jsme vám poslali.
auth-user-not-found = { -auth-failed } Uživatele s tímto e-mailem neznáme.
auth-password-invalid = { -auth-failed } Heslo není správné.
auth-verification-code-cannot-be-delivered = { -auth-failed } Ověřovací kód nelze doručit. Zkontrolujte prosím svůj e-mail.
auth-email-identity-not-valid = { -auth-failed } E-mailová identita není platná. Kontaktujte nás prosím.
auth-user-cannot-be-validated = { -auth-failed } Uživatele nelze ověřit. Kontaktujte nás prosím.
auth-username-exists = { -auth-failed } Toto uživatelské jméno už existuje.
auth-code-not-valid = { -auth-failed } Kód není platný.
auth-unknown-reason = { -auth-failed } { $message }
