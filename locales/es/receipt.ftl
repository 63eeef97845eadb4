receipt-title = Comprobante de entrega
receipt-evidence-title = Comprobante de entrega con cada paso
receipt-page-title = Comprobante { $orderId }
receipt-loading = Buscando el comprobante…
receipt-back = Volver al pedido
receipt-print = Imprimir
receipt-with-timeline = Con cada paso
receipt-label = Imprimir etiqueta
receipt-label-a6 = Etiqueta A6
receipt-label-a6-hint = 105 × 148 mm
receipt-label-roll = Etiqueta en rollo
receipt-label-roll-hint = 80 mm de ancho, para impresoras térmicas
receipt-open = Comprobante
receipt-open-evidence = Pruebas para reclamo
receipt-returned = Devuelto al remitente
receipt-under-way = Todavía en curso: este comprobante estará completo cuando termine el pedido.
receipt-minutes-taken =
    { $minutes ->
        [one] después de { $minutes } minuto
       *[other] después de { $minutes } minutos
    }
receipt-order = Qué se pidió
receipt-placed = Creado
receipt-planned = Previsto para
receipt-ended = Finalizado
receipt-timeline = Cada paso
receipt-step = Paso
receipt-moment = Hora
receipt-took = Tardó
receipt-proof-collection = Prueba de retiro
receipt-proof-delivery = Prueba de entrega
receipt-proof-return = Prueba de devolución
receipt-code = Código que lleva a la página de seguimiento de este pedido
receipt-scan = Escanee para seguir el pedido
