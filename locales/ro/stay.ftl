stay-title = Păstrați comenzile într-un cont
stay-lead = Alegeți o parolă și primiți un cont cu toate comenzile plasate până acum, inclusiv urmărirea, istoricul și recipisele lor.
stay-name = Numele firmei sau numele dumneavoastră
stay-name-missing = Introduceți un nume pentru cont.
stay-not-now = Nu acum
