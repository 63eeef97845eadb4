## Why a call did not work, wherever it was made. Each says what to do next.

failure-offline = You seem to be offline. Check your connection and try again.
failure-timeout = This is taking too long. Please try again.
failure-too-many = Too many attempts in a short time. Please wait a minute, then try again.
failure-server-fault = Something went wrong on our side. Please try again in a moment.
failure-unreadable-answer = We received an answer we cannot read. Please reload the page and try again.
failure-signed-out = Your session has ended. Please sign in again.
