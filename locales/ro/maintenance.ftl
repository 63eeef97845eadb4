maintenance-planned-title = Lucrăm la portal
maintenance-planned-text = Efectuăm lucrări de întreținere planificate. Comenzile sunt în siguranță, iar curierii continuă cu cele pe care le au.
maintenance-unplanned-title = Portalul nu funcționează momentan
maintenance-unplanned-text = A apărut o defecțiune la noi și o remediem. Comenzile sunt în siguranță, iar curierii continuă cu cele pe care le au.
maintenance-kept = Ce ați scris s-a păstrat. Nu trebuie să reîncărcați: pagina continuă singură în cel mult cinci minute după ce terminăm.
