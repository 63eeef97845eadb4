card-title = Fizetés kártyával
card-continue = Tovább a fizetéshez
card-starting = Fizetés előkészítése…
card-pay = { $amount } fizetése és futár rendelése
card-paying = Fizetés…
card-amount = Most fizetendő:
card-choose = Kártya kiválasztása
card-new = Új kártya
card-until = Lejárat: { $expiry }
card-number = Kártyaszám
card-expiry = Lejárati dátum
card-expiry-placeholder = HH/ÉÉ
card-code = Biztonsági kód
card-code-hint = { $digits ->
    [4] A négy számjegy az előlapon
   *[other] A három számjegy a hátlapon
}
card-name = A kártyán szereplő név
card-save = Kártya mentése a következő alkalomra
card-save-hint = Csak az utolsó négy számjegyet és a lejáratot tároljuk.
card-safe = A kártyaadatokat ezen az eszközön titkosítjuk. Csak a fizetési szolgáltató tudja elolvasni őket.
card-back = Vissza az adatokhoz
card-choice-missing = Válasszon kártyát.
card-number-missing = Adja meg a kártyaszámot.
card-number-invalid = Ez nem kártyaszám. Ellenőrizze a számjegyeket.
card-expiry-invalid = Adjon meg egy hónapot és egy évet, például: 04/31.
card-expired = Ez a kártya lejárt.
card-code-missing = Adja meg a biztonsági kódot.
card-code-invalid = { $digits ->
    [4] A biztonsági kód négy számjegyből áll.
   *[other] A biztonsági kód három számjegyből áll.
}
card-name-missing = Adja meg a kártyán szereplő nevet.

card-confirming = Fizetés feldolgozása…
card-checking = Ellenőrizzük, hogy a fizetés sikerült-e.
card-do-not-pay-again = Ne fizessen újra. Hagyja nyitva ezt az oldalt, és itt mutatjuk az eredményt.
card-bank = A bankja azonosítást kér.
card-bank-go = Tovább a bank oldalára
card-unpaid-declined = A bank elutasította a kártyát. Terhelés nem történt.
card-unpaid-insufficient-funds = Nincs elegendő fedezet ezen a kártyán. Terhelés nem történt.
card-unpaid-left = Elhagyta a bank oldalát. Terhelés nem történt.
card-unpaid-expired = Az azonosítás túl sokáig tartott. Terhelés nem történt.
card-unpaid-failed = A fizetés nem sikerült. Terhelés nem történt.
card-not-encrypted = Ez az eszköz nem tudta titkosítani a kártyaadatokat, ezért nem küldtük el őket. Terhelés nem történt.
card-try-another = Futárt még nem rendelt. Próbálja másik kártyával.
error-payment-init = Nem sikerült elindítani a fizetést.
error-payment-intent-creation = Nem sikerült előkészíteni a rendelés fizetését.
error-payment-unavailable = Itt jelenleg nem lehet kártyával fizetni.
error-payment-required = Először fizesse ki kártyával ezt a rendelést.
error-payment-card-unreadable = A fizetési szolgáltató nem tudta beolvasni a kártyaadatokat. Adja meg újra.
