near-sound-is-on = Hang be
near-sound-is-off = Hang ki
near-sound-on = Bekapcsolás: hangjelzés, ha futár van a közelben
near-sound-off = Kikapcsolás: hangjelzés, ha futár van a közelben
