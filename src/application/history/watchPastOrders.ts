import { Effect, Stream } from 'effect'
import { dayOf } from '../../domain/market/countryDay.ts'
import { updateAppliesTo } from '../../domain/order/liveUpdate.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { LiveUpdates } from '../ports/LiveUpdates.ts'

/** Live changes of orders of earlier days; those of today are left out (HIST-14, LIVE-09). */
export const watchPastOrders = (
  vendorId: VendorId,
  includeOutlets: boolean,
): Stream.Stream<ReadonlyArray<Order>, never, CurrentDeployment | LiveUpdates> =>
  Stream.unwrap(Effect.map(LiveUpdates, (live) => live.ofVendor({ vendorId, includeOutlets }))).pipe(
    Stream.mapEffect(
      Effect.fnUntraced(function* (event) {
        const { country } = yield* CurrentDeployment
        const now = yield* currentInstant
        if (event.kind !== 'updates') return []
        return event.updates
          .filter((update) => updateAppliesTo('history', update, now, (moment) => dayOf(moment, country.timeZone)))
          .flatMap((update) => update.read() ?? [])
      }),
    ),
    Stream.filter((orders) => orders.length > 0),
  )
