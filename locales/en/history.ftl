## The history: orders of earlier days

# Label of a choice: which days are shown.
history-range = Days
# Choice below “Days”.
history-range-yesterday = Yesterday
# Choice below “Days”. The days end yesterday.
history-range-past-week = Past 7 days
# Choice below “Days”. The days end yesterday.
history-range-past-month = Past 30 days
# Choice below “Days”: fields for a first and a last day appear.
history-range-custom = Other days
# A link beside the days, which end yesterday
history-today = Today’s orders are in Order tracking
# Label of a field for a date: the first of the days that are shown.
history-from = First day
# Label of a field for a date: the last of the days that are shown.
history-to = Last day
history-date-missing = Please choose a day.
history-date-not-a-day = Enter a valid date.
history-date-after-today = Choose a day that isn’t in the future.
history-date-reversed = The last day must not be before the first.
# $days is the longest range there may be
history-date-too-long =
    { $days ->
        [one] At most { $days } day at a time.
       *[other] At most { $days } days at a time.
    }
# First choice below “Status”.
history-status-any = All statuses
# Choice below “Status”: delivered after the promised time.
history-status-delivered-late = Delivered late
# First choice below “Collection point”, and name of the row of sums in a table.
history-outlet-any = All collection points
history-address-unreadable = A part of this address could not be read and was left out.

## What is shown, and what was searched

# $count is how many orders are shown
history-found =
    { $count ->
        [0] No orders
        [one] { $count } order
       *[other] { $count } orders
    }
# The number of orders, while there are more to be loaded. $count: how many are loaded
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
        [yes] Searched by code, order number, name and phone in what is loaded so far. Show more to look further back.
       *[no] Searched by code, order number, name and phone in all orders of these days.
    }
# $phone is the number in its international form
history-searched-phone = All orders of these days for { $phone }.
history-searched-order = Searched by order number, whatever the day and status.
# $vendor is the collection point's id
history-searched-foreign-order = Order numbers of this collection point begin with “{ $vendor }-”. For another one, choose it above first.
history-empty-title = No orders in these days
history-empty-text = Choose other days, or another status.
# Heading instead of the orders: none of those loaded so far matches, but there are more.
history-empty-page-title = No matches yet
history-empty-page-text = None of the newest orders of these days matches. There are older ones.
# Heading instead of the orders, as long as no days are chosen.
history-resting-title = Which days?
history-resting-text = Choose a first and a last day above.
# Button below “No orders in these days”: removes the choice of a status.
history-all-statuses = Show all statuses
# Button below the orders: loads the next ones.
history-show-more = Show more
history-kept = The orders above stay as they are.

## The table

# Read by screen readers: names the table of orders.
history-table = Past orders
# Heading of a column: day and time at which the order was placed.
history-column-created = Created
# Heading of a column: the customer’s number.
history-column-phone = Phone
# Heading of a column: the value of the items, as an amount of money.
history-column-amount = Amount
# Heading of a column: the delivery fee. Little room.
history-column-fee = Fee
# Heading of a column: how long it took from placing the order to its delivery. Little room.
history-column-duration = To deliver
# In the last row of the table: sums of all orders, not only of the loaded ones. $count: the number of orders
history-total-all =
    { $count ->
        [one] All { $count } order
       *[other] All { $count } orders
    }
# Label of a sum in the last row of the table: the values of the items.
history-total-amounts = Amounts

## What went wrong

# Notice, or instead of the orders. $because: a finished sentence, "You seem to be offline. Check your connection and try again."
error-cant-retrieve-past-orders = Could not load the past orders. { $because }
