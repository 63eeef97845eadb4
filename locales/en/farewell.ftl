## Said on the page one comes to after a session

farewell-asked = You are now disconnected.
farewell-somebody-else = Someone else signed in on this device in another tab. This tab now uses their account.
farewell-guest-ended = Your guest session has ended. Continue as a guest or sign in: what you typed is still here.
farewell-guest-off = You can’t request a rider as a guest right now. Please sign in.
farewell-guest-stays = One more step: open the link in the email we’ve just sent you, within 24 hours. Then sign in here, and your orders are in your account. No email? Sign in with your new password, and we’ll send it again.
farewell-device-ended = This device is no longer signed in. Ask for it to be set up again.
farewell-device-token = We couldn’t read this device’s sign-in. Ask for it to be set up again.

## Said where one comes to when a page is switched off

farewell-closed-bulk-order = Bulk orders are unavailable at the moment. You can request each delivery here.
farewell-closed-help-centre = The help centre is unavailable at the moment.
farewell-closed-register = Registration is closed at the moment. If you have an account, you can sign in.
