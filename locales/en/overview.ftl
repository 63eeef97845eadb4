## The overview above the history: charts by day, each bar opens its orders

# Heading above the figures and charts of the history.
overview-title = Overview
overview-all-days = Show all these days
# Read by screen readers: names the choice between figures, charts and tables.
overview-parts = What is shown
# Choice above the overview: figures of the chosen days. Little room.
overview-part-figures = Figures
# Choice above the overview: charts by day. Little room.
overview-part-charts = Charts
# Choice above the overview, and name of the table: a row for each collection point. Little room.
overview-part-outlets = Collection points
# Choice above the overview: a table with a row for each day. Little room.
overview-part-days = Table
# Charts of more days than the chosen ones. $range: "Mon, Mar 9 – Sun, Mar 15"
overview-around = The days around: { $range }
overview-as-table = Figures as a table

## The figures of the chosen days, and how they differ from as many days before

# $days is the number of chosen days
overview-before =
    { $days ->
        [1] the day before
        [7] the week before
       *[other] the { $days } days before
    }
# $by is a number of orders
overview-change-orders-more = { $by } more than { overview-before }
# Below a figure. $by: a number of orders, 3
overview-change-orders-less = { $by } fewer than { overview-before }
# $by is a number of minutes
overview-change-time-more = { $by } min slower than { overview-before }
# Below a figure. $by: a number of minutes, 3
overview-change-time-less = { $by } min faster than { overview-before }
# $by is an amount of money
overview-change-fees-more = { $by } more than { overview-before }
# Below a figure. $by: an amount of money, "420 Kč"
overview-change-fees-less = { $by } less than { overview-before }
overview-change-same = The same as { overview-before }
# Below a figure. It contains the text overview-before, "the week before".
overview-change-none = No orders { overview-before }

## Counts that show their orders

# Read by screen readers: names the row of buttons below, such as “Cancelled: 3”.
overview-show-only = Show only
# Button: shows all orders of the days. $count: how many there are
overview-all-count = All: { $count }
# Button: shows only orders delivered after the promised time. $count: how many there are
overview-late-count = Delivered late: { $count }

## Charts by day

# Read by screen readers: names a chart of orders by day.
overview-orders-title = Orders a day
# Button: shows only these orders. $count: how many there are
overview-delivered-count = Delivered or returned: { $count }
# Button: shows only these orders. $count: how many there are
overview-cancelled-count = Cancelled: { $count }
# Bar of a chart, for screen readers. $day: "Fri, Mar 13"; $orders, $delivered and $cancelled: how many there are
overview-day-orders = { $day }. Orders: { $orders }, delivered: { $delivered }, cancelled: { $cancelled }

# Heading of a figure and name of its chart: minutes from placing an order to its delivery.
overview-time-title = Time to deliver
# Below the median. $minutes: nine of ten orders took at most that long, 41
overview-time-caption = Half were faster. 9 of 10 took at most { $minutes } min.
# Below the heading “Time to deliver”, if no order was delivered on the chosen days.
overview-time-none = Nothing delivered.
# Bar of a chart, for screen readers. $day: "Fri, Mar 13"; $median: minutes, 24; $ninetieth: minutes, 41
overview-day-time = { $day }. Median: { $median } min. 90% delivered within { $ninetieth } min
# Place of a chart without a bar, for screen readers. $day: "Fri, Mar 13"
overview-day-time-none = { $day }. Nothing delivered

overview-fees-caption = After discounts, without cancelled orders.
# Bar of a chart, for screen readers. $day: "Fri, Mar 13"; $fees: an amount, "1,250 Kč"
overview-day-fees = { $day }. Fees: { $fees }

# Below the number of cancelled orders. $percent: their share, 4
overview-cancelled-caption = { $percent } % of all orders.
# Instead of the chart of reasons, if no order was cancelled.
overview-cancelled-none = None was cancelled.
# Name of a bar: why orders were cancelled. Little room.
overview-reason-wrong-details = Wrong details
overview-reason-delay-too-long = It took too long
# Name of a bar: why orders were cancelled. Little room.
overview-reason-other = Other reasons
# Name of a bar: orders cancelled without a reason. Little room.
overview-reason-unstated = No reason given
overview-reason-stalled = No rider was found

# Heading of the first column of a table: the day.
overview-column-day = Day
# Heading of a column: how many orders were delivered after the promised time.
overview-column-late = Late
# Heading of a column: half of the orders took less, in minutes. Little room.
overview-column-median = Median, min
# Heading of a column: nine of ten orders took at most that many minutes. Little room.
overview-column-ninetieth = 90% within, min
# Heading of a column: the sum of the delivery fees.
overview-column-fees = Fees
