## The overview above the history: charts by day, each bar opens its orders

overview-title = Overview
overview-loading = Loading the overview…
overview-try-again = Try again
overview-all-days = Show all these days
overview-empty = No orders in these days.
overview-as-table = Figures as a table

overview-orders-title = Orders a day
overview-orders =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
overview-delivered-count = Delivered or returned: { $count }
overview-cancelled-count = Cancelled: { $count }
# $day: "Fri, Mar 13"
overview-day-orders = { $day }. Orders: { $orders }, delivered: { $delivered }, cancelled: { $cancelled }

overview-time-title = Time to deliver
overview-minutes = { $minutes } min
# Nine of ten orders took at most that long
overview-time-caption = Half were faster. 9 of 10 took at most { $minutes } min.
overview-time-none = Nothing delivered.
overview-day-time = { $day }. Middle order: { $median } min, 9 of 10 within { $ninetieth } min
overview-day-time-none = { $day }. Nothing delivered

overview-spend-title = Delivery fees
overview-spend-caption = After discounts, without cancelled orders.
overview-day-spend = { $day }. Fees: { $spend }

overview-reasons-title = Cancelled, and why
overview-cancelled =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
overview-cancelled-caption = { $percent } % of all orders.
overview-cancelled-none = None was cancelled.
# $reason is one of the reasons below
overview-reason-opens = { $reason }: { $orders }. Shows the cancelled orders
overview-reason-customer-cancelled = The customer cancelled
overview-reason-item-unavailable = An item is not available
overview-reason-wrong-details = Wrong details
overview-reason-delay-too-long = It took too long
overview-reason-other = Other reasons
overview-reason-unstated = No reason given
overview-reason-stalled = No rider was found
overview-reason-payment-failed = Payment failed
overview-reason-payment-cancelled = Payment cancelled

overview-column-day = Day
overview-column-orders = Orders
overview-column-delivered = Delivered
overview-column-cancelled = Cancelled
overview-column-median = Middle order, min
overview-column-ninetieth = 9 of 10 within, min
overview-column-spend = Fees

# $reason names the cause; `said` is the service's own sentence, $message
error-cant-read-overview =
    Could not load the overview. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
