near-sound-is-on = ເປີດສຽງຢູ່
near-sound-is-off = ປິດສຽງຢູ່
near-sound-on = ເປີດສຽງເຕືອນເມື່ອໄຣເດີ້ຢູ່ໃກ້
near-sound-off = ປິດສຽງເຕືອນເມື່ອໄຣເດີ້ຢູ່ໃກ້
