stay-title = Spara dina ordrar i ett konto
stay-lead = Välj ett lösenord för att få ett konto med ordrarna du har lagt som gäst, med spårning, historik och leveranskvitton.
stay-name = Företagets namn eller ditt eget namn
stay-name-missing = Ange ett namn för kontot.
stay-not-now = Inte nu
