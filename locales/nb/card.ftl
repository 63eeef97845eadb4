card-title = Betal med kort
card-continue = Fortsett til betaling
card-starting = Forbereder betalingen …
card-pay = Betal { $amount } og bestill bud
card-paying = Betaler …
card-amount = Å betale nå:
card-choose = Betal med
card-new = Et nytt kort
card-until = Gyldig til { $expiry }
card-number = Kortnummer
card-expiry = Utløpsdato
card-expiry-placeholder = MM/ÅÅ
card-code = Sikkerhetskode
card-code-hint = { $digits ->
    [4] De fire sifrene på forsiden
   *[other] De tre sifrene på baksiden
}
card-name = Navn på kortet
card-save = Lagre kortet til neste gang
card-save-hint = Vi lagrer bare de fire siste sifrene og utløpsdatoen.
card-safe = Kortet krypteres på denne enheten. Bare betalingsleverandøren kan lese det.
card-back = Tilbake til detaljene
card-choice-missing = Velg et kort.
card-number-missing = Skriv inn kortnummeret.
card-number-invalid = Dette er ikke et kortnummer. Sjekk sifrene.
card-expiry-invalid = Skriv inn måned og år, for eksempel 04/31.
card-expired = Kortet er utløpt.
card-code-missing = Skriv inn sikkerhetskoden.
card-code-invalid = { $digits ->
    [4] Sikkerhetskoden har fire sifre.
   *[other] Sikkerhetskoden har tre sifre.
}
card-name-missing = Skriv inn navnet på kortet.
card-confirming = Behandler betalingen …
card-checking = Vi sjekker om betalingen gikk gjennom.
card-do-not-pay-again = Ikke betal en gang til. Hold denne siden åpen, så viser vi resultatet her.
card-bank = Banken må bekrefte at det er deg.
card-bank-go = Gå til bankens side
card-unpaid-declined = Banken avviste kortet. Ingen penger er trukket.
card-unpaid-insufficient-funds = Det er ikke nok penger på kortet. Ingen penger er trukket.
card-unpaid-left = Du gikk ut av bankens side. Ingen penger er trukket.
card-unpaid-expired = Bekreftelsen tok for lang tid. Ingen penger er trukket.
card-unpaid-failed = Betalingen gikk ikke gjennom. Ingen penger er trukket.
card-not-encrypted = Denne enheten kunne ikke kryptere kortet, så vi sendte det ikke. Ingen penger er trukket.
card-try-another = Det er ikke bestilt noe bud ennå. Du kan prøve et annet kort.
error-payment-init = Vi kunne ikke starte betalingen.
error-payment-intent-creation = Vi kunne ikke forberede betalingen for denne bestillingen.
error-payment-unavailable = Kortbetaling er ikke tilgjengelig her akkurat nå.
error-payment-required = Betal denne bestillingen med kort først.
error-payment-card-unreadable = Betalingsleverandøren kunne ikke lese kortet. Skriv det inn på nytt.
