shell-tab-request = Pedir repartidor
shell-tab-tracking = Seguimiento
shell-tab-history = Historial
shell-tab-bulk = Carga masiva
shell-orders = Pedidos
shell-bar =
    .aria-label = Navegación rápida
shell-bar-request = Pedir
shell-bar-tracking = Seguimiento
shell-bar-more = Más
shell-under-way =
    { $underWay ->
        [0] nada en curso
       *[other] { $underWay } en curso
    }{ $needsYou ->
        [0] {""}
        [one] , { $needsYou } requiere atención
       *[other] , { $needsYou } requieren atención
    }
shell-skip-to-content = Ir al contenido
shell-loading = Cargando…
shell-saving = Guardando…
shell-save-changes = Guardar cambios
shell-sending = Enviando…
shell-removing = Eliminando…
shell-downloading = Descargando…
shell-offline = Sin conexión
shell-offline-hint = Lo que escribió se conserva. Podrá cargar y enviar cuando vuelva la conexión.
shell-main-navigation =
    .aria-label = Principal
shell-open-menu =
    .aria-label = Abrir el menú
shell-close-menu =
    .aria-label = Cerrar el menú
shell-menu-title = Menú
shell-account-label = Su cuenta
shell-signed-in-as = Sesión iniciada: { $email }
shell-shortcuts = Atajos de teclado
shell-sign-out = Cerrar sesión
shell-appearance-dark = Apariencia oscura
shell-appearance-light = Apariencia clara
shell-branch =
    .aria-label = Punto de recolección: { $name }. Elegir otro
shell-branch-title = Punto de recolección
shell-branch-parent = Comercio principal
shell-branch-inactive = Inactivo
shell-branch-add = Agregar punto de recolección
shell-branch-edit = Editar: { $name }
shell-include-outlets = Incluir todas las sucursales
shell-include-outlets-why-not-here = No disponible al pedir un repartidor: cada pedido sale de un solo punto de recolección.
shell-include-outlets-why-not-parent = Solo para comercios principales.
shell-outlets-included = Ahora se muestran los pedidos de todas las sucursales.
error-no-vendors = No hay comercios asociados a su cuenta. Comuníquese con nosotros.
error-cant-retrieve-vendors = No se pudieron obtener sus comercios.
shell-vendors-missing = Todavía no hay nada que mostrar
shell-vendors-none-hint = ¿No es la cuenta correcta? Cierre la sesión e iníciela con otra.
shell-notices =
    .aria-label = Avisos
shell-dismiss =
    .aria-label = Descartar
shell-recent-notices = Avisos recientes
shell-recent-notices-none = Nada por ahora.
shell-guest = Está pidiendo sin cuenta.
shell-device-of = Un dispositivo de { $name }
dialog-close = Cerrar
shell-instead-of = en lugar de
