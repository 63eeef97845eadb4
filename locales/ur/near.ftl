near-sound-is-on = آواز آن
near-sound-is-off = آواز آف
near-sound-on = آن کریں: رائیڈر قریب ہونے پر آواز
near-sound-off = آف کریں: رائیڈر قریب ہونے پر آواز
