live-stale = Χωρίς σύνδεση, στοιχεία από: { $time }
live-as-of = Στοιχεία από: { $time }
live-heard = Τελευταία επικοινωνία: { $time }
