## An order for whoever has its link

public-title = Kde je moje objednávka?
public-reading = Hledáme vaši objednávku…
public-looks-again = Stránka to sama zkusí znovu.
public-still-shown = Vidíte poslední známý stav. Stránka to sama zkusí znovu.
public-unknown-title = Tento odkaz neznáme
public-unknown-text = Možná je neúplný nebo je v něm překlep. Otevřete ho prosím znovu ze zprávy, kterou jste dostali, nebo se zeptejte odesílatele.
public-trouble-offline = Zdá se, že jste offline.
public-trouble-slow = Připojení je velmi pomalé.
public-trouble-busy = Právě se ptá mnoho lidí.
public-trouble-ours = Něco se pokazilo na naší straně.
# $ago: "40 sec. ago"
public-updated = Aktualizováno { $ago }
public-order-from = Objednávka od: { $vendor }

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
public-sentence-unknown = O vaši objednávku se staráme
public-delayed = Trvá to déle, než jsme plánovali.
public-progress = Průběh objednávky
public-step-placed = Zadáno
public-step-to-collection = Kurýr jede
public-step-to-delivery = Na cestě
public-step-delivered = Doručeno

## When the rider is expected

public-pick-up-in = Vyzvednutí asi za { $minutes } min
public-pick-up-near = Vyzvednutí každou chvíli
public-drop-off-in = U vás asi za { $minutes } min
public-drop-off-near = U vás každou chvíli
public-late = Později, než se čekalo
# $ago: "40 sec. ago"
public-estimated = odhad { $ago }
# Instead of an estimate that is too old. $ago: "6 min. ago"
public-last-seen = Kurýr byl naposledy viděn { $ago }

## Who and where

public-rider = Váš kurýr
public-call = Zavolat: { $name }
public-from = Odkud
public-to = Kam
public-map = Mapa doručení
public-map-failed = Mapu tu nelze zobrazit. Vše, co by ukázala, je napsáno vedle.
public-pin-collection = Místo vyzvednutí: { $name }
public-pin-destination = Adresa doručení
public-pin-rider = Kurýr: { $name }
public-number = Číslo objednávky:
public-status = Stav:
public-placed-at = Zadáno: { $time }
public-planned-for = Naplánováno na: { $time }
public-finished-at = Ukončeno: { $time }
# After that moment the link tells only how and when the order ended
public-details-until = Podrobnosti tu uvidíte do: { $time }
# $zone is the name of the country's time zone
public-times-in = Všechny časy: { $zone }

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
