import { overviewOrders, totalOrders } from '../../../contract/history.ts'
import type { OrderOverviewPort } from '../../application/ports/OrderOverview.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import type { OverviewFigures } from '../../domain/history/overview.ts'
import { SECOND } from '../../domain/instant.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { moneyOf } from '../../domain/pricing/money.ts'
import { unixSeconds } from './moment.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

type FiguresWire = (typeof overviewOrders)['answer']['Type']['result']['totals']

const figuresOf = (wire: FiguresWire, currency: CurrencyCode): OverviewFigures => {
  const seconds = wire.seconds_to_deliver
  return {
    orders: wire.orders,
    delivered: wire.delivered,
    cancelled: wire.cancelled,
    ...(wire.late !== undefined && { late: wire.late }),
    ...(seconds !== null && {
      toDeliver: { median: seconds.median * SECOND, ninetieth: seconds.ninetieth * SECOND },
    }),
    fees: moneyOf(wire.spend, currency),
  }
}

const rangeQuery = ({ includeOutlets, from, to }: Pick<HistoryQuery, 'includeOutlets' | 'from' | 'to'>) => ({
  from: unixSeconds(from),
  to: unixSeconds(to),
  ...(includeOutlets && { include_outlets: 'true' as const }),
})

/** The figures above the history and the totals below it, computed by the service. */
export const makeHttpOrderOverview = (portal: PortalHttp, currency: CurrencyCode): OrderOverviewPort => ({
  of: ({ vendorId, includeOutlets, from, to }) =>
    portal
      .call(overviewOrders, {
        params: { vendorId },
        query: rangeQuery({ includeOutlets, from, to }),
      })
      .pipe(
        mapAnswer(({ result: { totals, days, reasons, before, vendors } }) => ({
          totals: figuresOf(totals, currency),
          days: days.map(({ day, ...figures }) => ({ day, ...figuresOf(figures, currency) })),
          reasons,
          ...(before && { before: figuresOf(before, currency) }),
          ...(vendors && {
            vendors: vendors.map(({ vendor_id: id, ...figures }) => ({
              vendorId: id,
              ...figuresOf(figures, currency),
            })),
          }),
        })),
      ),
  totals: ({ vendorId, status, ending, phoneNumber, ...range }) =>
    portal
      .call(totalOrders, {
        params: { vendorId },
        query: {
          ...rangeQuery(range),
          ...(status !== 'ANY' && { status }),
          ...(ending && { ending }),
          ...(phoneNumber !== undefined && { customer_phone_number: phoneNumber }),
        },
      })
      .pipe(
        mapAnswer(({ result: { orders, amounts, fees } }) => ({
          orders,
          amounts: moneyOf(amounts, currency),
          fees: moneyOf(fees, currency),
        })),
      ),
})
