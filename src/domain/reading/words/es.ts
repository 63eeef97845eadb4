import type { Words } from './words.ts'

/** "Each", whose "u" is no Hungarian street. */
export const EACH = 'c/u'

/** Words for streets; all stand before the name of the street. */
export const STREETS = 'calle|av|avda|avenida|pasaje|diagonal|ruta|bv'

/** Spanish. */
export const ES: Words = {
  limits: 'a más tardar a las|antes de las|después de las|a partir de las|hasta las|desde las|entre las|entre',
  hourLimits: 'antes de las|después de las|a partir de las|hasta las|desde las',
  rangeLimits: 'entre las|de',
  rangeWords: 'y|y las|e|hasta',
  atTime: 'a las|tipo',
  clockWords: 'a las',
  days: 'mañana|pasado mañana',
  weekdays: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  onDay: 'el|el día',
  months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  beforeMonth: 'de',
  within: 'en unos|en unas|en menos de|dentro de unos|en|dentro de',
  aboutPeriod: 'unos|unas',
  periods: 'min|h|minutos|minuto|hora|horas',
  periodCounts: 'tres cuartos de|una|media',
  wholePeriods: 'una hora|media hora|una hora y media',
  noCalls: 'no llamar|no llame|no llamen|no tocar',
  morning: 'esta mañana|por la mañana|a la mañana|de la mañana',
  noon: 'del mediodía',
  afternoon: 'esta tarde|por la tarde|a la tarde|de la tarde',
  evening: 'por la noche|a la noche|esta noche',
  night: 'de la noche',
  noonBehindLimits: 'el mediodía|del mediodía|al mediodía|mediodía',
  midday: 'al mediodía',
  midnight: 'medianoche|a medianoche',
  oclock: 'h|hs|horas',
  andHalf: 'y media',
  andQuarter: 'y cuarto',
  lessQuarter: 'menos cuarto',
  hours: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  nameLabels:
    'paciente|apellido y nombre|titular|quien recibe|nombre|nombre y apellido|nombre completo|cliente|' +
    'destinatario|recibe|a nombre de',
  phoneLabels:
    'mi cel|mi celular|mi teléfono|mi número|su celular|su teléfono|su número|su cel|teléfono de contacto|celu|número|teléfono|celular|cel|móvil',
  addressLabels:
    'lugar|lugar de entrega|direccion completa|dire|dirección|dirección de entrega|domicilio|entregar en|' +
    'entrega en|enviar a',
  addressPartLabels: 'calle y número|calle y altura|provincia|código postal|calle|ciudad|barrio|localidad|altura',
  buildingLabels: 'edificio|torre',
  totalLabels:
    'son|en total|serían|queda en|a cobrar|precio|total a cobrar|total a pagar|importe|monto|a pagar|' +
    'transferí|efectivo',
  partAmountLabels: 'envío|costo de envío|productos|descuento|iva|seña',
  notesLabels: 'mensaje|indicaciones|detalle|observaciones|obs|nota|notas|aclaraciones|aclaración|comentarios',
  timeLabels: 'hora|horario|hora de entrega|cuándo',
  otherLabels: 'medio de pago|método de pago|pago|pedido|nro de pedido|artículos|fecha|forma de pago',
  sentenceLabels: 'entregar en|entrega en|enviar a',
  isBehindLabels: 'es',
  namePhrases: 'destinatario es|destinataria es|el nombre es|se llama|me llamo|mi nombre es|a nombre de|soy',
  isBeforeName: 'es',
  titles: 'sr|sra|señor|señora',
  namingTitles:
    'preguntar x|preguntá x|pregunten por|pregunta por|a nombre de|titular|paciente|preguntar por|' +
    'lo recibe|la recibe|arq|familia|destinatario|destinataria|recibe|cliente|clienta|sr|' +
    'sra|srta|don|doña|dra|lic|señor|señora',
  particles: 'de|del|la|da|dos|y',
  nameStops: 'y mi|o',
  noNames: 'hola|buenas|buenos días|gracias|pedido|transferencia|tarjeta|por favor',
  placeBeginnings: 'san|santa|villa|puerto|parque|barrio|ciudad|general',
  oneOfGoods: 'un|una|unas|unos',
  goods:
    'empanadas|milanesa|muzza|asado|hamburguesa|ensalada|papas|helado|café|flores|comida|torta|medicamentos|pizzas|almuerzo|bebidas|vino|paquete|documentos|regalo',
  things: 'dirección|frágil|refrigerado|congelado|urgente|llamar',
  shops: 'sucursal|restaurante|caja|cajera|cajero|mostrador',
  orderers: 'pedido por|remitente',
  sendTo: 'entregar a|enviar a',
  orderFor: 'pedido para',
  forPerson: 'para',
  relatives:
    'vieja|vieja mía|polola|hermana|hermano|mamá|papá|madre|padre|esposa|esposo|mujer|marido|hija|hijo|' +
    'tía|tío|amiga|amigo|abuela|abuelo|novia|novio|suegra|jefa|jefe',
  forRelatives: 'mi señora',
  relativesAlone: 'hijo',
  forRelative: 'para|a',
  ownArticles: 'mi|la|el|su|nuestra',
  ownWords: 'mi',
  ownBehind: 'mía',
  forMy: 'x mi',
  pleaseBehindName: 'por favor',
  addressWords: 'vive en|vivo en|vivimos en|para|en|a|hasta|mandar a|dirección|la|la dirección es',
  addressIntroductions: 'es',
  addressTails: 'por favor|entregar',
  beingThere: 'estoy|estamos|vivo|vive|vivimos',
  near: 'frente a|al lado de|cerca de',
  doorsNearby: 'puerta',
  streets: STREETS,
  streetAbbreviations: 'av|avda|bv|pje|diag',
  houseWords: 'piso|depto|dto|dpto|pb|torre',
  floorWords: 'piso',
  cities:
    'palermo|recoleta|buenos aires|caba|córdoba|rosario|mendoza|' +
    'la plata|mar del plata|tucumán|santa fe|bahía blanca|neuquén',
  postalWords: 'código postal',
  companyEndings: 's.r.l|s.a',
  noteHints: 'en el timbre|no anda el timbre|timbre|portero|portería',
  grandTotals: 'total a cobrar|total a pagar',
  totalFillers: 'la|es|son',
  inclusive: 'con|incluye|incluido',
  prices: 'importe|monto',
  payBefore: 'paga|abona|abono',
  paidWords: 'efectivo',
  deposits: 'de seña|la seña|una seña',
  balances: 'el resto|lo que falta|falta pagar|resta|restan|resto|saldo',
  change: 'abona con|paga con|cambio de|vuelto|pago con|abono con',
  banknotes: 'billete',
  eachBehind: 'c/u|cada uno|cada una|por unidad',
  multipliers: 'mil',
  cash:
    'paga en efectivo|pago en efectivo|pago cash|en cash|contado|al contado|contra reembolso|' +
    'contra entrega|contraentrega|efectivo|en efectivo',
  terminals:
    'con terminal|lector de tarjetas|postnet|aparato de tarjeta|posnet inalámbrico|posnet|con posnet|' +
    'la terminal|con la terminal|datáfono',
  paid:
    'transferí recién|recién transferí|acreditado|ya te transferí|ya les transferí|te transferí|ya lo transferí|ya hice la transferencia|ya está pago|' +
    'ya está paga|está pago|está paga|ya pagamos|ya transferimos|transferido|ya quedó pagado|no cobrar|' +
    'nada que cobrar|no hay que cobrar|abonó por|ya pagó|ya abonó|pagada|abonado|' +
    'abonada|transfirió|transferencia hecha|transferencia realizada|ya pagado|pagado por transferencia|' +
    'ya lo pagué|ya aboné|ya está abonado|está abonado|ya transferí|ya pagué|pagado',
  cards: 'tarjeta|con tarjeta|débito',
  transfers: 'bizum|modo|ualá|cuenta dni|yape|plin|mercado pago|transferencia|por transferencia',
  doors:
    'cuando llegues|cuando me lo traigan|al llegar|cuando lleguen|cuando lo traigan|en mano|al entregar|' +
    'en domicilio|al recibir|cuando llega|cuando llegue|en la puerta|contra entrega',
  atDoor: 'contra entrega',
  riders: 'al repartidor|al cadete',
  paying: 'pago|paga|pagar',
  leftThere: 'dejar|dejala',
  paidWith: 'con|por',
  paymentHeads: 'pago|pago en|forma de pago',
  numberIs: 'es',
  orders: 'pedido|pedido nro',
  bills: 'pedido|factura',
  thingNumbers: 'factura',
  courtesies:
    'quiero|quisiera|necesito|te paso los datos|te paso|los|de preferencia|saludos|saludos cordiales|' +
    'un saludo|buen día|hola buenas|hoy|pedido para|hola|buenas|buenos días|buenas tardes|buenas noches|' +
    'gracias|muchas gracias|por favor|esto es|esto es para|es para|para|para la|para el|la|el|su|su cel|' +
    'me lo mandás|me lo mandás a|o si no|o si no al|o|y|al|en|son|pesos|ya está',
  forwarded: 'reenviado|mensaje reenviado',
  itemsAnd: 'y',
  conditions: 'si no',
  ordinals: 'er|ro|do|to|mo|vo|no',
}
