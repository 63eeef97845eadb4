maintenance-planned-title = Estamos trabajando en el portal
maintenance-planned-text = Estamos haciendo un mantenimiento programado. Sus pedidos están a salvo, y los repartidores siguen con los pedidos que tienen.
maintenance-unplanned-title = El portal no funciona en este momento
maintenance-unplanned-text = Algo falló de nuestro lado y lo estamos arreglando. Sus pedidos están a salvo, y los repartidores siguen con los pedidos que tienen.
maintenance-kept = Lo que escribió se conserva. No hace falta recargar: esta página continúa sola dentro de los cinco minutos de terminado el trabajo.
