card-title = Betala med kort
card-continue = Fortsätt till betalning
card-starting = Förbereder betalningen…
card-pay = Betala { $amount } och boka bud
card-paying = Betalar…
card-amount = Att betala nu:
card-choose = Betala med
card-new = Ett nytt kort
card-until = Gäller till { $expiry }
card-number = Kortnummer
card-expiry = Giltigt till
card-expiry-placeholder = MM/ÅÅ
card-code = Säkerhetskod
card-code-hint = { $digits ->
    [4] De fyra siffrorna på framsidan
   *[other] De tre siffrorna på baksidan
}
card-name = Namn på kortet
card-save = Spara kortet till nästa gång
card-save-hint = Vi sparar bara de fyra sista siffrorna och när kortet går ut.
card-safe = Kortuppgifterna krypteras på den här enheten. Bara betaltjänsten kan läsa dem.
card-back = Tillbaka till uppgifterna
card-choice-missing = Välj ett kort.
card-number-missing = Ange kortnumret.
card-number-invalid = Det här är inget kortnummer. Kontrollera siffrorna.
card-expiry-invalid = Ange månad och år, till exempel 04/31.
card-expired = Kortet har gått ut.
card-code-missing = Ange säkerhetskoden.
card-code-invalid = { $digits ->
    [4] Säkerhetskoden har fyra siffror.
   *[other] Säkerhetskoden har tre siffror.
}
card-name-missing = Ange namnet på kortet.
card-confirming = Betalningen behandlas…
card-checking = Vi kontrollerar om betalningen gick igenom.
card-do-not-pay-again = Betala inte igen. Låt sidan vara öppen, så visar vi resultatet här.
card-bank = Din bank behöver kontrollera att det är du.
card-bank-go = Gå till bankens sida
card-unpaid-declined = Din bank nekade kortet. Inga pengar har dragits.
card-unpaid-insufficient-funds = Det finns inte tillräckligt med pengar på kortet. Inga pengar har dragits.
card-unpaid-left = Du lämnade bankens sida. Inga pengar har dragits.
card-unpaid-expired = Kontrollen tog för lång tid. Inga pengar har dragits.
card-unpaid-failed = Betalningen gick inte igenom. Inga pengar har dragits.
card-not-encrypted = Enheten kunde inte kryptera kortuppgifterna, så vi skickade dem inte. Inga pengar har dragits.
card-try-another = Inget bud har bokats än. Du kan prova ett annat kort.
error-payment-init = Det gick inte att starta betalningen.
error-payment-intent-creation = Det gick inte att förbereda betalningen för ordern.
error-payment-unavailable = Kortbetalning är inte tillgänglig här just nu.
error-payment-required = Betala ordern med kort först.
error-payment-card-unreadable = Betaltjänsten kunde inte läsa kortet. Ange det igen.
