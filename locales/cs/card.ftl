## Platba kartou

card-title = Zaplatit kartou
card-continue = Pokračovat k platbě
card-starting = Připravujeme platbu…
card-pay = Zaplatit { $amount } a objednat kurýra
card-paying = Platba probíhá…
card-amount = K zaplacení nyní:
card-choose = Zaplatit kartou
card-new = Nová karta
card-until = Platí do { $expiry }
card-number = Číslo karty
card-expiry = Platnost do
card-expiry-placeholder = MM/RR
card-code = Bezpečnostní kód
card-code-hint = { $digits ->
    [4] Čtyři číslice na přední straně
   *[other] Tři číslice na zadní straně
}
card-name = Jméno na kartě
card-save = Uložit kartu pro příště
card-save-hint = Uchováme jen poslední čtyři číslice a platnost.
card-safe = Karta se zašifruje v tomto zařízení. Přečte ji jen poskytovatel plateb.
card-back = Zpět k podrobnostem
card-choice-missing = Vyberte prosím kartu.
card-number-missing = Zadejte prosím číslo karty.
card-number-invalid = To není číslo karty. Zkontrolujte prosím číslice.
card-expiry-invalid = Zadejte prosím měsíc a rok, například 04/31.
card-expired = Platnost karty skončila.
card-code-missing = Zadejte prosím bezpečnostní kód.
card-code-invalid = { $digits ->
    [4] Bezpečnostní kód má čtyři číslice.
   *[other] Bezpečnostní kód má tři číslice.
}
card-name-missing = Zadejte prosím jméno na kartě.

## Jak to dopadlo

card-confirming = Vaše platba je na cestě…
card-checking = Ověřujeme, zda platba proběhla.
card-do-not-pay-again = Prosíme, neplaťte znovu. Stránku můžete nechat otevřenou, dáme vám vědět zde.
card-bank = Vaše banka si chce ověřit, že jste to vy.
card-bank-go = Přejít na stránku banky
card-unpaid-declined = Banka kartu odmítla. Nic nebylo zaplaceno.
card-unpaid-insufficient-funds = Na kartě není dost peněz. Nic nebylo zaplaceno.
card-unpaid-left = Odešli jste ze stránky banky. Nic nebylo zaplaceno.
card-unpaid-expired = Banka čekala na odpověď příliš dlouho. Nic nebylo zaplaceno.
card-unpaid-failed = Platba neproběhla. Nic nebylo zaplaceno.
card-not-encrypted = Kartu se v tomto zařízení nepodařilo zašifrovat, a proto nebyla odeslána. Nic nebylo zaplaceno.
card-try-another = Kurýr zatím nebyl objednán. Můžete zkusit jinou kartu.
error-payment-init = Platbu se nepodařilo zahájit.
error-payment-intent-creation = Platbu za tuto objednávku se nepodařilo připravit.
error-payment-unavailable = Karty zde nyní nepřijímáme.
error-payment-required = Tuto objednávku je třeba nejprve zaplatit kartou.
error-payment-card-unreadable = Poskytovatel plateb kartu nepřečetl. Zadejte ji prosím znovu.
