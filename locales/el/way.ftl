way-from = Από
way-to = Προς
way-bicycle = Ποδήλατο
way-motorbike = Μοτοσικλέτα
way-car = Αυτοκίνητο
way-pin-collection = Σημείο αποστολής: { $name }
way-pin-rider = Διανομέας: { $name }
way-map = Χάρτης της παράδοσης
