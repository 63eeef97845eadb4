landing-eyebrow = Envíos en el momento para negocios · { $country }
landing-title = Envíelo ahora. Véalo llegar.
landing-lead = { -brand-name } lleva un repartidor a su mostrador para enviar paquetes, comida, documentos y regalos, y le muestra el recorrido, minuto a minuto, hasta que llegan a quien corresponde.
landing-request-as-guest = Pedir sin cuenta
landing-request-as-guest-busy = Un momento…
landing-example-status = En camino
landing-example-arrival = Llega en { $minutes } min
landing-facts = De un vistazo
landing-fact-minutes-value = { $minutes } min
landing-fact-promise = como máximo hasta la entrega
landing-fact-typical = o menos es lo habitual
landing-fact-weight-value = { $kg } kg
landing-fact-weight = puede llevar cada envío
landing-fact-distance = es hasta donde llega un repartidor
landing-fact-nothing = los días sin envíos
landing-how-title = De su mostrador a la puerta, en tres pasos
landing-how-where-title = Indique las direcciones
landing-how-where-text = Elija el punto de recolección y el de entrega. La distancia, la hora estimada de retiro y el costo aparecen antes de confirmar.
landing-how-ride-title = Un repartidor lo retira
landing-how-ride-text = Un repartidor cercano pasa a buscar el pedido por su mostrador. Usted sabe su nombre, su número y a qué hora tenerlo listo.
landing-how-door-title = Sígalo hasta la puerta
landing-how-door-text = Vea al repartidor en el mapa, comparta el enlace con su cliente y guarde la prueba de que se entregó.
landing-why-title = Pensado para quien atiende el mostrador
landing-why-text = Es mediodía, hay fila y tiene una sola mano libre: todo lo que necesita está a la vista o a una tecla de distancia.
landing-why-live-title = En vivo, minuto a minuto
landing-why-live-text = El estado, el repartidor y la hora estimada cambian ante sus ojos. Sin llamadas para preguntar por dónde viene.
landing-why-proof-title = Prueba de cada entrega
landing-why-proof-text = El retiro, la entrega y la devolución quedan documentados en el pedido.
landing-why-share-title = Un enlace para su cliente
landing-why-share-text = Su cliente sigue la entrega en el celular, sin aplicación ni cuenta.
landing-why-outlets-title = Todas las sucursales en una pantalla
landing-why-outlets-text = Un solo inicio de sesión para todos los puntos de recolección, cada uno con sus pedidos.
landing-why-history-title = Nada se pierde
landing-why-history-text = Encuentre cualquier pedido anterior por número, nombre o teléfono, y expórtelo para su contabilidad.
landing-why-goods-title = Envíe lo que necesite
landing-why-goods-text = Un paquete, un almuerzo caliente, un contrato firmado, un ramo de flores: siempre los mismos pasos.
landing-pay-title = Pague solo lo que usa
landing-pay-text = Sin abono ni mínimo. El día que no hay envíos, no paga nada.
landing-pay-country = Costo de envío · { $country }
landing-pay-base = Costo base
landing-pay-per-km = Cada kilómetro
landing-pay-cash = Efectivo contra entrega
landing-pay-maximum = Máximo
landing-pay-no-commission = Sin comisión sobre sus ventas
landing-pay-from-km = Se cuenta desde los { $km } km.
landing-pay-from-km-by-place =
    Se cuenta desde los { $km } km en { $code ->
        [TH] Bangkok
       *[other] la capital
    } y desde los { $outsideKm } km en otras ciudades.
landing-pay-expect = Qué esperar
landing-pay-expect-first = Usted ve el costo exacto antes de confirmar, y después no cambia.
landing-pay-expect-distance = Depende de la distancia entre las dos direcciones: no tiene que adivinar nada.
landing-pay-expect-nothing = Sin costo de alta, sin plazo de contrato, sin cargo los días sin envíos.
landing-fee-title = ¿Cuánto costará?
landing-fee-distance = Distancia
landing-fee-km = { $km } km
landing-fee-place = ¿Dónde está el punto de recolección?
landing-fee-place-capital =
    { $code ->
        [TH] Bangkok
       *[other] En la capital
    }
landing-fee-place-outside = Otra ciudad
landing-fee-with-cash = El repartidor cobra en efectivo
landing-fee-line-distance = Por la distancia
landing-fee-total = Costo de envío
landing-fee-note = Es un ejemplo: cuenta cada kilómetro empezado. El costo que usted confirma se basa en las direcciones exactas.
landing-fleet-title = Una flota que ya está en la calle
landing-fleet-text = No tiene que contratar, asegurar ni organizar a nadie. Hay repartidores cerca cuando los necesita, y no le cuestan nada cuando no.
landing-fleet-bicycle-title = Bicicleta
landing-fleet-bicycle-text = Documentos y regalos pequeños, por la calle más angosta.
landing-fleet-scooter-title = Moto
landing-fleet-scooter-text = Comidas y paquetes, al otro lado de la ciudad en minutos.
landing-fleet-bag-title = Mochila térmica
landing-fleet-bag-text = Lo caliente llega caliente, lo frío llega frío y nada se vuelca.
landing-start-title = Su primer repartidor, hoy
landing-start-register =
    { $registration ->
        [PV] Cree su cuenta con su código de comercio.
       *[NPV] Cree su cuenta con el nombre de su negocio.
    }
landing-start-confirm = Confirme su e-mail dentro de las { $hours } horas.
landing-start-request = Pida un repartidor. Eso es todo.
landing-faq-what = ¿Qué puedo enviar?
landing-faq-what-answer = Paquetes, comida, documentos y regalos, siempre que la ley los permita y los pueda llevar un repartidor.
landing-faq-what-letters = Se excluyen las comunicaciones escritas de menos de { $grams } gramos, como las cartas.
landing-faq-fast = ¿Cuánto tarda?
landing-faq-fast-answer = “Ahora” significa entrega en { $minutes } minutos como máximo. Un envío habitual tarda { $typical } minutos o menos.
landing-faq-heavy = ¿Cuánto puede pesar?
landing-faq-heavy-answer = Hasta { $kg } kg por envío.
landing-faq-value = ¿Cuánto puede valer?
landing-faq-value-answer = Hasta { $amount } por envío.
landing-faq-value-and-weight-answer = No más de { $amount } si el peso supera los { $kg } kg.
landing-faq-far = ¿Hasta dónde llegan?
landing-faq-far-answer = Hasta { $km } km del punto de recolección.
landing-faq-far-nationwide-answer = Hasta { $km } km del punto de recolección, en todo el país.
landing-faq-cost = ¿Cuánto cuesta?
landing-faq-cost-answer = { $base } más { $perKm } por cada kilómetro.
landing-faq-cost-range = Entre { $base } y { $maximum } por envío, aproximadamente, según la distancia.
landing-faq-cost-cash = El efectivo contra entrega suma { $amount }.
landing-faq-cost-no-commission = No cobramos comisión.
landing-faq-guest = ¿Necesito una cuenta?
landing-faq-guest-answer = No. Puede pedir un repartidor sin cuenta; una cuenta guarda sus direcciones, sus clientes y sus pedidos anteriores.
