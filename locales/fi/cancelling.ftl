cancelling-done-title = Peruttu
cancelling-again-text = Voitte tehdä saman tilauksen uudelleen. Täytämme lomakkeen valmiiksi ja laskemme toimitusmaksun uudelleen.
cancelling-it-is-now = Tila nyt:
cancelling-unknown = Yhteys katkesi, joten emme vielä tiedä, onko tilaus peruttu. Voitte lähettää perumisen turvallisesti uudelleen: tilaus perutaan vain kerran.
cancelling-again = Valintanne ovat tallella. Voitte lähettää perumisen uudelleen.
cancelling-moved-on = Sen tila on sillä välin muuttunut.
