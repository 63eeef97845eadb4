help-open = Ayuda
help-title = Centro de ayuda
help-close =
    .aria-label = Cerrar el centro de ayuda
help-back = Volver
help-center-failed = Hubo un error al cargar el centro de ayuda.
