import type { PublicOrder as PublicOrderSchema } from '../../../contract/publicOrder.ts'
import { readStatus } from '../../domain/order/orderStatus.ts'
import type { PublicDetails, PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { instantOf } from './moment.ts'

type Wire = typeof PublicOrderSchema.Type
type DetailsWire = NonNullable<Wire['details']>

/** Validates a value and returns it typed, or throws. */
type Reader<T> = (value: unknown) => T

const reader =
  <T>(is: (value: unknown) => boolean): Reader<T> =>
  (value) => {
    if (!is(value)) throw new TypeError('unreadable')
    return value as T
  }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const within = (least: number, most: number) =>
  reader<number>((value) => isNumber(value) && value >= least && value <= most)

const text = reader<string>((value) => typeof value === 'string')
const filled = reader<string>((value) => typeof value === 'string' && value !== '')
const id = reader<string>((value) => typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value))
const moment = reader<string | number>((value) => (typeof value === 'string' && value !== '') || isNumber(value))
const unixSeconds = reader<number>(
  (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 32_503_680_000,
)
const latitude = within(-90, 90)
const longitude = within(-180, 180)

const struct =
  <T>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    const record = reader<Readonly<Record<string, unknown>>>(
      (it) => typeof it === 'object' && it !== null && !Array.isArray(it),
    )(value)
    return Object.fromEntries(
      Object.entries<Reader<unknown>>(readers).map(([key, read]) => [key, read(record[key])]),
    ) as T
  }
const list =
  <T>(read: Reader<T>): Reader<ReadonlyArray<T>> =>
  (value) =>
    reader<ReadonlyArray<unknown>>(Array.isArray)(value).map(read)
const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value)

const place = { latitude, longitude }

/**
 * A hand-written decoder that matches the contract's schema: the public pages load no schemas (ADR 22). A test compares
 * both.
 */
export const readPublicOrderWire: Reader<Wire> = struct<Wire>({
  order_id: id,
  status: filled,
  status_history: list(struct({ status: filled, created_at: moment })),
  created_at: moment,
  updated_at: moment,
  answered_at: moment,
  details: orNull(
    struct<DetailsWire>({
      vendor: struct({ name: text, address: text, position: orNull(struct(place)) }),
      destination: struct({ address: text, ...place }),
      preordered_for: orNull(unixSeconds),
      estimates: orNull(struct({ pick_up_at: orNull(moment), drop_off_at: orNull(moment), estimated_at: moment })),
      rider: orNull(
        struct({ first_name: text, phone_number: text, position: orNull(struct({ ...place, located_at: moment })) }),
      ),
    }),
  ),
})

const detailsOf = ({ vendor, destination, preordered_for, estimates, rider }: DetailsWire): PublicDetails => ({
  vendor: { name: vendor.name, address: vendor.address, ...(vendor.position && { position: vendor.position }) },
  destination,
  ...(preordered_for !== null && { preorderedFor: instantOf(preordered_for) }),
  ...(estimates && {
    estimates: {
      ...(estimates.pick_up_at !== null && { pickUpAt: instantOf(estimates.pick_up_at) }),
      ...(estimates.drop_off_at !== null && { dropOffAt: instantOf(estimates.drop_off_at) }),
      estimatedAt: instantOf(estimates.estimated_at),
    },
  }),
  ...(rider && {
    rider: {
      firstName: rider.first_name,
      phoneNumber: rider.phone_number,
      ...(rider.position && {
        position: {
          latitude: rider.position.latitude,
          longitude: rider.position.longitude,
          locatedAt: instantOf(rider.position.located_at),
        },
      }),
    },
  }),
})

/** Maps an answered public order to the domain. Throws on an unreadable time. */
export const publicOrderOf = (wire: Wire): PublicOrder => ({
  id: wire.order_id,
  status: readStatus(wire.status),
  statusHistory: wire.status_history.map(({ status, created_at }) => ({
    status: readStatus(status),
    createdAt: instantOf(created_at),
  })),
  createdAt: instantOf(wire.created_at),
  updatedAt: instantOf(wire.updated_at),
  answeredAt: instantOf(wire.answered_at),
  ...(wire.details && { details: detailsOf(wire.details) }),
})

/** Decodes and maps an answer. Throws if it is unreadable. */
export const toPublicOrder = (json: unknown): PublicOrder => publicOrderOf(readPublicOrderWire(json))
