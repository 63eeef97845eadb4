## What happened to an order, step by step

# How long a step took; 0 is less than a minute
timeline-took =
    { $minutes ->
        [0] under 1 min
       *[other] { $minutes } min
    }
# How long the step that is under way has lasted
timeline-so-far =
    { $minutes ->
        [0] since just now
       *[other] for { $minutes } min
    }
# What is usual at this collection point; 0 is less than a minute
timeline-usually =
    { $minutes ->
        [0] usually under 1 min
       *[other] usually { $minutes } min
    }
timeline-slower = Slower than usual
timeline-given-back = The rider gave it back, another one is being looked for
timeline-no-moment = Time not known
# A pre-order waits for its time
timeline-waits-for = Waits for { $time }
timeline-expected-back = Expected back around { $time }
timeline-usual-is = “Usually” is how long it took in the last orders of this collection point.
