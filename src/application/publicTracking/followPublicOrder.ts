import { SECOND, type Instant } from '../../domain/instant.ts'
import { isFinished } from '../../domain/order/orderStatus.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import type { PublicOrder, OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import type { PageLifePort } from '../ports/PageLife.ts'
import type { PublicOrderAnswer, PublicOrdersPort } from '../ports/PublicOrders.ts'

/** Polling interval while the page is visible, in ms. */
export const POLL_INTERVAL = 20 * SECOND

/** The result of one poll. `at` is the time of the response by the device's clock. */
export type PollResult =
  | { readonly kind: 'seen'; readonly order: PublicOrder; readonly at: Instant }
  | Exclude<PublicOrderAnswer, { readonly kind: 'found' }>

export type FollowPublicOrder = (
  link: OrderLink,
  emit: (result: PollResult) => void,
  signal: AbortSignal,
) => Promise<void>

/**
 * Polls an order at once, every 20 s and whenever the page becomes visible, until its status is final (TRACK-28). An
 * older version never replaces a newer one. Resolves when it stops.
 */
export const followPublicOrder =
  ({ orders, page }: { readonly orders: PublicOrdersPort; readonly page: PageLifePort }): FollowPublicOrder =>
  async (link, emit, signal) => {
    let newest: PublicOrder | undefined
    while (!signal.aborted) {
      const answer = await orders.read(link, signal)
      if (signal.aborted) return
      if (answer.kind === 'found') {
        const { order } = answer
        newest = newest === undefined || supersedes(order, newest) ? order : { ...newest, answeredAt: order.answeredAt }
        emit({ kind: 'seen', order: newest, at: page.now() })
      } else emit(answer)
      if (answer.kind === 'unknown' || (newest !== undefined && isFinished(newest.status))) return
      const requestedWait = answer.kind === 'unavailable' ? (answer.retryAfter ?? 0) : 0
      await page.nextLook(Math.max(POLL_INTERVAL, requestedWait), signal)
    }
  }
