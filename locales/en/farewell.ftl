## Said on the page one comes to after a session

farewell-asked = You are now disconnected.
farewell-ended = Your session has ended. Please sign in again.

## Said when the page itself failed

failure-load = Could not load the application. Please check your internet connection and try again
failure-reload = Close and reload
failure-defect-title = Something broke on our side.
failure-defect-text = Nothing you typed is lost. Reload the page to go on; if it happens again, please tell us.
