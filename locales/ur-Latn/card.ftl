card-title = Card se payment
card-continue = Payment par jayein
card-starting = Payment ki tayyari ho rahi hai…
card-pay = { $amount } pay karein aur rider bulayein
card-paying = Payment ho rahi hai…
card-amount = Abhi pay karna hai:
card-choose = Kis card se pay karein
card-new = Naya card
card-until = { $expiry } tak valid
card-number = Card ka number
card-expiry = Expiry ki tareekh
card-expiry-placeholder = MM/YY
card-code = Security code (CVV)
card-code-hint = { $digits ->
    [4] Card ke samne likhe chaar digits
   *[other] Card ke peeche likhe teen digits
}
card-name = Card par likha naam
card-save = Yeh card agli baar ke liye save karein
card-save-hint = Hum sirf card ke aakhri chaar digits aur expiry ki tareekh rakhte hain.
card-safe = Aap ka card isi device par encrypt ho jata hai. Isay sirf payment company parh sakti hai.
card-back = Details par wapas jayein
card-choice-missing = Koi card select karein.
card-number-missing = Card number likhein.
card-number-invalid = Yeh card number nahi hai. Digits check karein.
card-expiry-invalid = Mahina aur saal is tarah likhein: 04/31
card-expired = Yeh card expire ho chuka hai.
card-code-missing = Security code likhein.
card-code-invalid = { $digits ->
    [4] Security code mein chaar digits hote hain.
   *[other] Security code mein teen digits hote hain.
}
card-name-missing = Card par likha naam likhein.
card-confirming = Aap ki payment ho rahi hai…
card-checking = Hum check kar rahe hain ke aap ki payment hui ya nahi.
card-do-not-pay-again = Please dobara payment na karein. Yeh page khula rakhein, result yahin nazar aayega.
card-bank = Aap ka bank confirm karna chahta hai ke yeh aap hi hain.
card-bank-go = Apne bank ke page par jayein
card-unpaid-declined = Aap ke bank ne card decline kar diya. Aap se koi raqam nahi li gayi.
card-unpaid-insufficient-funds = Is card mein itni raqam nahi hai. Aap se koi raqam nahi li gayi.
card-unpaid-left = Bank ka page chhor diya gaya. Aap se koi raqam nahi li gayi.
card-unpaid-expired = Confirm hone mein bohat der ho gayi. Aap se koi raqam nahi li gayi.
card-unpaid-failed = Payment nahi ho saki. Aap se koi raqam nahi li gayi.
card-not-encrypted = Yeh device card ko encrypt nahi kar saki, is liye hum ne card ki details nahi bhejin. Aap se koi raqam nahi li gayi.
card-try-another = Abhi koi rider nahi bulaya gaya. Doosra card try karein.
error-payment-init = Payment shuru nahi ho saki.
error-payment-intent-creation = Is order ki payment ki tayyari nahi ho saki.
error-payment-unavailable = Card se payment yahan is waqt available nahi.
error-payment-required = Pehle is order ki payment card se karein.
error-payment-card-unreadable = Payment company card nahi parh saki. Details dobara likhein.
