edit-order-action = Editar
edit-title = Editar pedido
edit-banner = Está editando el pedido para { $name } ({ $day })
edit-cancel = Dejar de editar
edit-not-available = Aquí no se pueden editar pedidos. Esta es una solicitud nueva.
edit-nothing-changed = No hay cambios para guardar.
edit-lock-customer = No se puede cambiar para quién es el pedido
edit-lock-settled = Quedó fijado al crear el pedido
edit-lock-status = No se puede cambiar en esta etapa
edit-moved-on = Este pedido avanzó desde que lo abrió y ya no se puede modificar.
edit-moved-on-kept = Lo que escribió se conserva aquí hasta que salga.
edit-follow = Seguir este pedido
edit-new-request = Pedir otro repartidor
edit-locked-title = Este pedido ya no se puede modificar
edit-locked-text = El pedido { $orderId } ya no se puede modificar. Puede seguirlo o pedir otro repartidor.
edit-unreadable-title = No pudimos abrir este pedido
edit-not-found = No existe el pedido { $orderId } en este punto de recolección.
edit-changes =
    { $count ->
        [0] Cambios
        [one] { $count } cambio
       *[other] { $count } cambios
    }
edit-changes-none = Todavía no hay cambios.
edit-change-position = Lugar en el mapa
edit-change-nothing = nada
edit-change-before = Antes:
edit-change-after = Después:
edit-change-moved = Se movió { $distance }
edit-fee-more = { $amount } más
edit-fee-less = { $amount } menos
edit-fee-changed-text = Era { $before } y ahora es { $after }. ¿Guardar los cambios con el nuevo costo?
edit-fee-changed-accept = Guardar por { $after }
edit-fee-changed-refuse = No guardar
edit-kept-charge-title = La diferencia no se reintegra
request-updated = ¡Pedido actualizado!
request-not-updated = No se pudo actualizar ese pedido
again-action = Repetir pedido
again-banner = Está repitiendo el pedido para { $name } ({ $day })
again-banner-hint = Recalcularemos el costo. Revise los productos y su valor.
again-cancel = Empezar con un formulario vacío
again-check = Del pedido del { $day }: revíselo
request-placed-elsewhere = Este pedido ya se creó en otra pestaña, así que no se crea de nuevo. Aquí está.
edit-kept-charge = Pagó { $paid } con tarjeta. El envío ahora cuesta { $fee }, y la diferencia de { $left } no se reintegra.
