## First words. $country is the country's name in this language, in its basic form.

landing-eyebrow = On-demand delivery for business · { $country }
landing-title = Send it now. Watch it arrive.
landing-lead = { -brand-name } brings a rider to your counter for parcels, food, documents and gifts, and shows you every minute until they are in the right hands.
landing-request-as-guest = Request as a guest
landing-request-as-guest-busy = One moment…
landing-sign-in = Sign in
landing-register = Create an account
# A small example of a delivery on its way, beside the picture of a map
landing-example-status = On the way
landing-example-arrival = Arrives in { $minutes } min

## Four facts

landing-facts = At a glance
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = at most until drop-off
landing-fact-typical = or less is what it usually takes
landing-fact-weight-value = { $kg } kg
landing-fact-weight = can go with every delivery
landing-fact-distance-value = { $km } km
landing-fact-distance = is how far a rider goes
landing-fact-nothing = on a day without deliveries

## How it works

landing-how-title = From your counter to their door in three steps
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
landing-why-history-title = Nothing gets lost
landing-why-history-text = Find any past order by number, name or phone, and export it for your books.
landing-why-goods-title = Whatever you hand over
landing-why-goods-text = A parcel, a warm lunch, a signed contract, a bunch of flowers: the same few steps.

## Pay as you go

landing-pay-title = Pay as you go
landing-pay-text = No subscription and no minimum. On a day without deliveries you pay nothing.
landing-pay-country = Delivery fee · { $country }
landing-pay-base = Base fee
landing-pay-per-km = Each kilometre
landing-pay-cash = Cash on delivery
landing-pay-maximum = Never more than
landing-pay-no-commission = No commission on your sales
# $amount is formatted already
landing-pay-plus = + { $amount }
landing-pay-from-km = Counted from { $km } km.
# $code is the country's code: name its capital where you can
landing-pay-from-km-by-place =
    Counted from { $km } km in { $code ->
        [TH] Bangkok
       *[other] the capital
    }, from { $outsideKm } km in other cities.
landing-pay-expect = What to expect
landing-pay-expect-first = You see the exact fee before you confirm, and it does not change afterwards.
landing-pay-expect-distance = It follows the distance between the two addresses and nothing you have to guess.
landing-pay-expect-nothing = No set-up cost, no contract term, no fee for a day off.

## The small calculator of the fee

landing-fee-title = What will it cost?
landing-fee-distance = Distance
landing-fee-km = { $km } km
landing-fee-place = Where is the collection point?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] In the capital
    }
landing-fee-place-outside = Another city
landing-fee-with-cash = The rider collects cash
landing-fee-line-base = Base fee
landing-fee-line-distance = For the distance
landing-fee-line-surcharge = Cash on delivery
landing-fee-total = Delivery fee
landing-fee-note = An example: a kilometre that has begun counts whole. The fee you confirm is worked out from the exact addresses.

## The fleet

landing-fleet-title = A fleet that is already on the road
landing-fleet-text = You do not hire, insure or schedule anybody. Riders are near your counter when you need one, and gone when you do not.
landing-fleet-bicycle-title = Bicycle
landing-fleet-bicycle-text = Documents and small gifts, through the narrowest street.
landing-fleet-scooter-title = Scooter
landing-fleet-scooter-text = Meals and parcels, across town in minutes.
landing-fleet-bag-title = Insulated bag
landing-fleet-bag-text = Warm stays warm, cold stays cold, flat stays flat.

## Get started

landing-start-title = Your first rider, today
landing-start-register =
    { $registration ->
        [PV] Create your account with your vendor code.
       *[NPV] Create your account with the name of your business.
    }
landing-start-confirm = Confirm your e-mail within { $hours } hours.
landing-start-request = Request a rider. That is all.
landing-start-partner = Become a partner

## Questions and answers

landing-faq-title = Questions and answers
landing-faq-what = What can I send?
landing-faq-what-answer = Parcels, food, documents and gifts, as long as they are allowed by law and one rider can carry them.
landing-faq-what-letters = Written communication under { $grams } grams, such as a letter, is excluded.
landing-faq-fast = How fast is it?
landing-faq-fast-answer = ASAP means drop-off within { $minutes } minutes. A typical delivery takes { $typical } minutes or less.
landing-faq-heavy = How heavy may it be?
landing-faq-heavy-answer = Up to { $kg } kg per delivery.
landing-faq-value = How much may it be worth?
landing-faq-value-answer = Up to { $amount } per delivery.
landing-faq-value-and-weight-answer = No more than { $amount } together with a weight over { $kg } kg.
landing-faq-far = How far do you deliver?
landing-faq-far-answer = Up to { $km } km from the collection point.
landing-faq-far-nationwide-answer = Up to { $km } km from the collection point, nationwide.
landing-faq-cost = What does it cost?
landing-faq-cost-answer = { $base } plus { $perKm } for each kilometre.
landing-faq-cost-range = About { $base } to { $maximum } per delivery, depending on the distance.
landing-faq-cost-cash = Cash on delivery adds { $amount }.
landing-faq-cost-no-commission = We take no commission.
landing-faq-guest = Do I need an account?
landing-faq-guest-answer = No. You can request a rider as a guest; an account keeps your addresses, customers and past orders.
