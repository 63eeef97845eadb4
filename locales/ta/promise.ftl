promise-pick-up = எடுத்தல்
promise-drop-off = விநியோகம்
promise-due = விநியோகக் கெடு
promise-near = சற்று நேரத்தில்
promise-late = { $time } தாமதம்
promise-late-now = தாமதம்
promise-age = { $age } முந்தைய கணிப்பு
promise-unknown-since = { $time } முதல் கணிப்பு இல்லை
