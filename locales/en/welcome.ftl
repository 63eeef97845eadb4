## The walkthrough of a first visit

# Heading of the first screen of the introduction.
welcome-title = Welcome to { -brand-name }
welcome-text = Send orders with a rider, and see every minute until they arrive. Two steps are all it takes.
# Heading of the second screen of the introduction: the first step.
welcome-details-title = Add order details
welcome-details-text = Enter where it goes and who receives it. Distance, pick-up estimate and fee appear as you type, before you confirm anything.
# Heading of the last screen of the introduction: the second step.
welcome-request-title = Request a rider
welcome-request-text = One button sends it. We look for a rider at once, and “Order tracking” shows the way to the door.
# Button: closes the introduction.
welcome-skip = Skip
# Button: the next screen of the introduction.
welcome-next = Next
# The same button on the last screen: closes the introduction.
welcome-start = Start
# Read by screen readers: names a screen of the introduction. $number: 1, 2 or 3; $all: always 3
welcome-step = Screen { $number } of { $all }
