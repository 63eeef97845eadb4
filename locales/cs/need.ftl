## Why an order needs somebody. $time: "12 min", "2 hr, 5 min"

need-payment-failed = Platba selhala před { $time }
need-stalled = Stojí už { $time }
need-no-address = Chybí adresa
need-overdue = { $time } po termínu
need-no-rider = Bez kurýra už { $time }
need-at-customer = Kurýr je u zákazníka už { $time }
need-rider-waits = Kurýr u vás čeká už { $time }
need-past-estimate = { $time } po odhadu
need-returning = Vrací se už { $time }
need-delayed = Zdržení už { $time }
need-overdue-soon = Nejspíš { $time } po termínu
need-not-collected = Zbývá { $time }, nevyzvednuto
