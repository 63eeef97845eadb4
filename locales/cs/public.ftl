## An order for whoever has its link

public-title = Kde je moje objednávka?
public-reading = Hledáme vaši objednávku…
public-looks-again = Stránka to sama zkusí znovu.
# $ago: "40 sec. ago"
public-still-shown = Naposledy aktualizováno { $ago }. Stránka to sama zkusí znovu.
public-unknown-title = Tento odkaz neznáme
public-unknown-text = Možná je neúplný nebo je v něm překlep. Otevřete ho prosím znovu ze zprávy, kterou jste dostali, nebo se zeptejte odesílatele.
public-trouble-offline = Zdá se, že jste offline.
public-trouble-slow = Připojení je velmi pomalé.
public-trouble-busy = Právě máme velký provoz.
public-trouble-ours = Něco se pokazilo na naší straně.

## What it is doing, for the one who waits for it

public-sentence-placed = Vaše objednávka byla zadána
public-sentence-to-collection = Kurýr jede vaši objednávku vyzvednout
public-sentence-near-collection = Kurýr za chvíli vyzvedne vaši objednávku
public-sentence-to-delivery = Vaše objednávka je na cestě k vám
public-sentence-near-delivery = Kurýr je skoro u vás
public-sentence-coming-back = Kurýr veze vaši objednávku zpět odesílateli
public-sentence-delivered = Vaše objednávka byla doručena
public-sentence-cancelled = Tato objednávka byla zrušena
public-sentence-returned = Vaše objednávka byla vrácena odesílateli
public-sentence-unknown = Zjišťujeme, jak je na tom vaše objednávka
public-delayed = Trvá to déle, než jsme plánovali.
public-progress = Průběh objednávky
public-step-placed = Zadáno
public-step-to-collection = Kurýr jede
public-step-to-delivery = Na cestě
public-step-delivered = Doručeno

## When the rider is expected

# $time: "14:05"
public-arrives-at = Dorazí kolem { $time }
public-arrives-near = U vás každou chvíli
public-arrives-late = Později, než se čekalo
public-was-expected = Čekali jsme ji kolem { $time }.
# $time: "14:05", or "Sun 14:05" on another day
public-arrives-planned = Naplánováno na { $time }
public-arrives-by = Dorazí do { $time }
public-exact-with-pick-up = Přesnější čas se tu objeví, až kurýr objednávku vyzvedne.
public-exact-with-pick-up-at = Přesnější čas se tu objeví, až kurýr objednávku vyzvedne, asi v { $time }.
public-exact-with-pick-up-near = Přesnější čas se tu objeví každou chvíli, až kurýr objednávku vyzvedne.
public-exact-later = Přesnější čas se tu objeví, jakmile ho budeme znát.
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = Kurýr byl naposledy viděn { $ago }

## Who and where

public-rider = Váš kurýr
public-call = Zavolat: { $name }
public-note-title = Vzkaz pro kurýra
public-note-hint = Jde to, dokud kurýr objednávku nevyzvedne. Vzkaz uvidí i prodejna.
public-note-send = Poslat kurýrovi
public-note-sending = Odesílá se…
# $time: "14:05"
public-note-sent = Odesláno v { $time }
error-note-empty = Nejdřív napište vzkaz.
error-note-too-long = Napište nejvýše { $maximum } znaků.
error-note-collected = Kurýr už objednávku vyzvedl. Zavolejte mu prosím.
error-note-ended = Objednávka už skončila, vzkaz se ke kurýrovi nedostane.
error-note-not-now = Vzkaz teď poslat nejde.
error-note-enough = Poslali jste už { $most } vzkazů, víc jich poslat nejde. Zavolejte prosím kurýrovi.
public-map-failed = Mapu tu nelze zobrazit. Vše, co by ukázala, je napsáno vedle.
# $distance: "1.2 km"
public-way-to-collection = K místu vyzvednutí zbývá { $distance }
public-way-to-drop-off = Zbývá { $distance }
public-way-minutes = asi { $minutes } min
public-pin-destination = Adresa doručení
# What the picture is, for people who cannot see it
public-photo = Fotografie z doručení
public-photo-failed = Fotografii z doručení se nepodařilo načíst.
public-code = Kód objednávky:
public-number = Číslo objednávky:
public-placed-at = Zadáno: { $time }
public-planned-for = Naplánováno na: { $time }
public-finished-at = Ukončeno: { $time }
# After that moment the link tells only how and when the order ended
public-details-until = Podrobnosti tu uvidíte do: { $time }

## The page of an individual sender

public-sender-title = Vaše zásilka
public-sender-tracking = Sledování objednávky
public-sender-details = Podrobnosti objednávky
public-sender-addresses = Adresy
public-show-more = Zobrazit více
public-show-less = Zobrazit méně
public-sender-placed = Vaše objednávka byla zadána.
public-sender-to-collection = Kurýr jede na místo vyzvednutí.
public-sender-near-collection = Kurýr je blízko místa vyzvednutí.
public-sender-to-delivery = Zásilka byla vyzvednuta a je na cestě na adresu doručení.
public-sender-near-delivery = Kurýr je blízko adresy doručení.
public-sender-delivered = Zásilka byla doručena.
public-sender-cancelled = Objednávka byla zrušena. Zaplacená částka se vrací.
public-sender-prohibited = Co se nesmí posílat
