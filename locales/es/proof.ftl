proof-title = Pruebas
proof-collection = Retiro
proof-delivery = Entrega
proof-return = Devolución
proof-photo-collection =
    .alt = Foto tomada al retirar el pedido
proof-photo-delivery =
    .alt = Foto tomada al entregar el pedido
proof-photo-return =
    .alt = Foto tomada al devolver el pedido
proof-signature =
    .alt = Firma
proof-taken = Tomada
proof-signed-by = Firmado por
proof-where = Lugar
proof-kept-until = Se guarda hasta
proof-from-customer = a { $distance } del marcador del cliente
proof-from-collection-point = a { $distance } del punto de recolección
proof-at-customer = a menos de { $distance } del marcador del cliente
proof-at-collection-point = a menos de { $distance } del punto de recolección
proof-download = Descargar
proof-not-available = No disponible
proof-kept-how-long = No hay imagen de este paso. Las pruebas se guardan { $days } días.
proof-download-failed = Hubo un error al descargar la prueba.
proof-failed =
    No se pudo cargar la prueba. { $reason ->
        [offline] { failure-offline }
        [timeout] { failure-timeout }
        [too-many] { failure-too-many }
        [server-fault] { failure-server-fault }
        [unreadable-answer] { failure-unreadable-answer }
        [signed-out] { failure-signed-out }
       *[said] { $message }
    }
