## What happened to an order, step by step

# Beside a step of an order: how long it took. $minutes: 6; 0 is less than a minute
timeline-took =
    { $minutes ->
        [0] under 1 min
       *[other] { $minutes } min
    }
# Beside the step that is under way: how long it has lasted. $minutes: 6; 0 is less than a minute
timeline-so-far =
    { $minutes ->
        [0] since just now
       *[other] for { $minutes } min
    }
# Beside a step: what is usual at this collection point. $minutes: 6; 0 is less than a minute
timeline-usually =
    { $minutes ->
        [0] usually under 1 min
       *[other] usually { $minutes } min
    }
# Beside a step of an order that takes longer than usual.
timeline-slower = Slower than usual
timeline-given-back = The rider gave it back, another one is being looked for
# Instead of the time of a step.
timeline-no-moment = Time not known
timeline-note = Note from the customer to the rider
# A pre-order waits for its time
# $time: "14:05", "Sun 14:05" or "Fri, Mar 13, 14:05"
timeline-waits-for = Waits for { $time }
# At an order that is brought back. $time: "14:05", or "Sun 14:05" on another day
timeline-expected-back = Expected back around { $time }
timeline-usual-is = “Usually” is how long it took in the last orders of this collection point.
