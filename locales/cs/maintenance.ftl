## The page while the portal is closed

maintenance-planned-title = Na portálu právě pracujeme
maintenance-planned-text = Probíhá plánovaná údržba. Nic se neděje: vaše objednávky jsou v bezpečí a kurýři pokračují v těch, které už mají.
maintenance-unplanned-title = Portál teď nefunguje
maintenance-unplanned-text = Na naší straně se něco pokazilo a právě to opravujeme. Vaše objednávky jsou v bezpečí a kurýři pokračují v těch, které už mají.
maintenance-kept = Co jste napsali, zůstane. Nemusíte nic obnovovat: do pěti minut po skončení se stránka vrátí sama.
