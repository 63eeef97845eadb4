## The privacy page. $country is the country's name in this language.

privacy-introduction = Co { -brand-name } v zemi { $country } ví o vás a vašich zákaznících a co se s tím děje.
privacy-data-title = Co ukládáme
privacy-data-text = O vašem účtu: jméno, e-mail, telefonní číslo a místa vyzvednutí. O každé objednávce: jméno, telefon a adresu zákazníka, vaše poznámky, částky, časy a doklad o předání.
privacy-use-title = K čemu to slouží
privacy-use-text = K tomu, abychom objednávku doručili, abyste ji vy i zákazník mohli sledovat a abychom ji vyúčtovali. Údaje neprodáváme a nepoužíváme je k reklamě.
privacy-readers-title = Kdo je vidí
privacy-readers-text = Kurýr vidí, co k doručení potřebuje. Kdo má odkaz na sledování, vidí jen tuto jednu objednávku. Čísla karet odcházejí zašifrovaná poskytovateli plateb a neukládáme je.
privacy-device-title = Ve vašem zařízení
privacy-device-text = Jazyk si pamatuje jeden soubor cookie. Přihlášení, nastavení a rozepsaná objednávka zůstávají ve vašem prohlížeči; odhlášením se přihlášení a rozepsaná objednávka smažou.
privacy-rights-title = Vaše práva
privacy-rights-text = Můžete se zeptat, co o vás ukládáme, žádat opravu nebo výmaz a stěžovat si u úřadu pro ochranu osobních údajů v zemi { $country }. Napište na { $email }.
