maintenance-planned-title = Portaalia huolletaan
maintenance-planned-text = Portaalissa on meneillään suunniteltu huolto. Tilauksenne ovat tallella, ja lähetit jatkavat nykyisten tilaustensa parissa.
maintenance-unplanned-title = Portaali ei juuri nyt toimi
maintenance-unplanned-text = Palvelussamme on vika, jota korjaamme. Tilauksenne ovat tallella, ja lähetit jatkavat nykyisten tilaustensa parissa.
maintenance-kept = Kirjoittamanne tiedot ovat tallella. Sivua ei tarvitse ladata uudelleen: se jatkuu itsestään viiden minuutin kuluessa katkon päättymisestä.
