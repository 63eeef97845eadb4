## Why a call did not work, wherever it was made. Each says what to do next.

failure-offline = You seem to be offline. Check your connection and try again.
failure-timeout = This is taking too long. Please try again.
failure-too-many = Too many attempts. Please wait a minute, then try again.
failure-server-fault = Something went wrong on our side. Please try again in a moment.
failure-unreadable-answer = We received an answer we can’t read. Reload the page and try again.
failure-unreachable = We cannot reach { -brand-name }’s service. Please try again in a moment.
failure-unknown-outcome = We got no answer, so we don’t know whether this arrived. Look whether it is there before you send it again.
failure-not-offered = This is not available here.
failure-signed-out = Your session has ended. Please sign in again.

## Said when the page itself failed, or is about to be loaded anew

failure-load = Could not load the application. Please check your internet connection and try again
# Button: what has failed, such as loading or saving, is tried again.
failure-try-again = Try again
# Button: closes the message and loads the page again.
failure-reload = Close and reload
failure-not-reloaded = There is no connection, so the page was not reloaded. What you typed is kept.
failure-defect-title = Something broke on our side.
failure-defect-text = Nothing you typed is lost. Reload the page to continue. If it happens again, please tell us.
failure-outdated = Your application is outdated, automatically reloading the app in 3 seconds
failure-terms = The terms and conditions could not be loaded. Please check your internet connection and try again
