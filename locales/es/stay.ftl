stay-title = Guarde sus pedidos en una cuenta
stay-lead = Elija una contraseña y tendrá una cuenta con los pedidos que creó sin registrarse, con su seguimiento, historial y comprobantes.
stay-name = Nombre del negocio o su propio nombre
stay-name-missing = Ingrese un nombre para la cuenta.
stay-not-now = Ahora no
