## Hlavička, záhlaví a zápatí veřejných stránek

site-title = Vytvořit objednávku
site-description = Objednejte si kurýra přes službu { -brand-name }: balíky, jídlo, dokumenty i dárky. Cenu znáte předem, doručení sledujete živě a doklad o předání vám zůstane.
site-language = Jazyk: { $name }
# The title of the drawer in which the language is chosen
site-languages = Jazyk
site-close-languages = Zavřít výběr jazyka
site-switch-appearance = Přepnout světlý a tmavý vzhled
site-switch-letters = Přepnout písmo nasch a nastalík
site-sign-in = Přihlásit se
site-footer-links = Více o službě { -brand-name }
site-register = Vytvořit účet
site-become-partner = Staňte se partnerem
site-privacy = Ochrana soukromí
site-terms = Obchodní podmínky
site-api-docs = Dokumentace API
site-faq = Otázky a odpovědi

## Stránka pro adresu, která nikam nevede

site-not-found-title = Tato stránka neexistuje
site-not-found-text = V adrese může být překlep, nebo se stránka přestěhovala. Vaše objednávky jsou v pořádku, nic se nezměnilo.
site-not-found-home = Na úvodní stránku

field-optional = nepovinné
field-counter = { $used } z { $maximum }
field-counter-over = { $used } z { $maximum }: příliš dlouhé
