import { correctedOffset } from '../../domain/clockOffset.ts'
import { instantAt, type Instant } from '../../domain/instant.ts'
import { KEY_PREFIX, type TextStorage } from '../storage/textStorage.ts'
import { deviceNow } from './deviceNow.ts'

/** The storage key of the device clock's offset in ms; absent if the clock is correct. */
export const CLOCK_OFFSET = `${KEY_PREFIX}clock-offset`

/** The time by the service's clock: the device's clock, corrected by the `Date` headers of answers (ADR 23). */
export interface ServiceClock {
  readonly now: () => Instant
  /** Reports an answer and the device's time of its request. */
  readonly synchronize: (answer: Pick<Response, 'headers'>, askedAt: Instant) => void
}

const keptOffset = (local: TextStorage): number => {
  const offset = Number(local.read(CLOCK_OFFSET))
  return Number.isFinite(offset) ? offset : 0
}

/** Starts with the stored offset, so that a session stored with corrected times also expires by corrected time. */
export const makeServiceClock = (local: TextStorage): ServiceClock => {
  let offset = keptOffset(local)
  return {
    now: () => instantAt(Date.now() + offset),
    synchronize: ({ headers }, askedAt) => {
      const serviceTime = Date.parse(headers.get('date') ?? '')
      if (Number.isNaN(serviceTime)) return
      const before = offset
      offset = correctedOffset(offset, { serviceTime: instantAt(serviceTime), askedAt, answeredAt: deviceNow() })
      if (offset === before) return
      if (offset === 0) local.forget(CLOCK_OFFSET)
      else local.keep(CLOCK_OFFSET, String(offset))
    },
  }
}
