import type { Order } from '../../domain/order/order.ts'

/** Caches the result for each order object. */
export const memoizeMatches = (matches: (order: Order) => boolean): ((order: Order) => boolean) => {
  const answers = new WeakMap<Order, boolean>()
  return (order) => {
    const known = answers.get(order)
    if (known !== undefined) return known
    const answer = matches(order)
    answers.set(order, answer)
    return answer
  }
}
