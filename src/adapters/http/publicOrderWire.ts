import type { PublicOrder as PublicOrderSchema } from '../../../contract/publicOrder.ts'
import type { KnownEstimates } from '../../domain/order/estimates.ts'
import type { PublicDetails, PublicOrder, PublicRider, RiderPosition } from '../../domain/publicTracking/publicOrder.ts'
import { status, statusHistory, withCode, type MaybeCoded } from './orderParts.ts'
import {
  finite,
  id,
  list,
  moment,
  object,
  optional,
  orNull,
  position,
  POSITION,
  text,
  unixMoment,
  vehicle,
} from './readJson.ts'

type Wire = typeof PublicOrderSchema.Type
type DetailsWire = NonNullable<Wire['details']>
type RiderWire = NonNullable<DetailsWire['rider']>

const details = object<PublicDetails, DetailsWire>({
  vendor: [
    'vendor',
    object<PublicDetails['vendor'], DetailsWire['vendor']>({
      name: ['name', text],
      address: ['address', text],
      position: ['position', orNull(position)],
    }),
  ],
  destination: [
    'destination',
    object<PublicDetails['destination'], DetailsWire['destination']>({ address: ['address', text], ...POSITION }),
  ],
  preorderedFor: ['preordered_for', orNull(unixMoment)],
  estimates: [
    'estimates',
    orNull(
      object<KnownEstimates, NonNullable<DetailsWire['estimates']>>({
        pickUpAt: ['pick_up_at', orNull(moment)],
        dropOffAt: ['drop_off_at', orNull(moment)],
        estimatedAt: ['estimated_at', moment],
      }),
    ),
  ],
  rider: [
    'rider',
    orNull(
      object<PublicRider, RiderWire>({
        firstName: ['first_name', text],
        phoneNumber: ['phone_number', text],
        vehicle: ['vehicle', optional(vehicle)],
        route: ['route', optional(list(position))],
        position: [
          'position',
          orNull(
            object<RiderPosition, NonNullable<RiderWire['position']>>({
              ...POSITION,
              locatedAt: ['located_at', moment],
            }),
          ),
        ],
      }),
    ),
  ],
  riderNotes: [
    'note_to_rider',
    optional(
      object<NonNullable<PublicDetails['riderNotes']>, NonNullable<DetailsWire['note_to_rider']>>({
        left: ['left', finite],
        lastAt: ['last_at', orNull(moment)],
      }),
    ),
  ],
})

/** Decodes an answered public order. Throws if it is unreadable. */
export const toPublicOrder = withCode<PublicOrder>(
  object<MaybeCoded<PublicOrder>, Wire>({
    id: ['order_id', id],
    code: ['code', optional(text)],
    status: ['status', status],
    statusHistory: ['status_history', statusHistory],
    createdAt: ['created_at', moment],
    updatedAt: ['updated_at', moment],
    answeredAt: ['answered_at', moment],
    details: ['details', orNull(details)],
  }),
)
