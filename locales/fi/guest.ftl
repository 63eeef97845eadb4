guest-sender-title = Lähettäjän tiedot
guest-sender-lead = Lähetti ja asiakaspalvelumme tavoittavat teidät näillä tiedoilla. Niitä käytetään vain tähän tilaukseen.
guest-sender-name = Nimenne
guest-sender-phone = Puhelinnumeronne
guest-sender-email = Sähköpostiosoitteenne
guest-origin-title = Mistä tilaus noudetaan?
guest-origin-lead = Hakekaa paikka tai valitkaa se kartalta.
guest-origin-save = Jatka
