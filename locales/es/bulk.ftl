bulk-intro = Pida muchos repartidores a la vez: complete la planilla, corrija las celdas marcadas y cree los pedidos.
bulk-another-file = Otro archivo
bulk-correct = Corregir las filas
bulk-file-not-taken = Este archivo no se puede usar.
bulk-not-placed-yet = Los pedidos de la carga { $id } todavía no se crearon. Puede crearlos desde allí.
job-history-error = No se pudo obtener el historial de cargas.
template-file-error = No se pudo descargar la plantilla.
view-details-error = No se pudieron obtener los detalles de la carga.
file-upload-error = No se pudo subir el archivo.
place-order-error = Hubo un error al crear los pedidos.
place-order-success = Los pedidos se crearon correctamente.
bulk-placed-partly =
    { $placed ->
        [0] No se creó ningún pedido.
        [1] Se creó un pedido.
       *[other] Se crearon { $placed } pedidos.
    } { $left ->
        [1] Una fila quedó sin crear: vea por qué.
       *[other] { $left } filas quedaron sin crear: vea por qué.
    }
bulk-history = Historial de cargas
bulk-history-empty = Todavía sin archivos
bulk-history-empty-text = Los archivos que suba aparecerán aquí, con el estado de sus pedidos.
bulk-view-details = Ver detalles
bulk-view-details-of = Ver detalles de { $id }
bulk-job-id = Carga
bulk-job-created-by = Creada por
bulk-job-created-at = Creada
bulk-job-rows = Filas correctas
bulk-job-title-at = Carga masiva: { $at }
bulk-job-made = Archivo subido por { $by }, { $at }
bulk-all-jobs = Todas las cargas
bulk-job-ready = Listos para crear
bulk-job-ready-with-errors = Listos, con errores
bulk-job-no-row-ready = Ninguna fila lista
bulk-job-being-placed = Creando pedidos
bulk-job-placed = Creados
bulk-job-placed-partly = Creados, con errores
bulk-job-not-placed = No creados
bulk-job-unknown = Desconocido
bulk-result-ready =
    { $count ->
        [0] Ningún pedido listo para crear
        [one] { $count } pedido listo para crear
       *[other] { $count } pedidos listos para crear
    }
bulk-result-placed =
    { $count ->
        [0] No se creó ningún pedido
        [one] Se creó { $count } pedido
       *[other] Se crearon { $count } pedidos
    }
bulk-summary = Resumen de la carga
bulk-total-rows = Total de filas
bulk-total-to-be-placed = Pedidos por crear
bulk-total-placed = Pedidos creados
bulk-total-errors = Errores
bulk-rows = Filas del archivo
bulk-rows-shown = Filas que se muestran
bulk-show-all = Todas
bulk-show-errors = Con errores
bulk-show-to-be-placed = Por crear
bulk-show-placed = Creados
bulk-show-none = No hay filas de este tipo.
bulk-rows-number = Fila
bulk-rows-address = Dirección de entrega
bulk-rows-order = Detalles del pedido
bulk-rows-delivery = Entrega
bulk-row-to-be-placed = Por crear
bulk-row-error = Error
bulk-row-placed = Creado
bulk-row-not-placed = No creado
bulk-row-unknown = Desconocido
bulk-delivery-instant = Inmediata
bulk-delivery-scheduled = Programada: { $at }
bulk-place =
    { $count ->
        [1] Crear un pedido
       *[other] Crear { $count } pedidos
    }
bulk-place-title =
    { $count ->
        [1] ¿Crear un pedido?
       *[other] ¿Crear { $count } pedidos?
    }
bulk-place-cash = Efectivo a cobrar
bulk-place-points = Se retiran en
bulk-place-left-out =
    { $count ->
        [1] Una fila queda afuera.
       *[other] { $count } filas quedan afuera.
    }
bulk-place-for-good = Los repartidores salen de inmediato. Después, los pedidos solo se pueden cancelar de a uno.
bulk-place-not-yet = Todavía no
bulk-placing = Los pedidos se están creando. Puede salir de esta página: el proceso continúa.
bulk-error-unknown = error desconocido
bulk-address-not-found = No se encontró la dirección.
bulk-address-inexact = La dirección no es exacta. Escriba la calle, el número y la ciudad, o las coordenadas.
bulk-fee-changed = El costo de envío cambió. Revíselo y vuelva a crear el pedido.
bulk-text-too-long = Este texto tiene más de { $most } caracteres.
bulk-text-unreadable = Este texto tiene un carácter que no se puede leer. Escríbalo de nuevo.
