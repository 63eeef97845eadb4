card-title = Korttimaksu
card-continue = Jatka maksamaan
card-starting = Maksua valmistellaan…
card-pay = Maksa { $amount } ja tilaa lähetti
card-paying = Maksetaan…
card-amount = Maksettavaa nyt:
card-choose = Maksukortti
card-new = Uusi kortti
card-until = Voimassa { $expiry } asti
card-number = Kortin numero
card-expiry = Voimassaoloaika
card-expiry-placeholder = KK/VV
card-code = Turvakoodi
card-code-hint = { $digits ->
    [4] Neljä numeroa kortin etupuolella
   *[other] Kolme numeroa kortin kääntöpuolella
}
card-name = Nimi kortissa
card-save = Tallenna kortti seuraavaa kertaa varten
card-save-hint = Säilytämme vain kortin neljä viimeistä numeroa ja voimassaoloajan.
card-safe = Kortin tiedot salataan tässä laitteessa. Vain maksunvälittäjä voi lukea ne.
card-back = Takaisin tietoihin
card-choice-missing = Valitkaa kortti.
card-number-missing = Antakaa kortin numero.
card-number-invalid = Tämä ei ole kortin numero. Tarkistakaa numerot.
card-expiry-invalid = Antakaa kuukausi ja vuosi, esimerkiksi 04/31.
card-expired = Kortti on vanhentunut.
card-code-missing = Antakaa turvakoodi.
card-code-invalid = { $digits ->
    [4] Turvakoodissa on neljä numeroa.
   *[other] Turvakoodissa on kolme numeroa.
}
card-name-missing = Antakaa kortissa oleva nimi.

card-confirming = Maksua käsitellään…
card-checking = Tarkistamme, onnistuiko maksu.
card-do-not-pay-again = Älkää maksako uudelleen. Pitäkää tämä sivu auki, niin tulos näkyy tässä.
card-bank = Pankkinne pyytää vahvistamaan henkilöllisyytenne.
card-bank-go = Siirry pankin sivulle
card-unpaid-declined = Pankki hylkäsi kortin. Teitä ei ole veloitettu.
card-unpaid-insufficient-funds = Kortilla ei ole tarpeeksi katetta. Teitä ei ole veloitettu.
card-unpaid-left = Poistuitte pankin sivulta. Teitä ei ole veloitettu.
card-unpaid-expired = Vahvistaminen kesti liian kauan. Teitä ei ole veloitettu.
card-unpaid-failed = Maksu ei onnistunut. Teitä ei ole veloitettu.
card-not-encrypted = Kortin tietoja ei voitu salata tässä laitteessa, joten emme lähettäneet niitä. Teitä ei ole veloitettu.
card-try-another = Lähettiä ei ole vielä tilattu. Voitte kokeilla toista korttia.
error-payment-init = Maksua ei voitu aloittaa.
error-payment-intent-creation = Tilauksen maksua ei voitu valmistella.
error-payment-unavailable = Korttimaksu ei ole juuri nyt käytettävissä täällä.
error-payment-required = Maksakaa tilaus ensin kortilla.
error-payment-card-unreadable = Maksunvälittäjä ei voinut lukea kortin tietoja. Antakaa ne uudelleen.
