## Said on the page one comes to after a session

farewell-asked = You are now disconnected.
farewell-ended = Your session has ended. Please sign in again.

## Said when the page itself failed

failure-load = Could not load the application. Please check your internet connection and try again
failure-reload = Close and reload
failure-defect-title = Something broke on our side.
failure-defect-text = Nothing you typed is lost. Reload the page to go on; if it happens again, please tell us.
farewell-somebody-else = Somebody else signed in on this device in another tab. This tab is theirs now.
farewell-guest-ended = Your time as a guest has ended. Go on as a guest or sign in: what you typed is still here.
farewell-guest-off = Requesting as a guest is not possible right now. Please sign in.
farewell-device-ended = This device is not signed in any more. Please ask for it to be set up again.
farewell-device-token = The sign-in of this device could not be read. Please ask for it to be set up again.
