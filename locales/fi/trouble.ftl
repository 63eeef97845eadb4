trouble-late = Luvattua myöhemmin
trouble-returned = Ei toimitettu, palautettu teille
trouble-call-rider = Soita lähetille
trouble-tell-customer = Ilmoita asiakkaalle
trouble-write-support = Kirjoita tukeen

trouble-message = Viesti
trouble-mail = Avaa sähköposti
trouble-message-title = Viesti asiakkaalle: { $customer }

trouble-message-late = Hei { $customer }, tilauksenne { $code } yritykseltä { $vendor } saapuu arvioitua myöhemmin. Pahoittelemme odotusta.
trouble-message-expected = Arvioitu saapumisaika: { $time }.
trouble-message-at-door = Hei { $customer }, lähetti on osoitteessanne ja tuo tilauksenne { $code } yritykseltä { $vendor }, mutta ei tavoita teitä. Tulkaa ovelle tai soittakaa lähetille: { $phone }
trouble-message-address = Hei { $customer }, tarvitsemme toimitusosoitteen tilaukselle { $code } yritykseltä { $vendor }. Vastatkaa tähän viestiin: katu, numero ja kerros.
trouble-message-not-delivered = Hei { $customer }, emme ole vielä voineet toimittaa tilaustanne { $code } yritykseltä { $vendor }. Pahoittelemme tilannetta ja kerromme pian, miten asia etenee.

trouble-support-subject = Tilaus { $code }: { $status }
trouble-support-text = Pyydän apua tähän tilaukseen. Mitä tapahtui:
trouble-support-order = Tilaus { $id }, koodi { $code }
trouble-support-status = Tila: { $status }, alkaen { $time }
trouble-support-to = Lähtee sähköpostiohjelmastanne osoitteeseen { $address }.
