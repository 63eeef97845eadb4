card-title = Pagar con tarjeta
card-continue = Continuar al pago
card-starting = Preparando el pago…
card-pay = Pagar { $amount } y pedir un repartidor
card-paying = Pagando…
card-amount = A pagar ahora:
card-choose = Pagar con
card-new = Otra tarjeta
card-until = Vencimiento: { $expiry }
card-number = Número de tarjeta
card-expiry = Vencimiento
card-expiry-placeholder = MM/AA
card-code = Código de seguridad
card-code-hint = { $digits ->
    [4] Los cuatro dígitos del frente
   *[other] Los tres dígitos del dorso
}
card-name = Nombre como figura en la tarjeta
card-save = Guardar esta tarjeta para la próxima vez
card-save-hint = Solo guardamos los últimos cuatro dígitos y el vencimiento.
card-safe = Los datos de su tarjeta se encriptan en este dispositivo. Solo el procesador de pagos puede leerlos.
card-back = Volver a los datos
card-choice-missing = Elija una tarjeta.
card-number-missing = Ingrese el número de la tarjeta.
card-number-invalid = Este no es un número de tarjeta. Revise los dígitos.
card-expiry-invalid = Ingrese un mes y un año, por ejemplo 04/31.
card-expired = Esta tarjeta está vencida.
card-code-missing = Ingrese el código de seguridad.
card-code-invalid = { $digits ->
    [4] El código de seguridad tiene cuatro dígitos.
   *[other] El código de seguridad tiene tres dígitos.
}
card-name-missing = Ingrese el nombre que figura en la tarjeta.
card-confirming = Procesando su pago…
card-checking = Estamos verificando si su pago se realizó.
card-do-not-pay-again = No pague otra vez. Mantenga abierta esta página y le mostraremos aquí el resultado.
card-bank = Su banco necesita verificar su identidad.
card-bank-go = Ir a la página de su banco
card-unpaid-declined = Su banco rechazó la tarjeta. No se le cobró nada.
card-unpaid-insufficient-funds = La tarjeta no tiene fondos suficientes. No se le cobró nada.
card-unpaid-left = Usted salió de la página de su banco. No se le cobró nada.
card-unpaid-expired = La verificación tardó demasiado. No se le cobró nada.
card-unpaid-failed = El pago no se realizó. No se le cobró nada.
card-not-encrypted = Este dispositivo no pudo encriptar los datos de la tarjeta, por eso no los enviamos. No se le cobró nada.
card-try-another = Todavía no se pidió ningún repartidor. Puede probar con otra tarjeta.
error-payment-init = No pudimos iniciar el pago.
error-payment-intent-creation = No pudimos preparar el pago de este pedido.
error-payment-unavailable = En este momento no se puede pagar con tarjeta aquí.
error-payment-required = Primero pague este pedido con tarjeta.
error-payment-card-unreadable = El procesador de pagos no pudo leer los datos de la tarjeta. Ingréselos de nuevo.
