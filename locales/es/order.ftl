order-tracking-title = Seguimiento de pedidos
order-search-label = Buscar pedidos
order-search =
    .placeholder = Nombre, teléfono, código o número de pedido
order-search-short =
    .placeholder = Buscar
order-lists = Pedidos según su avance
order-list-new = Nuevos
order-list-scheduled = Programados
order-list-collected = Retirados
order-list-delivered = Entregados
order-list-cancelled = Cancelados
order-list-results = Encontrados
order-list-needing =
    { $count ->
        [one] { $count } requiere atención
       *[other] { $count } requieren atención
    }
order-live = En vivo
order-connecting = Conectando
order-reconnecting = Reconectando
order-updated-ago = Actualizado { $ago }
order-waiting =
    { $count ->
        [one] Ver { $count } pedido nuevo
       *[other] Ver { $count } pedidos nuevos
    }
order-status = Estado
order-column-amount = A cobrar
order-scheduled-for = Para: { $time }
order-nothing-to-collect = Nada que cobrar
order-announce-one = Pedido para { $customer }: { $status }
order-announce-several =
    { $count ->
        [one] Cambió { $count } pedido
       *[other] Cambiaron { $count } pedidos
    }
order-empty-new-title = No hay pedidos nuevos
order-empty-new-text = Pida un repartidor y el pedido aparecerá aquí enseguida.
order-empty-scheduled-title = Nada programado
order-empty-scheduled-text = Los pedidos para hoy más tarde y los próximos dos días esperan aquí hasta que llegue su hora.
order-empty-collected-title = Nada en camino
order-empty-collected-text = Cuando un repartidor retire un pedido, podrá seguirlo aquí.
order-empty-delivered-title = Hoy todavía no hay entregas
order-empty-delivered-text = Aquí se reúnen los pedidos entregados y devueltos hoy.
order-empty-cancelled-title = Hoy no hay pedidos cancelados
order-empty-cancelled-text = Así debe ser.
order-empty-results-title = Ningún pedido coincide
order-empty-results-text = Solo se buscan los pedidos actuales. Pruebe con parte de un nombre, un teléfono, un código o un número de pedido.
order-clear-search = Borrar la búsqueda
order-lists-kept = Es posible que las listas de arriba no estén al día.
order-details =
    .aria-label = Detalles del pedido
order-details-none-title = Elija un pedido
order-details-none-text = Aquí verá su avance, el repartidor y el cliente.
order-details-close =
    .aria-label = Cerrar los detalles
order-details-back =
    .aria-label = Volver a la lista
order-not-found-title = No se encontró este pedido
order-not-found-text = Puede ser de otro punto de recolección, o la dirección de la página puede tener un error.
order-code = Código de pedido
order-number = Número de pedido
order-copy-number =
    .aria-label = Copiar el número de pedido
order-copy-failed = No se pudo copiar. Seleccione el texto y cópielo manualmente.
order-more-actions = Más acciones
order-share-tracking-text = Siga su pedido aquí:
order-placed-at = Creado: { $time }
order-progress = Avance
order-rider = Repartidor
order-rider-none = Todavía sin repartidor
order-rider-seen = Última ubicación: { $ago }
order-call =
    .aria-label = Llamar a { $name }, { $phone }
order-customer = Cliente
order-recipient-notes = Del cliente, desde el enlace de seguimiento
order-cold-bag = Bolsa para frío
order-payment = Pago
order-payment-paid = Ya pagado
order-fees = Costos de envío
order-address = Dirección
order-cancelled-because = Motivo: { $reason }
order-pin-destination = Cliente: { $name }
order-map-failed = No se puede mostrar el mapa. Todos los detalles están abajo.
order-cancel = Cancelar pedido
order-cancel-refused-too-early = Podrá cancelarlo cuando haya ingresado al sistema.
order-cancel-refused-within-grace = El pago acaba de confirmarse. Podrá cancelarlo en { $left }.
order-cancel-refused-too-far-along = Un repartidor ya se ocupa de este pedido, por eso no se puede cancelar aquí.
order-cancel-refused-delayed = Un pedido demorado no se puede cancelar aquí.
order-cancel-refused-finished = Este pedido ya terminó.
order-cancel-refused-unknown-status = No se conoce el estado de este pedido, por eso no se puede cancelar aquí.
order-cancel-title = ¿Cancelar el pedido para { $customer }?
order-cancel-text = Avisaremos al repartidor y al cliente. Esto no se puede deshacer.
order-cancel-why = ¿Por qué se cancela?
order-cancel-reason-customer-cancelled = El cliente canceló
order-cancel-reason-item-unavailable = Falta un producto
order-cancel-reason-wrong-details = Los datos son incorrectos
order-cancel-reason-delay-too-long = Tarda demasiado
order-cancel-reason-other = Otro motivo
order-cancel-words = En sus palabras
order-cancel-problem-reason-missing = Elija un motivo.
order-cancel-problem-text-missing = Indique el motivo en pocas palabras.
order-cancel-problem-text-too-long = Acórtelo a 200 caracteres.
order-cancel-keep = Mantener pedido
order-was-cancelled = El pedido para { $customer } se canceló.
action-attempt-cancel = Cancelando el pedido…
error-cant-retrieve-current-orders = No se pudieron cargar los pedidos actuales. { $because }
error-cant-cancel-order = No se pudo cancelar el pedido. { $because }
order-not-loaded = No se pudo cargar esto. { $because }
