import type { OrderJson } from '../../contract/orders.ts'
import type { PublicOrderJson } from '../../contract/publicOrder.ts'
import { readableAddress } from '../../src/domain/address/address.ts'
import { MINUTE, plus } from '../../src/domain/instant.ts'
import { notesLeft } from '../../src/domain/order/recipientNote.ts'
import { hasPassedPickUp } from '../../src/domain/order/statusHistory.ts'
import { detailsEndAt, firstNameOf, isRiderShown } from '../../src/domain/publicTracking/publicOrder.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { RiderInfoJson, RiderLookup } from '../orders/riderLookup.ts'
import type { WithStores } from '../store/stores.ts'
import { instantOf, isoText } from '../base/wireTime.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { readOrderState } from '../orders/readOrderState.ts'

type DetailsJson = NonNullable<PublicOrderJson['details']>

/** The vendor for strangers. Of a guest it shows only the first name, not the address. */
const vendorOf = (vendor: VendorJson | undefined, sender: OrderJson['sender']): DetailsJson['vendor'] => {
  if (sender != null) return { name: firstNameOf(sender.name), address: '', position: null }
  if (vendor === undefined) return { name: '', address: '', position: null }
  const { address_text: address, latitude, longitude } = vendor.vendor_information.location
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  return { name: vendor.name, address, position }
}

/** The newest estimates; an order without any has the pick-up estimate from its placing. */
const estimatesOf = ({ estimates, login_pickup_estimation: minutes, created_at }: OrderJson) => {
  if (estimates != null) {
    const { pick_up_at = null, drop_off_at = null, estimated_at } = estimates
    return { pick_up_at, drop_off_at, estimated_at }
  }
  if (minutes == null) return null
  return {
    pick_up_at: isoText(plus(instantOf(created_at), minutes * MINUTE)),
    drop_off_at: null,
    estimated_at: created_at,
  }
}

/**
 * The way ahead only where its end is shown anyway: before the pick-up it leads to the collection point, which a private
 * sender's order does not show.
 */
const routeOf = (order: OrderJson, { route = null }: RiderInfoJson) =>
  order.sender == null || hasPassedPickUp(readOrderState(order)) ? route : null

const positionOf = ({ latitude, longitude, located_at }: RiderInfoJson) =>
  latitude == null || longitude == null || located_at == null ? null : { latitude, longitude, located_at }

const riderOf = (order: OrderJson, known: RiderInfoJson | null): DetailsJson['rider'] => {
  const person = known ?? order.rider
  if (person == null) return null
  return {
    first_name: firstNameOf(person.name),
    phone_number: person.phone_number,
    vehicle: known?.vehicle ?? null,
    position: known && positionOf(known),
    route: known && routeOf(order, known),
  }
}

/** Only how many and when: a note may contain what other people with the link must not read. */
const notesOf = ({ recipient_notes: notes }: OrderJson, read: ReturnType<typeof readOrderState>) => ({
  left: notesLeft(read, notes?.length ?? 0),
  last_at: notes?.at(-1)?.written_at ?? null,
})

/**
 * An order as strangers with its link may see it (TRACK-28). Lists its fields explicitly, so that new fields of an
 * order stay private by default. `afterExpiry` includes the details after their expiry, for accounts of the vendor.
 */
export const publicOrderJson = async (
  deps: WithStores<'vendors'> & RiderLookup & { readonly clock: () => Instant },
  { id, country }: Deployment,
  order: OrderJson,
  { afterExpiry }: { readonly afterExpiry: boolean },
): Promise<PublicOrderJson> => {
  const now = deps.clock()
  const read = readOrderState(order)
  const end = detailsEndAt(read)
  const hasEnded = !afterExpiry && end !== undefined && now > end
  const known = {
    order_id: order.order_id,
    ...(order.code != null && { code: order.code }),
    status: order.status,
    created_at: order.created_at,
    updated_at: order.updated_at,
    answered_at: isoText(now),
  }
  if (hasEnded) return { ...known, status_history: order.status_history.slice(-1), details: null }
  const vendor = await deps.stores.vendors.byId(id, order.vendor_id)
  const { address, latitude, longitude } = order.customer.location
  const details = {
    vendor: vendorOf(vendor?.vendor, order.sender),
    destination: { address: readableAddress(address, country.code), latitude, longitude },
    preordered_for: order.preordered_for ?? null,
    estimates: estimatesOf(order),
    note_to_rider: notesOf(order, read),
    rider: isRiderShown(read) ? riderOf(order, await deps.riderOf(id, order.order_id)) : null,
  }
  return { ...known, status_history: order.status_history, details }
}
