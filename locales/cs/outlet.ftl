## A collection point is added or edited

outlet-edit-title = Upravit místo vyzvednutí
outlet-parent-kept = Místo vyzvednutí zůstává svému nadřazenému prodejci.
# What the business itself calls it, as in its cash register
outlet-client-id = ID místa vyzvednutí
outlet-client-id-kept = ID zůstává tak, jak bylo zadáno.
outlet-label = Označení
outlet-phone = Telefonní číslo
outlet-owners = Majitelé
# $number counts the owners, from 1
outlet-owner = Majitel { $number }: e-mail
outlet-owner-add = Přidat dalšího majitele
# $number counts the owners, from 2
outlet-owner-remove = Odebrat majitele { $number }

outlet-client-id-missing = Zadejte ID místa vyzvednutí
outlet-label-missing = Zadejte označení
outlet-phone-missing = Zadejte telefonní číslo
outlet-address-missing = Vyberte adresu vyzvednutí
outlet-owner-invalid = Zadejte platný e-mail

outlet-saved = Místo vyzvednutí bylo úspěšně uloženo
outlet-added = { outlet-saved }. Objednávat z něj kurýry půjde za několik minut.
outlet-not-saved = Místo vyzvednutí nelze uložit
outlet-added-already = Dřívější pokus se přece jen podařil: místo vyzvednutí už existuje, tak jak bylo tehdy zadáno. Zavřete toto okno a upravte ho v seznamu.

outlet-close-question = Zavřít bez uložení? Co jste napsali, by se ztratilo.
outlet-close-anyway = Zavřít bez uložení
outlet-stay = Pokračovat v úpravách
