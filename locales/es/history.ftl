history-range = Días
history-range-yesterday = Ayer
history-range-past-week = Últimos 7 días
history-range-past-month = Últimos 30 días
history-range-custom = Otros días
history-today = Los pedidos de hoy están en Seguimiento de pedidos
history-from = Primer día
history-to = Último día
history-date-missing = Elija un día.
history-date-not-a-day = Ingrese una fecha válida.
history-date-after-today = Elija un día que no sea futuro.
history-date-reversed = El último día no puede ser anterior al primero.
history-date-too-long =
    { $days ->
        [one] Como máximo, { $days } día por vez.
       *[other] Como máximo, { $days } días por vez.
    }
history-status-any = Todos los estados
history-status-delivered-late = Entregados tarde
history-outlet-any = Todos los puntos de recolección
history-address-unreadable = Una parte de la dirección de esta página no se pudo leer y quedó afuera.
history-found =
    { $count ->
        [0] Ningún pedido
        [one] { $count } pedido
       *[other] { $count } pedidos
    }
history-found-so-far =
    { $count ->
        [0] Ningún pedido hasta ahora
        [one] { $count } pedido hasta ahora
       *[other] { $count } pedidos hasta ahora
    }
history-found-of =
    { $count ->
        [one] { $shown } de { $count } pedido
       *[other] { $shown } de { $count } pedidos
    }
history-searched-text =
    { $more ->
        [yes] Se buscó por código, número de pedido, nombre y teléfono en lo cargado hasta ahora. Elija “Ver más” para buscar más atrás.
       *[no] Se buscó por código, número de pedido, nombre y teléfono en todos los pedidos de estos días.
    }
history-searched-phone = Todos los pedidos de estos días para { $phone }.
history-searched-order = Se buscó por número de pedido, sin importar el día ni el estado.
history-searched-foreign-order = Los números de pedido de este punto de recolección empiezan con “{ $vendor }-”. Para buscar en otro, elíjalo primero arriba.
history-empty-title = No hay pedidos en estos días
history-empty-text = Elija otros días u otro estado.
history-empty-page-title = Todavía no hay coincidencias
history-empty-page-text = Ninguno de los pedidos más recientes de estos días coincide. Hay otros anteriores.
history-resting-title = ¿Qué días?
history-resting-text = Elija arriba el primer y el último día.
history-all-statuses = Ver todos los estados
history-show-more = Ver más
history-kept = Los pedidos de arriba quedan como están.
history-table = Pedidos anteriores
history-column-created = Creado
history-column-phone = Teléfono
history-column-amount = Importe
history-column-fee = Costo
history-column-duration = Tardó
history-total-all =
    { $count ->
        [one] Total: { $count } pedido
       *[other] Total: { $count } pedidos
    }
history-total-amounts = Importes
error-cant-retrieve-past-orders = No se pudieron cargar los pedidos anteriores. { $because }
