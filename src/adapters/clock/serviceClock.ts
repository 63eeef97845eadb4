import { correctedOffset } from '../../domain/clockOffset.ts'
import type { Instant } from '../../domain/instant.ts'
import { OURS, type KeptTexts } from '../storage/keptTexts.ts'

/** Under this name the device keeps how many ms its clock is wrong; nothing when it is right. */
export const CLOCK_OFFSET = `${OURS}clock-offset`

/** The time as the service has it: the device's own, corrected by what answers say (ADR 23). */
export interface ServiceClock {
  readonly now: () => Instant
  /** An answer came to what was asked at that moment of the device. */
  readonly hear: (answer: Pick<Response, 'headers'>, askedAt: Instant) => void
}

const keptOffset = (local: KeptTexts): number => {
  const offset = Number(local.read(CLOCK_OFFSET))
  return Number.isFinite(offset) ? offset : 0
}

/** Starts with what the device learned before: a session kept by corrected time ends by corrected time. */
export const makeServiceClock = (local: KeptTexts): ServiceClock => {
  let offset = keptOffset(local)
  return {
    now: () => Date.now() + offset,
    hear: ({ headers }, askedAt) => {
      const told = Date.parse(headers.get('date') ?? '')
      if (Number.isNaN(told)) return
      const before = offset
      offset = correctedOffset(offset, { told, askedAt, answeredAt: Date.now() })
      if (offset === before) return
      if (offset === 0) local.forget(CLOCK_OFFSET)
      else local.keep(CLOCK_OFFSET, String(offset))
    },
  }
}
