import type { FastifyInstance } from 'fastify'
import { overviewOrders, totalOrders } from '../../contract/history.ts'
import {
  byFrequency,
  byOrders,
  daysWithin,
  OVERVIEW_DAYS,
  rangeBefore,
  startsOf,
} from '../../src/domain/history/overview.ts'
import type { CurrencyCode } from '../../src/domain/market/countries.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import { endOfSecond, instantOf } from '../base/wireTime.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import type { StoredFigures } from '../store/orderStore.ts'
import { requestedVendorIds } from '../vendor/requestedVendorIds.ts'

type Deps = RouteDeps & WithStores<'orders' | 'settings' | 'vendors'>

const figuresOf = (stored: StoredFigures, currency: CurrencyCode) => {
  const { orders, delivered, cancelled, late, median, ninetieth, spend } = stored
  return {
    orders,
    delivered,
    cancelled,
    late,
    seconds_to_deliver: median === null || ninetieth === null ? null : { median, ninetieth },
    spend: toNumber({ minor: spend, currency }),
  }
}

/** Converts an inclusive range of Unix seconds to moments. */
const rangeOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from: instantOf(from),
  to: endOfSecond(to),
})

/** The calendar days in the country's zone that the range touches; a problem if it is reversed or too long. */
const daysOrProblem = (query: { readonly from: number; readonly to: number }, timeZone: string) => {
  if (query.to < query.from) return new Problem('INVALID_REQUEST', { field: 'to', message: 'Must not be before from' })
  const days = daysWithin(rangeOf(query), timeZone)
  if (days.length <= OVERVIEW_DAYS) return days
  return new Problem('INVALID_REQUEST', {
    field: 'to',
    message: `Must be within ${OVERVIEW_DAYS} calendar days of from`,
    values: { days: OVERVIEW_DAYS },
  })
}

/** Route for the overview above the list of past orders and the totals below it. */
export const overviewRoute = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, overviewOrders, async ({ params, query, account, deployment }) => {
    const { timeZone, currency } = deployment.country
    const vendorIds = await requestedVendorIds(deps, {
      deployment,
      account,
      vendorId: params.vendorId,
      withOutlets: query.include_outlets,
    })
    const days = daysOrProblem(query, timeZone)
    if (days instanceof Problem) return days
    const range = rangeOf(query)
    const dayStarts = startsOf(days, timeZone)
    const {
      totals,
      days: stored,
      reasons,
      before,
      vendors,
    } = await deps.stores.orders.overview({
      deployment: deployment.id,
      vendorIds,
      ...range,
      dayStarts,
      before: rangeBefore(range, timeZone),
    })
    return {
      result: {
        totals: figuresOf(totals, currency),
        days: stored.map((figures, index) => ({ day: days[index] ?? '', ...figuresOf(figures, currency) })),
        reasons: byFrequency(reasons),
        before: figuresOf(before, currency),
        vendors: byOrders(vendors).map((of) => ({ vendor_id: of.vendorId, ...figuresOf(of, currency) })),
      },
    }
  })
  registerEndpoint(app, deps, totalOrders, async ({ params, query, account, deployment }) => {
    const { timeZone, currency } = deployment.country
    const vendorIds = await requestedVendorIds(deps, {
      deployment,
      account,
      vendorId: params.vendorId,
      withOutlets: query.include_outlets,
    })
    const days = daysOrProblem(query, timeZone)
    if (days instanceof Problem) return days
    const { orders, amounts, fees } = await deps.stores.orders.totals({
      deployment: deployment.id,
      vendorIds,
      ...rangeOf(query),
      ...(query.status && { status: query.status }),
      ...(query.ending && { ending: query.ending }),
      ...(query.customer_phone_number && { customerPhoneNumber: query.customer_phone_number }),
    })
    return {
      result: {
        orders,
        amounts: toNumber({ minor: amounts, currency }),
        fees: toNumber({ minor: fees, currency }),
      },
    }
  })
}
