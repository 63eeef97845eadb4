guest-sender-title = Detalye ng sender
guest-sender-lead = Gagamitin ito ng rider at ng team namin para ma-contact ka, para sa order na ito lang.
guest-sender-name = Pangalan mo
guest-sender-phone = Phone number mo
guest-sender-email = Email address mo
guest-origin-title = Saan namin ipi-pick up?
guest-origin-lead = Hanapin ang lugar, o piliin ito sa mapa.
guest-origin-save = Magpatuloy
