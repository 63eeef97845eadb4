import type { LinkFacts } from '../../src/domain/order/liveness.ts'

/** The state of a newly opened screen. */
export const UNHEARD: LinkFacts = {
  hasNetwork: true,
  socket: 'never',
  heardAt: undefined,
  lostAt: undefined,
  trueAt: undefined,
  askingSince: undefined,
  isRefused: false,
}
