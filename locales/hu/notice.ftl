notice-kind =
    { $kind ->
        [error] Hiba
        [warning] Figyelmeztetés
        [success] Kész
       *[info] Információ
    }
notice-contact-centre = Az ügyfélszolgálatunkon jelenleg műszaki hiba van. A válasz a szokásosnál tovább tarthat.
notice-orders-left-out = Kihagyott, olvashatatlan rendelések: { $count }
