cancelling-done-title = Avbeställd
cancelling-again-text = Du kan lägga samma order igen. Vi fyller i formuläret åt dig och räknar om avgiften.
cancelling-it-is-now = Status nu:
cancelling-unknown = Anslutningen bröts, så vi vet inte än om ordern är avbeställd. Du kan tryggt skicka avbeställningen igen: den görs bara en gång.
cancelling-again = Dina val finns kvar. Du kan skicka avbeställningen igen.
cancelling-moved-on = Status har ändrats under tiden.
