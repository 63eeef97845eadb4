import type { Order } from '../../domain/order/order.ts'

/** Keeps the answer for each order object; an object is tested once. */
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
