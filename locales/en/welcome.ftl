## The walkthrough of a first visit

welcome-title = Welcome to { -brand-name }
welcome-text = Send what leaves your counter with a rider, and see every minute until it arrives. Two steps are all it takes.
welcome-details-title = Add order details
welcome-details-text = Say where it goes and who receives it. Distance, pick-up estimate and fee appear as you type, before you confirm anything.
welcome-request-title = Request a rider
welcome-request-text = One button sends it. A rider is looked for at once, and “Order tracking” shows the way to the door.
welcome-skip = Skip
welcome-next = Next
welcome-start = Start
welcome-step = Screen { $number } of { $all }
