## Said on the page one comes to after a session

farewell-asked = Nyní jste odpojeni.
farewell-ended = Vaše přihlášení vypršelo. Přihlaste se prosím znovu.

## Said when the page itself failed

failure-load = Aplikaci se nepodařilo načíst. Zkontrolujte připojení k internetu a zkuste to znovu
failure-reload = Zavřít a načíst znovu
failure-defect-title = Na naší straně se něco pokazilo.
failure-defect-text = Nic z toho, co jste napsali, se neztratilo. Pokračujte načtením stránky; pokud se to opakuje, dejte nám prosím vědět.
farewell-somebody-else = V jiné kartě se na tomto zařízení přihlásil někdo jiný. Tato karta teď patří jemu.
farewell-guest-ended = Váš čas hosta vypršel. Pokračujte jako host, nebo se přihlaste: co jste napsali, tu stále je.
farewell-guest-off = Objednat jako host teď nelze. Přihlaste se prosím.
farewell-device-ended = Toto zařízení už není přihlášené. Požádejte o jeho nové nastavení.
farewell-device-token = Přihlášení tohoto zařízení nelze přečíst. Požádejte o jeho nové nastavení.
