live-stale = Sin conexión. Última actualización: { $time }
live-as-of = Última actualización: { $time }
live-heard = Último contacto: { $time }
