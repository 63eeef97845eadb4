## The history: orders of earlier days

history-title = History
history-range = Days
history-range-yesterday = Yesterday
history-range-past-week = Past 7 days
history-range-past-month = Past 30 days
history-range-custom = Other days
history-from = First day
history-to = Last day
history-date-missing = Please choose a day.
history-date-not-a-day = This is not a day of the calendar.
history-date-after-today = This day is still to come.
history-date-reversed = The last day comes before the first.
# $days is the longest range there may be
history-date-too-long =
    { $days ->
        [one] At most { $days } day at a time.
       *[other] At most { $days } days at a time.
    }
history-status = Status
history-status-any = All statuses
history-status-new = New
history-status-collected = Collected
history-status-delivered = Delivered
history-status-cancelled = Cancelled
history-address-unreadable = A part of this address could not be read and was left out.

## What is shown, and what was searched

# $count is how many orders are shown
history-found =
    { $count ->
        [0] No orders
        [one] { $count } order
       *[other] { $count } orders
    }
# The same while there are more to be loaded
history-found-so-far =
    { $count ->
        [0] No orders so far
        [one] { $count } order so far
       *[other] { $count } orders so far
    }
# $shown of $count orders are loaded
history-found-of =
    { $count ->
        [one] { $shown } of { $count } order
       *[other] { $shown } of { $count } orders
    }
# $more is yes while there are others to be loaded
history-searched-text =
    { $more ->
        [yes] Searched by order number, name and phone in what is loaded so far. Show more to look further back.
       *[no] Searched by order number, name and phone in all orders of these days.
    }
# $phone is the number in its international form
history-searched-phone = All orders of these days for { $phone }.
history-searched-order = Searched by order number, whatever the day and status.
# $vendor is the collection point's id
history-searched-foreign-order = Order numbers of this collection point begin with “{ $vendor }-”. For another one, choose it above first.
history-empty-title = No orders in these days
history-empty-text = Choose other days, or another status.
history-empty-search-title = No order found
history-empty-page-title = None so far
history-empty-page-text = None of the newest orders of these days matches. There are older ones.
history-resting-title = Which days?
history-resting-text = Choose a first and a last day above.
history-all-statuses = Show all statuses
history-show-more = Show more
history-showing-more = Loading more…
history-kept = The orders above stay as they are.

## The table

history-table = Past orders
history-column-created = Created
history-column-number = Order number
history-column-status = Status
history-column-customer = Customer
history-column-phone = Phone
history-column-address = Address
history-column-amount = Amount
history-column-fee = Fee
history-column-duration = To deliver
# How long it took from placing the order to its delivery
history-duration = { $minutes } min
history-no-amount = –
# $count orders in the table
history-total =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
# Sums of all orders, below those of the loaded ones
history-total-all =
    { $count ->
        [one] All { $count } order
       *[other] All { $count } orders
    }
history-total-amounts = Amounts
history-total-fees = Fees

## What went wrong. $reason names the cause; `said` is the service's own sentence, $message.

error-cant-retrieve-past-orders =
    Could not load the past orders. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
