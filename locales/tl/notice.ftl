notice-kind =
    { $kind ->
        [error] Error
        [warning] Babala
        [success] Tapos na
       *[info] Info
    }
notice-contact-centre = May technical problem ang contact center namin sa ngayon. Maaaring mas matagal kaysa karaniwan ang sagot.
notice-orders-left-out = Mga order na hindi isinama dahil hindi mabasa: { $count }
