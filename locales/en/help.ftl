## The way to the help centre, and what stands around it

help-open = Help
help-title = Help centre
help-close =
    .aria-label = Close the help centre
help-loading = Loading the help centre…
help-back = Back
help-center-failed = An error occurred while loading the help center
help-not-offered = The help centre is not offered here at the moment.
