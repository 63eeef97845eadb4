## The privacy page. $country is the country's name in this language.

privacy-introduction = Qué sabe { -brand-name } en { $country } sobre usted y sus clientes, y qué se hace con esos datos.
privacy-data-title = Qué guardamos
privacy-data-text = De su cuenta: nombre, e-mail, número de teléfono y puntos de recolección. De cada pedido: nombre, teléfono y dirección de su cliente, sus notas, los importes, los horarios y la prueba de entrega.
privacy-use-title = Para qué sirve
privacy-use-text = Para entregar el pedido, para que usted y su cliente puedan seguirlo y para liquidarlo. No vendemos estos datos ni los usamos para publicidad.
privacy-readers-title = Quién lo ve
privacy-readers-text = El repartidor ve lo que necesita para la entrega. Quien tiene el enlace de seguimiento ve solo ese pedido. Los números de tarjeta llegan encriptados al procesador de pagos; nosotros no los guardamos.
privacy-device-title = En su dispositivo
privacy-device-text = Una cookie recuerda su idioma. La sesión, la configuración y una solicitud sin terminar quedan en su navegador; al cerrar sesión se borran la sesión y la solicitud.
privacy-rights-title = Sus derechos
privacy-rights-text = Puede preguntar qué guardamos sobre usted, pedir que se corrija o se borre, y reclamar ante la autoridad de protección de datos de { $country }. Escriba a { $email }.
