## Sign-in

sign-in-title = Sign in
sign-in-welcome = Welcome back. Your riders are waiting.
sign-in-promise = Request a rider in under a minute, follow every order live, and find the proof when somebody asks.
sign-in-email = E-mail
sign-in-email-missing = Enter your e-mail address.
sign-in-email-invalid = This does not look like an e-mail address. It should be like name@example.com.
sign-in-password = Password
sign-in-password-missing = Enter your password.
sign-in-submit = Sign in
sign-in-busy = Signing in…
sign-in-forgot-password = Forgot your password?
sign-in-no-account = New to { -brand-name }?
sign-in-register = Create an account
# Shown instead of the general message when the sign-in finds no connection
sign-in-offline = Something went wrong. Please try again. You could be offline.
sign-in-status = Status { $status }

## Why the provider refused a sign-in: one message per reason

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
auth-user-not-confirmed = { -auth-failed } This user is not confirmed yet. Open the link in the e-mail we sent you.
auth-user-not-found = { -auth-failed } There is no user with this e-mail.
auth-password-invalid = { -auth-failed } The password is invalid.
auth-verification-code-cannot-be-delivered = { -auth-failed } The verification code cannot be delivered. Please check your e-mail address.
auth-email-identity-not-valid = { -auth-failed } The e-mail identity is not valid. Please contact us.
auth-user-cannot-be-validated = { -auth-failed } The user cannot be validated. Please contact us.
auth-username-exists = { -auth-failed } This username exists already.
auth-code-not-valid = { -auth-failed } The code is not valid.
# $message is the reason in the words of the server
auth-unknown-reason = { -auth-failed } { $message }
