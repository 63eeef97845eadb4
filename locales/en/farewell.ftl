## Said on the page one comes to after a session

farewell-asked = You are now disconnected.
farewell-ended = Your session has ended. Please sign in again.
farewell-somebody-else = Somebody else signed in on this device in another tab. This tab is theirs now.
farewell-guest-ended = Your time as a guest has ended. Go on as a guest or sign in: what you typed is still here.
farewell-guest-off = Requesting as a guest is not possible right now. Please sign in.
farewell-guest-stays = One more step: open the link in the e-mail we have just sent you, within 24 hours. Then sign in here: your orders are in your account. No e-mail there? Signing in with your new password sends it again.
farewell-device-ended = This device is not signed in any more. Please ask for it to be set up again.
farewell-device-token = The sign-in of this device could not be read. Please ask for it to be set up again.

## Said where one comes to when a page is switched off

farewell-closed-bulk-order = Bulk orders are switched off at the moment. You can request each delivery here.
farewell-closed-help-centre = The help centre is switched off at the moment.
farewell-closed-register = Signing up is closed at the moment. If you have an account, you can sign in.
