cancelling-done-title = Cancelado
cancelling-again-text = Puede pedir lo mismo otra vez. Completaremos el formulario por usted y recalcularemos el costo.
cancelling-it-is-now = Estado actual:
cancelling-unknown = Se cortó la conexión, por eso todavía no sabemos si el pedido se canceló. Puede enviar la cancelación otra vez sin riesgo: el pedido se cancela una sola vez.
cancelling-again = Lo que eligió se conserva. Puede enviar la cancelación otra vez.
cancelling-moved-on = Mientras tanto, su estado cambió.
