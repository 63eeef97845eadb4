import type { LinkFacts } from '../../src/domain/order/liveness.ts'

/** The state of a newly opened screen. */
export const UNHEARD: LinkFacts = {
  hasNetwork: true,
  socket: 'never',
  lastMessageAt: undefined,
  lostAt: undefined,
  trueAt: undefined,
  askingSince: undefined,
  isRefused: false,
}
