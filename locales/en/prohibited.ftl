## What individual senders may not give to a rider

prohibited-title = What may not be sent
prohibited-introduction = Riders travel on public roads, often on two wheels and in the heat. Please don’t give them anything on this list, whoever it is for and however well it is packed. The laws of the places of collection and delivery also apply.
# Heading above a list of goods that may not be sent.
prohibited-dangerous-title = Dangerous goods
# Item of a list of goods that may not be sent.
prohibited-dangerous-1 = Explosives, fireworks, ammunition
prohibited-dangerous-2 = Anything that burns easily: petrol, gas bottles, lighter fluid, solvents, full spray cans
prohibited-dangerous-3 = Acids, poisons, infectious or radioactive substances
prohibited-dangerous-4 = Damaged or swollen batteries, and lithium batteries outside a device
prohibited-illegal-title = What the law forbids
prohibited-illegal-1 = Firearms, parts of them, and weapons of any kind
prohibited-illegal-2 = Drugs, and anything used to make or take them
prohibited-illegal-3 = Stolen or counterfeit goods
prohibited-illegal-4 = Anything else that may not be owned, sold or carried there
prohibited-living-title = Living beings and remains
prohibited-living-1 = Animals, including insects and fish
prohibited-living-2 = Human or animal remains, blood, organs, samples for a laboratory
prohibited-living-3 = Protected plants and anything made of protected animals
prohibited-valuable-title = What cannot be replaced
prohibited-valuable-1 = Cash, payment cards, cheques, vouchers that can be used like cash
prohibited-valuable-2 = Jewellery, precious metals and stones, works of art, antiques
prohibited-valuable-3 = Passports, identity cards and other original documents
prohibited-regulated-title = Goods that only certain shops may sell
# Item of a list of goods that may not be sent.
prohibited-regulated-1 = Prescription medicine
prohibited-regulated-2 = Alcohol, tobacco and vapes: the recipient’s age has to be checked
prohibited-regulated-3 = Knives and tools with a legal minimum age
prohibited-unfit-title = What a rider cannot carry safely
prohibited-unfit-1 = More than fits into a delivery bag, or more than one person can lift
prohibited-unfit-2 = Anything that leaks, smells strongly, or is sharp and not wrapped
prohibited-unfit-3 = Food that spoils on the way without cooling
prohibited-refused-title = If it is on this list
prohibited-refused-text = A rider may ask what is in a parcel, and may refuse it or bring it back. Anyone who sends prohibited goods is liable for the damage they cause.
prohibited-unsure = Not sure about something? Then please don’t send it with us.
