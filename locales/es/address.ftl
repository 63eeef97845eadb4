address-origin-title = ¿Dónde se retiran sus pedidos?
address-origin-lead = { $name } todavía no tiene dirección. Escríbala o ponga el marcador en el mapa, y los repartidores encontrarán su puerta. Esto se hace una sola vez.
address-origin-change-title = Cambiar el punto de recolección
address-origin-change-lead = La nueva dirección de { $name } vale para todos los pedidos a partir de ahora. Los datos del cliente que ingresó se conservan.
address-origin-change = Cambiar
address-origin-change-label = Cambiar el punto de recolección
address-origin-text = Dirección del punto de recolección
address-origin-map = Mapa con el punto de recolección
address-origin-map-hint = Haga clic en el mapa para fijar el punto de recolección, o arrastre el marcador.
address-origin-notes-placeholder = Entrada de atrás, tocar timbre en la barra, dónde estacionar…
address-postal-code = Código postal
address-city = Localidad
address-origin-save = Guardar dirección
address-origin-keep = Dejar como está
address-no-coordinates = No hay coordenadas para esa dirección.
address-saved = Dirección guardada
address-not-saved = No se pudo guardar la dirección
address-not-updated = No pudimos actualizar la dirección.
address-details-kept = Revise lo que escribió para la dirección anterior: { $fields }
address-options-list = Clientes y lugares encontrados
address-options-found =
    { $count ->
        [one] { $count } sugerencia. Use las teclas de flecha para elegir.
       *[other] { $count } sugerencias. Use las teclas de flecha para elegir.
    }
address-customers-group = Sus clientes
address-places-group = Lugares
address-last-customers = Últimos clientes
address-customer-used =
    { $count ->
        [1] un pedido
       *[other] { $count } pedidos
    }
address-customers-failed = No se pudieron buscar sus clientes guardados.
address-pin-away = El marcador está a { $distance } de esta dirección.
address-pin-at = En el marcador: { $address }
address-pin-take = Usar la dirección del marcador
address-pin-move = Mover el marcador a la dirección
address-known = Guardado con este teléfono
address-known-fill = Completar lo vacío
address-known-replace = Reemplazar
address-known-decline = No usar este cliente
address-customer-save = Guardar este cliente
address-customer-update = Actualizar cliente guardado
address-customer-saved = Entre sus clientes
address-customer-saved-now = Guardado entre sus clientes
address-customer-not-saved-because = No se pudo guardar el cliente: { $reason }
address-customers-title = Clientes
address-customers-search = Buscar entre sus clientes
address-customers-placeholder = Nombre, calle o últimos números del teléfono
address-customers-hint = Escriba al menos dos caracteres: un nombre, una calle o los últimos números de un teléfono.
address-customers-searching = Buscando entre sus clientes…
address-customers-none = No se encontró a nadie con “{ $text }”.
address-customers-count =
    { $count ->
        [one] { $count } cliente encontrado
       *[other] { $count } clientes encontrados
    }
address-use = Usar
address-customer-use-label = Entregar a { $name }
address-customer-edit = Editar: { $name }
address-customer-remove = Eliminar: { $name }
address-customer-remove-question = ¿Eliminar a { $name } de sus clientes?
address-customer-remove-yes = Eliminar
address-customer-remove-keep = Conservar
address-customer-place-kept = Si edita el texto, el marcador no se mueve. Para moverlo, elija otro lugar.
address-cancel = Cancelar
address-customer-changed = Se actualizaron los datos de { $name }.
address-customer-removed = Se eliminó a { $name } de sus clientes.
address-customer-not-removed = No se pudo eliminar el cliente: { $reason }
