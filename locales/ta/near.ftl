near-sound-is-on = ஒலி உண்டு
near-sound-is-off = ஒலி இல்லை
near-sound-on = இயக்குக: ரைடர் அருகில் வரும்போது ஒலி
near-sound-off = நிறுத்துக: ரைடர் அருகில் வரும்போது ஒலி
