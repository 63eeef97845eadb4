search-recent = Búsquedas recientes
search-recent-clear = Borrar búsquedas recientes
search-found =
    { $count ->
        [0] Ningún pedido coincide
        [1] Un pedido coincide
       *[other] { $count } pedidos coinciden
    }
