near-sound-is-on = Με ήχο
near-sound-is-off = Χωρίς ήχο
near-sound-on = Ενεργοποίηση ήχου όταν πλησιάζει διανομέας
near-sound-off = Απενεργοποίηση ήχου όταν πλησιάζει διανομέας
