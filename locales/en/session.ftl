## Sign-in

# Heading and window title of the page for signing in.
sign-in-title = Sign in
sign-in-welcome = Welcome back. Your riders are waiting.
sign-in-promise = Request a rider in under a minute, track every order live, and find the proof when someone asks.
sign-in-email-invalid = Enter an email address like name@example.com.
# Error below the field for the password.
sign-in-password-missing = Enter your password.
# Question below the form for signing in; the link “Create an account” follows it.
sign-in-no-account = New to { -brand-name }?
# Shown instead of the general message when the sign-in finds no connection
sign-in-offline = Something went wrong. Please try again. You could be offline.
# Small line below an error, for support. $status: the status code of the service’s answer, "500"
sign-in-status = Status { $status }

## Why the provider refused a sign-in: one message per reason

# First sentence of each message below.
-auth-failed = Failed to login.
auth-internal-error = { -auth-failed } There was an internal error. Please try again in a moment.
auth-invalid-user-pool-configuration = { -auth-failed } The user pool configuration is invalid. Please contact us.
auth-invalid-response = { -auth-failed } The response was invalid. Please try again.
auth-invalid-request-parameter = { -auth-failed } A request parameter is invalid. Please check what you entered.
auth-invalid-role-access-policy = { -auth-failed } The role access policy is invalid. Please contact us.
auth-password-reset-required = { -auth-failed } A password reset is required. Choose “Forgot your password?” to set a new one.
auth-resource-not-found = { -auth-failed } The resource was not found. Please contact us.
auth-too-many-requests = { -auth-failed } There are too many ongoing requests. Please wait a minute, then try again.
auth-unexpected-server-error = { -auth-failed } There was an unexpected server error. Please try again in a moment.
auth-user-not-confirmed = { -auth-failed } This user is not confirmed yet. Open the link in the email we sent you.
auth-user-not-found = { -auth-failed } There is no user with this email.
auth-password-invalid = { -auth-failed } The password is invalid.
auth-verification-code-cannot-be-delivered = { -auth-failed } The verification code cannot be delivered. Please check your email address.
auth-email-identity-not-valid = { -auth-failed } The email identity is not valid. Please contact us.
auth-user-cannot-be-validated = { -auth-failed } The user cannot be validated. Please contact us.
auth-username-exists = { -auth-failed } This username exists already.
auth-code-not-valid = { -auth-failed } The code is not valid.
# $message is the reason in the words of the server
auth-unknown-reason = { -auth-failed } { $message }
