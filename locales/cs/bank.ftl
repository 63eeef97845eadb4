## The page of the sandbox's bank

bank-title = Zkušební banka
bank-asks = { -brand-name } žádá o
bank-card = z vaší karty končící na { $digits }. Platíte to vy?
bank-approve = Potvrdit
bank-decline = Zamítnout
bank-leave = Odejít bez odpovědi
bank-over = Na tuto otázku už někdo odpověděl, nebo čekala příliš dlouho.
bank-back = Zpět na { -brand-name }
bank-note = Zkušební stránka: žádné peníze se nepřevádějí.
