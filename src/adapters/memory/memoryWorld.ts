import type { CountryParameter } from '../../application/ports/CountryParameters.ts'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { VendorId } from '../../domain/ids.ts'
import { instantAt, latest, MINUTE, minus, plus, type Instant } from '../../domain/instant.ts'
import { startOfDay } from '../../domain/market/countryDay.ts'
import type { Order } from '../../domain/order/order.ts'
import { isFinished } from '../../domain/order/orderStatus.ts'
import type { VoucherOffer } from '../../domain/pricing/voucherRules.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { MemoryAccount } from './MemoryAuthentication.ts'
import type { MemoryStreet } from './MemoryStreets.ts'

/** The demo data of a deployment, as the build writes them for pages without a service (ADR 138). */
export interface MemoryWorld {
  /** The moment to which its orders belong. */
  readonly at: Instant
  readonly accounts: ReadonlyArray<MemoryAccount & { readonly vendorIds: ReadonlyArray<VendorId> }>
  readonly vendors: ReadonlyArray<Vendor>
  readonly orders: ReadonlyArray<Order>
  readonly customers: Readonly<Record<VendorId, ReadonlyArray<SavedAddress>>>
  readonly riders: ReadonlyArray<Pick<Rider, 'id' | 'name' | 'phoneNumber' | 'vehicle'>>
  readonly vouchers: ReadonlyArray<VoucherOffer>
  readonly parameters: Readonly<Record<CountryParameter, string>>
  readonly streets: ReadonlyArray<MemoryStreet>
}

const QUARTER = 15 * MINUTE

const shifted = (order: Order, shift: (moment: Instant) => Instant): Order => {
  const { preorderedFor, estimates: _, ...rest } = order
  return {
    ...rest,
    createdAt: shift(order.createdAt),
    updatedAt: shift(order.updatedAt),
    statusHistory: order.statusHistory.map(({ status, createdAt }) => ({ status, createdAt: shift(createdAt) })),
    ...(preorderedFor !== undefined && {
      preorderedFor: instantAt(Math.ceil(shift(preorderedFor) / QUARTER) * QUARTER),
    }),
  }
}

/**
 * The orders of a world at a moment: finished ones at their time of the day, as many days ago as in the world, those
 * under way as long ago as in the world, but not before today, to which tracking looks.
 */
export const ordersAt = ({ at, orders }: MemoryWorld, now: Instant, zone: string): ReadonlyArray<Order> => {
  const today = startOfDay(now, zone)
  const days = today - startOfDay(at, zone)
  return orders.flatMap((order) => {
    if (!isFinished(order.status)) return [shifted(order, (moment) => latest(today, plus(moment, now - at)))]
    const past = shifted(order, (moment) => plus(moment, days))
    return past.updatedAt < minus(now, MINUTE) ? [past] : []
  })
}
