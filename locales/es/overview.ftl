overview-title = Resumen
overview-all-days = Mostrar todos estos días
overview-parts = Qué se muestra
overview-part-figures = Cifras
overview-part-charts = Gráficos
overview-part-outlets = Puntos de recolección
overview-part-days = Tabla
overview-around = Los días cercanos: { $range }
overview-as-table = Las cifras en una tabla
overview-before =
    { $days ->
        [1] el día anterior
        [7] la semana anterior
       *[other] los { $days } días anteriores
    }
overview-change-orders-more = { $by } más que { overview-before }
overview-change-orders-less = { $by } menos que { overview-before }
overview-change-time-more = { $by } min más lento que { overview-before }
overview-change-time-less = { $by } min más rápido que { overview-before }
overview-change-fees-more = { $by } más que { overview-before }
overview-change-fees-less = { $by } menos que { overview-before }
overview-change-same = Igual que { overview-before }
overview-change-none = Sin pedidos { overview-before }
overview-show-only = Mostrar solo
overview-all-count = Todos: { $count }
overview-late-count = Entregados tarde: { $count }
overview-orders-title = Pedidos por día
overview-delivered-count = Entregados o devueltos: { $count }
overview-cancelled-count = Cancelados: { $count }
overview-day-orders = { $day }. Pedidos: { $orders }, entregados: { $delivered }, cancelados: { $cancelled }
overview-time-title = Tiempo de entrega
overview-time-caption = La mitad tardó menos. 9 de cada 10 tardaron { $minutes } min como máximo.
overview-time-none = Nada entregado.
overview-day-time = { $day }. Mediana: { $median } min. El 90% se entregó en { $ninetieth } min o menos
overview-day-time-none = { $day }. Nada entregado
overview-fees-caption = Con los descuentos aplicados, sin los pedidos cancelados.
overview-day-fees = { $day }. Costos: { $fees }
overview-cancelled-caption = { $percent }% de todos los pedidos.
overview-cancelled-none = No se canceló ninguno.
overview-reason-wrong-details = Datos incorrectos
overview-reason-delay-too-long = Tardó demasiado
overview-reason-other = Otros motivos
overview-reason-unstated = Sin motivo indicado
overview-reason-stalled = No se encontró repartidor
overview-column-day = Día
overview-column-late = Tarde
overview-column-median = Mediana, min
overview-column-ninetieth = 90% hasta, min
overview-column-fees = Costos
