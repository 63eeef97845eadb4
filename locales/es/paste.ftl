paste-open = Pegar un mensaje
paste-offer = Leer el mensaje pegado
paste-title = Leer un mensaje
paste-text = Pegue el mensaje del cliente. Se lee solo en este dispositivo, y todavía no se pide nada.
paste-message = El mensaje
paste-placeholder = Nombre, teléfono, dirección, importe: tal como llegó
paste-proposals = Datos encontrados
paste-found =
    { $count ->
        [one] Se leyó { $count } dato. Revíselo antes de usarlo.
       *[other] Se leyeron { $count } datos. Revíselos antes de usarlos.
    }
paste-reading = Leyendo el mensaje…
paste-not-read = No se pudo leer este mensaje. Revise su conexión a internet e intente de nuevo.
paste-nothing-yet = Los datos encontrados en el mensaje aparecen aquí.
paste-nothing-found = No encontramos datos en este texto. Puede completar el formulario a mano.
paste-place = Marcador en el mapa
paste-take-field = Usar: { $field }
paste-keeps-typed = Conserva lo que usted escribió: { $typed }
paste-replaces-typed = Reemplaza lo que usted escribió: { $typed }
paste-unsure = No está claro cuál es el importe: { $written }. Ingréselo usted.
paste-short-link = Este enlace de mapa no contiene el lugar. Ábralo primero y copie el enlace largo desde el mapa.
paste-keys = { $keys } para usarlos
paste-take = Usar datos
prefill-filled = Completado desde un enlace: revise antes de pedir
prefill-clear = Vaciar
prefill-offered = Un enlace tiene valores distintos de los que usted escribió.
prefill-use = Usar los del enlace
prefill-keep = Dejar los míos
prefill-ignored =
    { $count ->
        [1] Un valor del enlace no se pudo leer y quedó afuera: { $names }
       *[other] Algunos valores del enlace no se pudieron leer y quedaron afuera: { $names }
    }
