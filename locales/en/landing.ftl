## First words. $country is the country's name in this language, in its basic form.

# Small line above the title of the start page.
# $country: the country’s name in this language, in its basic form, "Czechia"
landing-eyebrow = On-demand delivery for business · { $country }
landing-title = Send it now. Watch it arrive.
landing-lead = { -brand-name } brings a rider to your counter for parcels, food, documents and gifts, and shows you every minute until they are in the right hands.
landing-request-as-guest = Request as a guest
# The button “Request as a guest” while it works.
landing-request-as-guest-busy = One moment…
# A small example of a delivery on its way, beside the picture of a map
landing-example-status = On the way
# In the picture of a map on the start page. $minutes: always 12
landing-example-arrival = Arrives in { $minutes } min

## Four facts

# Read by screen readers: names the row of four facts on the start page.
landing-facts = At a glance
# Big number before “maximum until drop-off” (60) and “or less is what it usually takes” (30).
# $minutes: 60 or 30
landing-fact-minutes-value = { $minutes } min
# Follows the big number “60 min”.
landing-fact-promise = maximum until drop-off
landing-fact-typical = or less is what it usually takes
# Big number before “can go with every delivery”. $kg: the limit of the country, 20
landing-fact-weight-value = { $kg } kg
landing-fact-weight = can go with every delivery
landing-fact-distance = is how far a rider goes
landing-fact-nothing = on a day without deliveries

## How it works

landing-how-title = From your counter to their door in three steps
# Heading of the first of three steps: you enter where it is collected and where it goes.
landing-how-where-title = Say where
landing-how-where-text = Choose the collection point and the drop-off. Distance, pick-up estimate and fee appear before you confirm anything.
landing-how-ride-title = A rider collects it
landing-how-ride-text = A rider nearby takes the order from your counter. You know the name and the number, and when to have it ready.
landing-how-door-title = Follow it to the door
landing-how-door-text = Watch the rider on the map, share the link with your customer, and keep the proof that it was handed over.

## Why

landing-why-title = Made for the busy side of the counter
landing-why-text = Noon, a queue, one hand free: everything you need is one glance or one key away.
landing-why-live-title = Live, to the minute
landing-why-live-text = Status, rider and estimate change in front of you. No calls to ask where it is.
landing-why-proof-title = Proof of every handover
landing-why-proof-text = Collection, delivery and return are documented and stay with the order.
landing-why-share-title = A link for your customer
landing-why-share-text = They follow the delivery on their phone, without an app or an account.
landing-why-outlets-title = All outlets on one screen
landing-why-outlets-text = One sign-in for every collection point, each with its own orders.
# Heading above a text about past orders, which can all be found.
landing-why-history-title = Nothing gets lost
landing-why-history-text = Find any past order by number, name or phone, and export it for your books.
landing-why-goods-title = Whatever you hand over
landing-why-goods-text = A parcel, a warm lunch, a signed contract, a bunch of flowers: the same few steps.

## Pay as you go

landing-pay-title = Pay as you go
landing-pay-text = No subscription and no minimum. On a day without deliveries you pay nothing.
# Heading of the table of fees. $country: the country’s name in this language, in its basic form, "Czechia"
landing-pay-country = Delivery fee · { $country }
# In the table of fees and in the calculator: the part that every delivery costs.
landing-pay-base = Base fee
# In the table of fees: what is added for one kilometre.
landing-pay-per-km = Each kilometre
# In the table of fees and in the calculator: what is added if the rider collects cash from the customer.
landing-pay-cash = Cash on delivery
# In the table of fees: a delivery never costs more than this amount.
landing-pay-maximum = Maximum
landing-pay-no-commission = No commission on your sales
# Below “Each kilometre”, and in an answer: shorter distances add nothing. $km: kilometres, 3
landing-pay-from-km = Counted from { $km } km.
# $code is the country's code: name its capital where you can
# $km: kilometres in the capital, 3; $outsideKm: kilometres in other cities, 2
landing-pay-from-km-by-place =
    Counted from { $km } km in { $code ->
        [TH] Bangkok
       *[other] the capital
    }, from { $outsideKm } km in other cities.
# Heading beside the table of fees, above three sentences about the fee.
landing-pay-expect = What to expect
landing-pay-expect-first = You see the exact fee before you confirm, and it doesn’t change afterwards.
landing-pay-expect-distance = It depends on the distance between the two addresses, and nothing else you’d have to guess.
landing-pay-expect-nothing = No set-up cost, no contract term, no fee on days off.

## The small calculator of the fee

landing-fee-title = What will it cost?
# Label of a slider in the calculator of the fee.
landing-fee-distance = Distance
# The value of the slider “Distance”, and big number before “is how far a rider goes”. $km: kilometres, 4
landing-fee-km = { $km } km
landing-fee-place = Where is the collection point?
# Choice below “Where is the collection point?”. $code: the country’s code; name its capital where you can
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] In the capital
    }
# The other choice below “Where is the collection point?”: not in the capital.
landing-fee-place-outside = Another city
landing-fee-with-cash = The rider collects cash
# Line of the calculated fee: what the chosen distance adds.
landing-fee-line-distance = For the distance
# Last line of the calculated fee: the sum.
landing-fee-total = Delivery fee
landing-fee-note = An example: every started kilometre counts. The fee you confirm is based on the exact addresses.

## The fleet

landing-fleet-title = A fleet that is already on the road
landing-fleet-text = You don’t hire, insure or schedule anyone. Riders are near when you need one, and cost nothing when you don’t.
# Heading below a picture.
landing-fleet-bicycle-title = Bicycle
landing-fleet-bicycle-text = Documents and small gifts, through the narrowest street.
# Heading below a picture: a motor scooter.
landing-fleet-scooter-title = Scooter
landing-fleet-scooter-text = Meals and parcels, across town in minutes.
# Heading below a picture: the bag that keeps the goods warm or cold.
landing-fleet-bag-title = Insulated bag
landing-fleet-bag-text = Warm stays warm, cold stays cold, flat stays flat.

## Get started

landing-start-title = Your first rider, today
# First of three steps in a list. $registration: PV where an account needs a vendor code, otherwise NPV
landing-start-register =
    { $registration ->
        [PV] Create your account with your vendor code.
       *[NPV] Create your account with the name of your business.
    }
# Second of three steps in a list. $hours: always 24
landing-start-confirm = Confirm your email within { $hours } hours.
landing-start-request = Request a rider. That’s all.

## Questions and answers

landing-faq-what = What can I send?
landing-faq-what-answer = Parcels, food, documents and gifts, as long as they are allowed by law and one rider can carry them.
# Part of an answer. $grams: always 500
landing-faq-what-letters = Written communication under { $grams } grams, such as a letter, is excluded.
landing-faq-fast = How fast is it?
# Answer. $minutes: always 60; $typical: always 30
landing-faq-fast-answer = ASAP means drop-off within { $minutes } minutes. A typical delivery takes { $typical } minutes or less.
landing-faq-heavy = How heavy can it be?
# Answer. $kg: the limit of the country, 20
landing-faq-heavy-answer = Up to { $kg } kg per delivery.
landing-faq-value = How much can it be worth?
# Answer to “How much can it be worth?”. $amount: "5,000 Kč"
landing-faq-value-answer = Up to { $amount } per delivery.
# Answer to “How much can it be worth?”. $amount: "100,000 ฿"; $kg: a weight, 10
landing-faq-value-and-weight-answer = No more than { $amount } together with a weight over { $kg } kg.
landing-faq-far = How far do you deliver?
# Answer. $km: the limit of the country, 12
landing-faq-far-answer = Up to { $km } km from the collection point.
# The same for a country with riders everywhere. $km: the limit of the country, 12
landing-faq-far-nationwide-answer = Up to { $km } km from the collection point, nationwide.
landing-faq-cost = What does it cost?
# Answer. $base: an amount, "79 Kč"; $perKm: an amount, "10 Kč"
landing-faq-cost-answer = { $base } plus { $perKm } for each kilometre.
# Answer. $base: an amount, "79 Kč"; $maximum: an amount, "199 Kč"
landing-faq-cost-range = About { $base } to { $maximum } per delivery, depending on the distance.
# Part of the answer about the fee. $amount: what is added, "15 Kč"
landing-faq-cost-cash = Cash on delivery adds { $amount }.
landing-faq-cost-no-commission = We take no commission.
landing-faq-guest = Do I need an account?
landing-faq-guest-answer = No. You can request a rider as a guest; an account keeps your addresses, customers and past orders.
