command-palette = Todas las acciones
command-placeholder = ¿Qué quiere hacer? O un número de pedido, nombre o teléfono…
command-none = No hay coincidencias. Pruebe con menos letras.
command-late = El resto no se cargó. Revise su conexión; aparecerá aquí cuando se cargue.
command-found =
    { $count ->
        [one] { $count } coincidencia
       *[other] { $count } coincidencias
    }
command-group-here = En esta pantalla
command-group-go = Ir a
command-group-settings = El portal
command-request = Nueva solicitud
command-search = Buscar un pedido
command-find-orders = Buscar pedidos con “{ $query }”
command-open-order = Abrir el pedido { $orderId }
command-branch = Punto de recolección: { $name } ({ $id })
command-section =
    Ir a: { $number ->
        [1] { shell-branch-title }
        [2] { request-drop-off-title }
        [3] { request-details-title }
       *[other] { request-payment-title }
    }
command-single-keys = Letras sueltas como atajos
command-single-keys-hint = Solo fuera de los campos de texto. Desactívelas si interfieren con su dictado o lector de pantalla.
command-choose-order = Primero elija un pedido.
