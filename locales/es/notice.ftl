notice-kind =
    { $kind ->
        [error] Error
        [warning] Advertencia
        [success] Listo
       *[info] Aviso
    }
notice-contact-centre = Nuestro centro de atención tiene problemas técnicos en este momento. Las respuestas pueden tardar más de lo habitual.
notice-orders-left-out = Pedidos omitidos porque no se pudieron leer: { $count }
