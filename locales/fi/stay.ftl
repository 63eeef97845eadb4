stay-title = Säilyttäkää tilauksenne tilillä
stay-lead = Valitkaa salasana, niin saatte tilin, jolla ovat ilman tiliä tekemänne tilaukset, niiden seuranta, historia ja toimituskuitit.
stay-name = Yrityksen nimi tai oma nimenne
stay-name-missing = Antakaa tilille nimi.
stay-not-now = Ei nyt
