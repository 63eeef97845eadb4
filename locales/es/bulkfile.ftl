bulk-column-phone-number = Número de teléfono
bulk-column-unit = Departamento
bulk-column-payment-type = Tipo de pago
bulk-column-deliver-at = Horario de entrega
bulk-payment-paid = Pagado
bulk-payment-online = Pagado en línea
bulk-collection-point-unknown = No tiene ningún punto de recolección con este nombre. Elija uno o deje la celda vacía.
bulk-payment-type-unknown = No conocemos este tipo de pago. Elija uno.
bulk-time-unreadable = Escriba la hora así: { $forms }, o deje la celda vacía para entregar lo antes posible.
bulk-time-without-day = A esta hora le falta el día. Escríbala así: { $forms }.
bulk-phone-several = Aquí hay más de un número de teléfono. Deje el número al que se debe llamar.
bulk-cell-error = Esto es un error de la planilla, no un valor. Escriba el valor o vacíe la celda.
bulk-cell-without-result = Esta fórmula todavía no tiene resultado. Abra y guarde el archivo en su programa de planillas, o escriba el valor aquí.
bulk-row-repeats = Esta fila pide lo mismo que la fila { $row }.
bulk-row-ordered-today = Esta fila se parece al pedido { $order } de hoy.
bulk-row-hidden = Esta fila está oculta o tachada en su archivo.
bulk-row-closed = En su archivo, el estado de este pedido es: { $state }.
bulk-row-zero = Una celda de esta fila tiene solo un 0, como da una fórmula para una celda vacía. Borre el 0 si no es correcto.
bulkfile-choose = Elegir un archivo de Excel
bulkfile-drop = o soltarlo aquí
bulkfile-accepted = Un archivo XLSX de hasta 5 MB, con un máximo de { $rows } pedidos: uno por fila
bulkfile-checked-here = Cada fila se verifica aquí, en su pantalla, antes de crear los pedidos.
bulkfile-template = Descargar plantilla
bulkfile-template-hint = Una planilla con las columnas correctas, para completar.
bulkfile-template-example = Ejemplo
bulkfile-template-columns = Columnas
bulkfile-others = Un archivo por vez. Se usa { $name }.
bulk-format-invalid = El formato del archivo no es válido.
bulk-format-csv = Es un archivo de texto (CSV). Ábralo en su programa de planillas y guárdelo como libro de Excel (.xlsx).
bulk-format-xls = Es un archivo de Excel antiguo (.xls). Guárdelo como libro de Excel (.xlsx).
bulk-format-password = Está protegido con contraseña. Guárdelo sin contraseña.
bulk-format-damaged = Está dañado. Ábralo en su programa de planillas y guárdelo de nuevo.
bulk-format-other = No es un libro de Excel. Guárdelo como libro de Excel (.xlsx).
bulk-file-too-large = El archivo no puede superar los 5 MB.
bulk-no-rows = No encontramos pedidos en este archivo. Una fila lleva los nombres de las columnas; cada fila debajo es un pedido.
bulk-too-many-rows = Este archivo tiene { $rows } filas. El máximo por vez es { $most }: divida el archivo.
bulk-columns-missing =
    { $count ->
        [1] Falta una columna: { $columns }. La plantilla las tiene todas.
       *[other] Faltan columnas: { $columns }. La plantilla las tiene todas.
    }
bulk-sheets-looked-at = Revisamos estas hojas: { $sheets }.
bulk-examples-not-read = La hoja { $sheets } tiene filas, pero es la de los ejemplos. Pase sus pedidos a la primera hoja, guarde el archivo y elíjalo de nuevo.
bulk-columns-alike = Estas columnas significan lo mismo, pero dicen cosas distintas: { $columns }. Deje una o cambie el nombre de las otras.
bulk-too-many-columns = Este archivo es demasiado ancho: hay algo después de la columna { $most }. Elimine las columnas que no necesite.
bulk-sheets-hidden = Todas las hojas de este archivo están ocultas: { $sheets }. Muestre la que tiene los pedidos, guarde el archivo y elíjalo de nuevo.
bulk-rows-hidden =
    { $rows ->
        [1] El único pedido de este archivo está en una fila oculta o tachada. Muéstrela, guarde el archivo y elíjalo de nuevo.
       *[other] Los { $rows } pedidos de este archivo están en filas ocultas o tachadas. Muéstrelas, guarde el archivo y elíjalo de nuevo.
    }
bulk-rows-closed = Todos los pedidos de este archivo ya terminaron, su estado es { $states }. Si quiere pedirlos igual, borre la columna del estado, guarde el archivo y elíjalo de nuevo.
bulkfile-not-opened = No pudimos cargar el lector de planillas. Revise su conexión e intente de nuevo.
bulkfile-reading = Leyendo { $name }…
bulkfile-checking = Filas verificadas: { $checked } de { $rows }
bulkfile-sending = No hay errores en { $name }. Enviando…
bulkfile-ready-not-sent = { $name } no se pudo enviar. El archivo no tiene errores: puede enviarlo de nuevo.
bulkfile-send-again = Enviar de nuevo
bulkfile-read = Lo que leímos
bulkfile-read-sheet = Hoja { $sheet }, nombres de las columnas en la fila { $row }
bulkfile-read-other-sheets =
    { $count ->
        [1] La hoja { $sheets } no se lee.
       *[other] Estas hojas no se leen: { $sheets }.
    }
bulkfile-read-column = columna { $letter }
bulkfile-left-out =
    { $count ->
        [1] Esta columna queda afuera: { $columns }.
       *[other] { $count } columnas quedan afuera: { $columns }.
    }
bulkfile-left-out-more =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
bulkfile-read-hidden-columns = Ocultas en su archivo, pero leídas: { $columns }.
bulkfile-hidden-left-out =
    { $count ->
        [one] { $count } fila está oculta o tachada en su archivo y queda afuera.
       *[other] { $count } filas están ocultas o tachadas en su archivo y quedan afuera.
    }
bulkfile-closed-left-out = Filas que quedan afuera por su estado: { $count } ({ $states }).
bulkfile-hidden-too = Incluir también estas filas
bulkfile-title = Revisar { $name }
bulkfile-rows =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }
bulkfile-faults =
    { $count ->
        [0] Sin errores
        [one] { $count } error
       *[other] { $count } errores
    }
bulkfile-concerns =
    { $count ->
        [one] { $count } fila para revisar
       *[other] { $count } filas para revisar
    }
bulkfile-next-fault = Error siguiente
bulkfile-faulty-only = Solo filas con errores
bulkfile-remove-repeats =
    { $count ->
        [1] Quitar la fila repetida
       *[other] Quitar { $count } filas repetidas
    }
bulkfile-grid = Pedidos del archivo
bulkfile-keys = Enter edita una celda, Ctrl + Z deshace, F8 va al error siguiente. Puede pegar celdas de una planilla.
bulkfile-row = Fila { $row }
bulkfile-cell = Fila { $row }, { $column }
bulkfile-cell-fine = Aquí no hay errores.
bulkfile-cell-empty = vacía
bulkfile-remove-row = Quitar fila
bulkfile-remove-row-of = Quitar la fila { $row }
bulkfile-own-point = Punto de recolección seleccionado
bulkfile-no-choice = Elija una opción
bulkfile-fill-for =
    { $count ->
        [one] { $count } fila tiene el mismo error.
       *[other] { $count } filas tienen el mismo error.
    }
bulkfile-fill-with = Lo mismo para todas
bulkfile-fill = Completar
bulkfile-card-all = Todos los campos
bulkfile-card-fewer = Menos campos
bulkfile-no-rows-left = Se quitaron todas las filas. Deshaga o elija otro archivo.
bulkfile-none-faulty = Ya no hay filas con errores.
bulkfile-send =
    { $count ->
        [one] Enviar { $count } fila
       *[other] Enviar { $count } filas
    }
bulkfile-send-faulty = Enviar con errores
bulkfile-send-anyway = Enviar igual
bulkfile-keep-on = Seguir corrigiendo
bulkfile-ask-send =
    { $count ->
        [one] { $count } fila todavía tiene un error: no se creará un pedido para ella. Con las demás filas sí se pueden crear pedidos.
       *[other] { $count } filas todavía tienen errores: no se crearán pedidos para ellas. Con las demás filas sí se pueden crear pedidos.
    }
bulkfile-ask-leave = Se perderán sus correcciones.
bulkfile-leave-anyway = Descartar correcciones
bulkfile-not-sent = No se pudieron enviar las filas. No se perdió ninguna de sus correcciones.
bulkfile-said-left =
    { $count ->
        [0] No quedan errores.
        [one] Queda { $count } error.
       *[other] Quedan { $count } errores.
    }
bulkfile-said-pasted =
    { $count ->
        [one] Se pegó { $count } celda.
       *[other] Se pegaron { $count } celdas.
    }
bulkfile-said-filled =
    { $count ->
        [one] Se completó { $count } fila.
       *[other] Se completaron { $count } filas.
    }
bulkfile-said-undone = Deshecho.
bulkfile-said-removed = Se quitó la fila { $row }.
bulkfile-said-repeats-removed =
    { $count ->
        [one] Se quitó { $count } fila repetida.
       *[other] Se quitaron { $count } filas repetidas.
    }
