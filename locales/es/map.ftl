map-name = Mapa
map-keys = Las teclas de flecha mueven el mapa; más y menos cambian el zoom.
map-zoom-in = Acercar
map-zoom-out = Alejar
map-pin-keys = Las teclas de flecha mueven el marcador; con Shift, en pasos más grandes.
map-cluster =
    { $count ->
        [one] { $count } pedido
       *[other] { $count } pedidos
    }{ $needing ->
        [0] {""}
        [one] , { $needing } requiere atención
       *[other] , { $needing } requieren atención
    }
field-times-in = Zona horaria: { $zone }
