guest-sender-title = Bhejne wale ki details
guest-sender-lead = Rider aur hamari team in par aap se rabta karenge, sirf is order ke liye.
guest-sender-name = Aap ka naam
guest-sender-phone = Aap ka phone number
guest-sender-email = Aap ka email address
guest-origin-title = Pick-up kahan se karna hai?
guest-origin-lead = Jagah search karein, ya map par select karein.
guest-origin-save = Aage barhein
