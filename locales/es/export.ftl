export-button = Exportar
export-what = Todos los pedidos de los días y el estado elegidos
export-busy = Ya hay una exportación en curso. Cancélela para empezar otra.
export-format-xlsx = Libro de Excel
export-format-xlsx-hint = .xlsx, para leer y sumar
export-format-csv = Archivo CSV
export-format-csv-hint = .csv, para otros programas
export-csv-settings = Opciones de CSV
export-csv-separator = Las columnas se separan con
export-csv-semicolon = Punto y coma ;
export-csv-comma = Coma ,
export-csv-tab = Tabulación
export-csv-decimal = Los decimales se escriben con
export-csv-decimal-comma = Coma: 1250,50
export-csv-decimal-point = Punto: 1250.50
export-csv-byte-order-mark = Marcar el archivo como UTF-8 (Excel lo necesita)
export-progress =
    .aria-label = Exportación
export-begun = La exportación empezó.
export-so-far =
    { $count ->
        [one] { $count } pedido exportado
       *[other] { $count } pedidos exportados
    }
export-so-far-of =
    { $total ->
        [one] { $count } de { $total } pedido exportado
       *[other] { $count } de { $total } pedidos exportados
    }
export-reached = hasta el { $day }
export-cancel = Cancelar
export-halted =
    { $count ->
        [0] La exportación se detuvo antes del primer pedido.
        [one] La exportación se detuvo después de { $count } pedido.
       *[other] La exportación se detuvo después de { $count } pedidos.
    }
export-go-on = Continuar
export-start-over = Empezar de nuevo
export-failed = No se pudo escribir el archivo. Revise su conexión y el espacio libre en este dispositivo, y empiece de nuevo.
export-saved =
    { $count ->
        [one] { $count } pedido guardado como { $file }
       *[other] { $count } pedidos guardados como { $file }
    }
export-nothing = No hay pedidos que coincidan en este período. No se guardó nada.
export-column-created = Creado ({ $zone })
export-column-amount = Importe ({ $currency })
export-column-fee = Costo de envío ({ $currency })
export-column-delivered = { status-delivered } ({ $zone })
export-column-minutes = { overview-time-title }, min
export-column-voucher = Cupón
