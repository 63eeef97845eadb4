import { Effect } from 'effect'
import { passesOutcome } from '../../domain/history/historyStatus.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import { loadCodeEffect } from '../lateCode/loadCodeEffect.ts'
import { fetchCode } from '../lateCode/fetchCode.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { OrderRepository, type OrderPage } from '../ports/OrderRepository.ts'

/** Orders per page (HIST-08, CONST-12, CONST-13). */
const PAGE = 30
const PAGE_WITH_OUTLETS = 50

export interface PastOrdersPage {
  /** The key of the page, which the previous page returned (HIST-09). Absent for the first page. */
  readonly paginationKey?: string
  /** Restricts the page to the customer with this E.164 number (HIST-12). */
  readonly phoneNumber?: string
}

/** The service may not support the filters by number and outcome, so they are applied here again. */
const passing = Effect.fnUntraced(function* (page: OrderPage, query: HistoryQuery, phoneNumber: string | undefined) {
  const orders = page.orders.filter((order) => passesOutcome(order, query))
  if (phoneNumber === undefined) return orders
  const { country } = yield* CurrentDeployment
  const { customerPhone } = yield* loadCodeEffect(() =>
    fetchCode(() => import('../../domain/request/customerPhone.ts')),
  )
  return orders.filter(({ customer }) => customerPhone(customer.phoneNumber, country.code) === phoneNumber)
})

/** Loads one page of past orders, newest first (HIST-08, HIST-09, HIST-12, HIST-16). */
export const pastOrders = Effect.fn('pastOrders')(function* (
  query: HistoryQuery,
  { paginationKey, phoneNumber }: PastOrdersPage = {},
) {
  const { status, ending, ...range } = query
  const repository = yield* OrderRepository
  const page = yield* repository.list({
    ...range,
    count: query.includeOutlets ? PAGE_WITH_OUTLETS : PAGE,
    scheduled: false,
    ...(status !== 'ANY' && { status }),
    ...(ending !== undefined && { ending }),
    ...(paginationKey !== undefined && { paginationKey }),
    ...(phoneNumber !== undefined && { customerPhoneNumber: phoneNumber }),
  })
  const answer: OrderPage = { ...page, orders: yield* passing(page, query, phoneNumber) }
  return answer
})
