card-title = Plată cu cardul
card-continue = Continuați la plată
card-starting = Se pregătește plata…
card-pay = Plătiți { $amount } și solicitați un curier
card-paying = Se efectuează plata…
card-amount = De plătit acum:
card-choose = Plătiți cu
card-new = Un card nou
card-until = Valabil până la { $expiry }
card-number = Numărul cardului
card-expiry = Data expirării
card-expiry-placeholder = LL/AA
card-code = Cod de securitate
card-code-hint = { $digits ->
    [4] Cele patru cifre de pe fața cardului
   *[other] Cele trei cifre de pe spatele cardului
}
card-name = Numele de pe card
card-save = Salvați cardul pentru data viitoare
card-save-hint = Păstrăm doar ultimele patru cifre și data expirării.
card-safe = Datele cardului sunt criptate pe acest dispozitiv. Doar furnizorul de plăți le poate citi.
card-back = Înapoi la detalii
card-choice-missing = Alegeți un card.
card-number-missing = Introduceți numărul cardului.
card-number-invalid = Acesta nu este un număr de card. Verificați cifrele.
card-expiry-invalid = Introduceți luna și anul, de exemplu 04/31.
card-expired = Acest card a expirat.
card-code-missing = Introduceți codul de securitate.
card-code-invalid = { $digits ->
    [4] Codul de securitate are patru cifre.
   *[other] Codul de securitate are trei cifre.
}
card-name-missing = Introduceți numele de pe card.
card-confirming = Se procesează plata…
card-checking = Verificăm dacă plata a fost efectuată.
card-do-not-pay-again = Nu plătiți din nou. Țineți pagina deschisă și vă arătăm aici rezultatul.
card-bank = Banca trebuie să verifice că dumneavoastră faceți plata.
card-bank-go = Mergeți la pagina băncii
card-unpaid-declined = Banca a refuzat cardul. Nu s-a reținut nicio sumă.
card-unpaid-insufficient-funds = Pe acest card nu sunt destui bani. Nu s-a reținut nicio sumă.
card-unpaid-left = Ați părăsit pagina băncii. Nu s-a reținut nicio sumă.
card-unpaid-expired = Verificarea a durat prea mult. Nu s-a reținut nicio sumă.
card-unpaid-failed = Plata nu a reușit. Nu s-a reținut nicio sumă.
card-not-encrypted = Datele cardului nu au putut fi criptate pe acest dispozitiv, așa că nu le-am trimis. Nu s-a reținut nicio sumă.
card-try-another = Nu a fost solicitat încă niciun curier. Puteți încerca alt card.
error-payment-init = Nu am putut începe plata.
error-payment-intent-creation = Nu am putut pregăti plata pentru această comandă.
error-payment-unavailable = Plata cu cardul nu este disponibilă aici momentan.
error-payment-required = Plătiți mai întâi cu cardul această comandă.
error-payment-card-unreadable = Furnizorul de plăți nu a putut citi datele cardului. Introduceți-le din nou.
