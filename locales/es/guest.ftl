guest-sender-title = Datos del remitente
guest-sender-lead = El repartidor y nuestro equipo los usan para comunicarse con usted, solo por este pedido.
guest-sender-name = Su nombre
guest-sender-phone = Su número de teléfono
guest-sender-email = Su e-mail
guest-origin-title = ¿Dónde lo retiramos?
guest-origin-lead = Busque el lugar o elíjalo en el mapa.
guest-origin-save = Continuar
