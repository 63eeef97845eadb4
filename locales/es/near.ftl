near-sound-is-on = Con sonido
near-sound-is-off = Sin sonido
near-sound-on = Activar: sonido cuando se acerca un repartidor
near-sound-off = Desactivar: sonido cuando se acerca un repartidor
