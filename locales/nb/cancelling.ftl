cancelling-done-title = Kansellert
cancelling-again-text = Du kan bestille det samme på nytt. Vi fyller ut skjemaet for deg og beregner gebyret på nytt.
cancelling-it-is-now = Nå er den:
cancelling-unknown = Forbindelsen ble brutt, så vi vet ikke ennå om bestillingen er kansellert. Du kan trygt sende kanselleringen en gang til: bestillingen kanselleres bare én gang.
cancelling-again = Valgene dine er tatt vare på. Du kan sende en gang til.
cancelling-moved-on = Statusen er endret i mellomtiden.
