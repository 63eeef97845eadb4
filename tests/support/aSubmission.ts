import type { Submission } from '../../src/application/request/submitOrder.ts'
import { minus, SECOND } from '../../src/domain/instant.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { aDraft, aVendor } from './aVendor.ts'
import { NOON } from './memoryPortal.ts'

/** A paid order of a vendor, begun 42 s before noon; pass only what the test is about. */
export const aSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  purpose: NEW_ORDER,
  voucherCode: '',
  selectedSaveAddress: undefined,
  draft: aDraft(),
  vendor: aVendor(),
  availablePaymentMethods: ['PAID'],
  itemValue: { required: false, confirmed: false },
  fee: { fee: { minor: 8_900, currency: 'CZK' }, signature: 'shown' },
  business: true,
  mode: 'classic',
  startTime: minus(NOON, 42 * SECOND),
  ...overrides,
})
