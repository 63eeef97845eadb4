## The help centre that is framed: its own words; questions about fees and limits are those of the landing page

helpcentre-title = How can we help?
helpcentre-lead = How { -brand-name } works, what it costs, and what one rider can carry.
# Label of the search field at the top of the help centre.
helpcentre-search = Search the answers
# Below the search field, also read by screen readers. $count: the number of answers, 5
helpcentre-found = Answers found: { $count }
helpcentre-none = Nothing found. Try another word, or write to us below.
# Heading of a group of questions.
helpcentre-how = How it works
helpcentre-how-request = How do I request a rider?
helpcentre-how-request-answer = Open “Request a rider”, enter where it goes and who receives it, and check the fee in the summary. Then press the button there, and we start looking for a rider at once.
helpcentre-how-follow = How do I track an order?
helpcentre-how-follow-answer = “Order tracking” shows every order in progress with its rider, its estimate and a map. You can copy an order’s tracking link for your customer.
helpcentre-how-change = Can I change or cancel an order?
helpcentre-how-change-answer = Open the order and choose “Edit” or “Cancel”. What you can still change depends on how far the rider is. If something can’t be changed, the order says why.
helpcentre-how-proof = How do I know it arrived?
helpcentre-how-proof-answer = The order shows each step with its time and, if one was taken, a photo or signature of the handover.
helpcentre-rules = Fees, limits and distance
helpcentre-fee = Where do I see the fee?
helpcentre-fee-answer = In the summary of the request, line by line, before you confirm. It doesn’t change afterwards.
# Heading of a group of questions: the hours in which riders can be requested.
helpcentre-opening = Opening hours
helpcentre-opening-when = When can I request a rider?
# $hours: the service hours of the country, "09:00–22:00"
helpcentre-opening-answer = You can request riders during these hours: { $hours }.
helpcentre-opening-later = Outside these hours you may be able to schedule an order for later.
# Heading of the last section of the help centre.
helpcentre-contact = Contact
# $email: the address of support, shown as a link, "support@example.com"
helpcentre-contact-answer = Email { $email } and include the order number, shown at the top of the order.
# Below the address of support.
# $email: the account, "petr@example.com"; $vendor: the chosen collection point, "Bistro U Zlaté lípy"
helpcentre-contact-who = Signed in as { $email } for { $vendor }.
