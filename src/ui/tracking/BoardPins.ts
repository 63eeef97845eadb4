import type { MapPin, PinLook } from '../../application/ports/DeliveryMap.ts'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { MINUTE, type Instant } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import { urgencyOf, type BoardEntry } from '../../domain/order/board.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import type { Text } from '../kit/failureText.ts'
import { statusLook } from '../kit/statusLook.tsx'
import { statusSign } from '../kit/StatusSymbols.tsx'
import { statusTextId } from '../kit/statusTextId.ts'
import { vehicleSign } from '../kit/VehicleIcon.tsx'
import { needWords } from '../order/needWords.ts'

interface PinContext {
  readonly localize: (text: Text) => string
  readonly locale: Locale
  readonly appearance: Appearance
  readonly marks: ReadonlyMap<VendorId, OutletMark>
  /** What the ids of the map's symbols begin with. */
  readonly signs: string
}

/** An order that needs attention has the colour of its urgency, any other that of its status. */
const toneOf = (entry: BoardEntry): PinLook['tone'] => {
  const urgency = urgencyOf(entry)
  if (urgency === 'in-time') return statusLook(entry.order.status).tone
  return urgency === 'urgent' ? 'failed' : 'attention'
}

/**
 * The pins of a map of many orders. What does not change keeps its pin, the same object, so that a map of thousands of
 * orders does only the work of those that changed.
 */
export class BoardPins {
  private readonly context: PinContext
  private readonly orders = new WeakMap<BoardEntry, { readonly key: string; readonly pin: MapPin }>()
  private readonly riders = new WeakMap<Rider, MapPin>()

  constructor(context: PinContext) {
    this.context = context
  }

  order(entry: BoardEntry, now: Instant, isChosen: boolean): MapPin {
    const minute = entry.needs.length > 0 ? Math.floor(now / MINUTE) : 0
    const key = `${minute} ${isChosen}`
    const known = this.orders.get(entry)
    if (known?.key === key) return known.pin
    const { localize, locale, signs } = this.context
    const { id, order, needs } = entry
    const { customer, status } = order
    const pin: MapPin = {
      id,
      kind: 'order',
      position: customer.location,
      label: customer.name,
      // Of thousands of orders, most are within a cluster, which does not show their words.
      get note() {
        const reasons = needs.map((need) => localize(needWords(need, now, locale)))
        return [localize({ id: statusTextId(status) }), ...reasons].join(' · ')
      },
      draggable: false,
      sign: statusSign(signs, status),
      look: { urgency: urgencyOf(entry), tone: toneOf(entry), isChosen },
      ...this.outlet(order.vendorId),
    }
    this.orders.set(entry, { key, pin })
    return pin
  }

  collection(vendor: { readonly id: VendorId; readonly name: string }, position: Coordinates): MapPin {
    const label = this.context.localize({ id: 'way-pin-collection', args: { name: vendor.name } })
    return { id: vendor.id, kind: 'collection', position, label, draggable: false, ...this.outlet(vendor.id) }
  }

  /** `undefined` while the rider's position is unknown. */
  rider(rider: Rider, { id, order }: BoardEntry): MapPin | undefined {
    const known = this.riders.get(rider)
    if (known || !rider.position) return known
    const { localize, signs } = this.context
    const customer = order.customer.name
    const pin: MapPin = {
      id: `rider-${id}`,
      kind: 'rider',
      position: rider.position,
      label:
        rider.name === ''
          ? localize({ id: 'board-pin-rider-unnamed', args: { customer } })
          : localize({ id: 'board-pin-rider', args: { name: rider.name, customer } }),
      draggable: false,
      sign: vehicleSign(signs, rider.vehicle),
    }
    this.riders.set(rider, pin)
    return pin
  }

  private outlet(vendorId: VendorId): Pick<MapPin, 'outlet'> {
    const { marks, appearance } = this.context
    const mark = marks.get(vendorId)
    return mark ? { outlet: { letters: mark.letters, colour: mark.colour[appearance] } } : {}
  }
}
