## The privacy page. $country is the country's name in this language.

privacy-introduction = Mitä { -brand-name } tietää teistä ja asiakkaistanne ja mitä näille tiedoille tapahtuu (maa: { $country }).
privacy-data-title = Mitä tallennamme
privacy-data-text = Tilistänne: nimen, sähköpostiosoitteen, puhelinnumeron ja noutopaikat. Jokaisesta tilauksesta: asiakkaan nimen, puhelinnumeron ja osoitteen, huomautuksenne, summat, ajat ja todisteen toimituksesta.
privacy-use-title = Mihin tietoja käytetään
privacy-use-text = Tilauksen toimittamiseen, sen seuraamiseen ja laskuttamiseen. Emme myy näitä tietoja emmekä käytä niitä mainontaan.
privacy-readers-title = Kuka tiedot näkee
privacy-readers-text = Lähetti näkee toimitukseen tarvittavat tiedot. Se, jolla on seurantalinkki, näkee vain kyseisen tilauksen. Korttien numerot siirtyvät salattuina maksupalvelulle; me emme tallenna niitä.
privacy-device-title = Laitteellanne
privacy-device-text = Eväste muistaa kielenne. Kirjautuminen, asetukset ja keskeneräinen tilaus säilyvät selaimessanne; uloskirjautuminen poistaa kirjautumisen ja keskeneräisen tilauksen.
privacy-rights-title = Oikeutenne
privacy-rights-text = Voitte kysyä, mitä tallennamme teistä, pyytää tietojen korjaamista tai poistamista ja valittaa tietosuojaviranomaiselle (maa: { $country }). Kirjoittakaa osoitteeseen { $email }.
