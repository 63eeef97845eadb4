import { minus, MINUTE, plus, type Instant } from '../instant.ts'
import { estimateAge, pickUpMinutes } from '../order/estimates.ts'
import { leftUntil, wholeMinutes, type TimePromise } from '../order/timePromise.ts'
import { ASAP_WITHIN, type DeliveryTime } from './deliveryTime.ts'

interface Expected {
  readonly time: DeliveryTime
  /** Minutes from now to the pick-up; absent or 0 if unknown (REQ-04). */
  readonly pickUp?: number | undefined
  /** Minutes from now to the drop-off. */
  readonly dropOff?: number | undefined
  /** When they were estimated; absent for the vendor's usual time. */
  readonly estimatedAt?: Instant | undefined
  /** In minutes. */
  readonly minimumEta: number
  readonly now: Instant
}

/**
 * The times of an order that is placed now: pick-up, then drop-off (TIME-04). A pick-up below the country's minimum is
 * moved to it, and the drop-off with it (REQ-40). An order for later is dropped off at its time, and picked up as long
 * before as the ride takes.
 */
export const requestPromises = (expected: Expected): ReadonlyArray<TimePromise> => {
  const { time, pickUp = 0, dropOff, estimatedAt, minimumEta, now } = expected
  const age = estimatedAt && estimateAge(estimatedAt, now)
  const promise = (kind: TimePromise['kind'], at: Instant): TimePromise => {
    const left = leftUntil(at, now, kind)
    const isOld = kind !== 'due' && age !== undefined
    return { kind, at, ...(left !== undefined && { left }), ...(isOld && { age: wholeMinutes(age) }) }
  }
  const riding = pickUp > 0 && dropOff !== undefined && dropOff >= pickUp ? Math.ceil(dropOff - pickUp) : undefined
  if (time.kind === 'LATER') {
    const due = promise('due', time.at)
    const collected = riding === undefined ? undefined : minus(time.at, riding * MINUTE)
    return collected !== undefined && collected >= now ? [promise('pick-up', collected), due] : [due]
  }
  const asap = promise('due', plus(now, ASAP_WITHIN))
  if (pickUp <= 0) return [asap]
  const collected = promise('pick-up', plus(now, pickUpMinutes(Math.ceil(pickUp), minimumEta) * MINUTE))
  if (riding !== undefined) return [collected, promise('drop-off', plus(collected.at, riding * MINUTE))]
  return collected.at <= asap.at ? [collected, asap] : [collected]
}
