import { Result, Schema } from 'effect'
import { ORDER_STATUSES } from '../../src/domain/order/orderStatus.ts'

const Point = Schema.Struct({ latitude: Schema.Finite, longitude: Schema.Finite })
const Status = Schema.Literals(ORDER_STATUSES)

/** The stored state of a ride, so that a restarted service continues it. Times are those of `RidePlan`. */
const StoredRide = Schema.Struct({
  /** Other versions are ignored: the ride is planned again from the order's status. */
  form: Schema.Literal(1),
  status: Status,
  attempt: Schema.Int,
  riderId: Schema.NullOr(Schema.String),
  progress: Schema.Finite,
  next: Schema.Int,
  plan: Schema.NullOr(
    Schema.Struct({
      steps: Schema.Array(Schema.Struct({ status: Status, after: Schema.Finite })),
      legs: Schema.Array(
        Schema.Struct({
          route: Schema.Array(Point),
          timing: Schema.Array(Schema.Tuple([Schema.Finite, Schema.Finite])),
        }),
      ),
      delays: Schema.Array(Schema.Struct({ from: Schema.Finite, until: Schema.Finite })),
      pickUp: Schema.Finite,
      dropOff: Schema.Finite,
    }),
  ),
})
export type StoredRide = typeof StoredRide.Type

const decode = Schema.decodeUnknownResult(StoredRide)

/** `undefined` if the state cannot be decoded. */
export const readStoredRide = (state: unknown): StoredRide | undefined => {
  const result = decode(state)
  return Result.isSuccess(result) ? result.success : undefined
}
