promise-pick-up = Hämtning
promise-drop-off = Leverans
promise-due = Leverans senast
promise-near = strax
promise-late = Försenad { $time }
promise-late-now = Försenad
promise-age = beräknad för { $age } sedan
promise-unknown-since = ingen beräknad tid sedan { $time }
