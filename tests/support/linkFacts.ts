import type { LinkFacts } from '../../src/domain/order/liveness.ts'

/** A screen that has just been opened. */
export const UNHEARD: LinkFacts = {
  hasNetwork: true,
  socket: 'never',
  heardAt: undefined,
  lostAt: undefined,
  trueAt: undefined,
  askingSince: undefined,
  isRefused: false,
}
