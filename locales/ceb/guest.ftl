guest-sender-title = Detalye sa sender
guest-sender-lead = Gamiton kini sa rider ug sa among team para makontak ka, para ra niini nga order.
guest-sender-name = Imong ngalan
guest-sender-phone = Imong number sa phone
guest-sender-email = Imong email address
guest-origin-title = Asa namo kini i-pick up?
guest-origin-lead = Pangitaa ang lugar, o pilia kini sa mapa.
guest-origin-save = Padayon
