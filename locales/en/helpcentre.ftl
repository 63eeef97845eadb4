## The help centre that is framed: its own words; questions about fees and limits are those of the landing page

helpcentre-title = How can we help?
helpcentre-lead = How { -brand-name } works, what it costs, and what one rider can carry.
helpcentre-search = Search the answers
helpcentre-found = Answers found: { $count }
helpcentre-none = Nothing found. Try another word, or write to us below.
helpcentre-how = How it works
helpcentre-how-request = How do I request a rider?
helpcentre-how-request-answer = Open “Request a rider”, say where it goes and who receives it, and check the fee in the summary. The button there sends it; a rider is looked for at once.
helpcentre-how-follow = How do I follow an order?
helpcentre-how-follow-answer = “Order tracking” shows every order under way with its rider, its estimate and a map. The link of an order can be copied for your customer.
helpcentre-how-change = Can I change or cancel an order?
helpcentre-how-change-answer = Open the order and choose “Edit” or “Cancel”. What can still be done depends on how far the rider is; the order says why when something cannot.
helpcentre-how-proof = How do I know that it arrived?
helpcentre-how-proof-answer = The order keeps each step with its time and, where it was taken, a photo or a signature of the handover.
helpcentre-rules = Fees, limits and distance
helpcentre-fee = Where do I see the fee?
helpcentre-fee-answer = In the summary of the request, line by line, before you confirm. It does not change afterwards.
helpcentre-opening = Opening hours
helpcentre-opening-when = When can I request a rider?
helpcentre-opening-answer = Riders can be requested during these hours of the day: { $hours }.
helpcentre-opening-later = Outside of them the request page says so and, where orders for later are offered, takes an order for another time.
helpcentre-contact = Contact
helpcentre-contact-answer = Write to { $email } and name the number of the order: it stands at the top of its details.
helpcentre-contact-who = You are here as { $email } for { $vendor }.
