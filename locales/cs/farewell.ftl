## Said on the page one comes to after a session

farewell-asked = Byli jste odhlášeni.
farewell-somebody-else = Na tomto zařízení se na jiné kartě přihlásil někdo jiný. Tato karta teď používá jeho účet.
farewell-guest-ended = Vaše relace hosta vypršela. Pokračujte jako host, nebo se přihlaste: co jste napsali, tu stále je.
farewell-guest-off = Objednat jako host teď nelze. Přihlaste se prosím.
farewell-guest-stays = Ještě jeden krok: do 24 hodin otevřete odkaz v e-mailu, který jsme vám právě poslali. Pak se zde přihlaste: objednávky najdete ve svém účtu. E-mail nepřišel? Přihlášením s novým heslem si ho necháte poslat znovu.
farewell-device-ended = Toto zařízení už není přihlášené. Požádejte o jeho nové nastavení.
farewell-device-token = Přihlášení tohoto zařízení nelze přečíst. Požádejte o jeho nové nastavení.

## Said where one comes to when a page is switched off

farewell-closed-bulk-order = Hromadné objednávky jsou teď vypnuté. Každé doručení můžete objednat zde.
farewell-closed-help-centre = Centrum nápovědy je teď vypnuté.
farewell-closed-register = Registrace je teď uzavřená. Pokud už účet máte, můžete se přihlásit.
