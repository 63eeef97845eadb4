timeline-took =
    { $minutes ->
        [0] menos de 1 min
       *[other] { $minutes } min
    }
timeline-so-far =
    { $minutes ->
        [0] hace instantes
       *[other] hace { $minutes } min
    }
timeline-usually =
    { $minutes ->
        [0] habitual: menos de 1 min
       *[other] habitual: { $minutes } min
    }
timeline-slower = Más lento de lo habitual
timeline-given-back = El repartidor desistió; se busca otro
timeline-no-moment = Hora desconocida
timeline-note = Nota del cliente para el repartidor
timeline-waits-for = Espera hasta: { $time }
timeline-expected-back = Vuelta prevista: { $time }
timeline-usual-is = “Habitual” es lo que tardaron los últimos pedidos de este punto de recolección.
