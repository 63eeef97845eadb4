live-stale = இணையத் தொடர்பு இல்லை, { $time } நிலவரம்
live-as-of = { $time } நிலவரம்
live-heard = கடைசித் தொடர்பு: { $time }
