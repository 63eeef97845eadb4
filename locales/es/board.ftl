board-view = Vista
board-view-list = Lista
board-view-board = Tablero
board-command = Tablero de todos los pedidos
board-command-lists = Listas de pedidos
board-summary =
    { $underWay ->
        [0] Nada en curso
       *[other] { $underWay } en curso
    }{ $needsYou ->
        [0] , todo en orden
        [one] , { $needsYou } requiere atención
       *[other] , { $needsYou } requieren atención
    }
board-list =
    .aria-label = Pedidos en curso, primero los que requieren atención
board-map =
    .aria-label = Mapa de todos los pedidos en curso
board-group-needs-you = Requieren atención
board-group-waiting = Esperan repartidor
board-group-rider-coming = Viene el repartidor
board-waiting =
    { $count ->
        [one] Ver { $count } cambio
       *[other] Ver { $count } cambios
    }
board-legend-urgent = Atrasado o fallido
board-legend-at-risk = Requiere atención
board-legend-in-time = A tiempo
board-pin-rider = Repartidor { $name }, para { $customer }
board-pin-rider-unnamed = Repartidor para { $customer }
board-chosen =
    .aria-label = El pedido elegido
board-chosen-close =
    .aria-label = Cerrar el pedido
board-details = Detalles
board-call-customer = Llamar al cliente
board-cannot-cancel = Este pedido no se puede cancelar ahora. En sus detalles está el motivo.
