guest-sender-title = A feladó adatai
guest-sender-lead = A futár és a csapatunk ezeken éri el Önt, és csak ezzel a rendeléssel kapcsolatban.
guest-sender-name = Az Ön neve
guest-sender-phone = Az Ön telefonszáma
guest-sender-email = Az Ön e-mail-címe
guest-origin-title = Honnan vigyük el?
guest-origin-lead = Keresse meg a helyet, vagy jelölje ki a térképen.
guest-origin-save = Tovább
