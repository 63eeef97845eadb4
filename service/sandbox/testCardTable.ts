import { TEST_CARDS } from '../payment/testCards.ts'
import type { AddCall } from './sandboxRoutes.ts'

/** The cards that can be paid with here, and what happens then. */
export const testCardTable = (call: AddCall): void =>
  call('GET', '/cards', () => Promise.resolve(TEST_CARDS.map(({ number, says }) => ({ number, says }))))
