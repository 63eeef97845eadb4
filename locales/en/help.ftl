## The way to the help centre, and what stands around it

# Button or link in the frame of most screens: opens the help centre.
help-open = Help
# Heading and window title of the help centre, also for screen readers.
help-title = Help centre
help-close =
    .aria-label = Close the help centre
# Button: back to the screen from which the help centre was opened.
help-back = Back
help-center-failed = An error occurred while loading the help center
