site-title = Rendelés leadása
site-description = { -brand-name }: rendeljen futárt csomaghoz, ételhez, irathoz vagy ajándékhoz. Előre látja a díjat, élőben követi a kézbesítést, és megmarad az igazolás.
site-language = Nyelv: { $name }
site-languages = Nyelv
site-close-languages = Nyelvek bezárása
site-switch-appearance = Váltás világos és sötét között
site-switch-letters = Váltás naszkh és nasztalik betűk között
site-sign-in = Bejelentkezés
site-footer-links = További információk: { -brand-name }
site-register = Fiók létrehozása
site-become-partner = Legyen partnerünk
site-privacy = Adatvédelem
site-terms = Szerződési feltételek
site-api-docs = API-dokumentáció
site-faq = Kérdések és válaszok

site-not-found-title = Ez az oldal nem létezik
site-not-found-text = Lehet, hogy elírás van a webcímben, vagy az oldal máshová került. A rendelései biztonságban vannak.
site-not-found-home = Ugrás a kezdőlapra

field-optional = nem kötelező
field-counter = { $used } / { $maximum }
field-counter-over = { $used } / { $maximum }: túl hosszú
