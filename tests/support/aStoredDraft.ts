import type { StoredDraft } from '../../src/application/ports/DraftStore.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { aSession } from './aSession.ts'
import { aDraft } from './aVendor.ts'

/** A new order that the user of `aSession` has typed for the bistro; pass only what the test is about. */
export const aStoredDraft = (overrides: Partial<StoredDraft> = {}): StoredDraft => ({
  userId: aSession(instantAt(0)).user.id,
  vendorId: 'bistro',
  purpose: NEW_ORDER,
  draft: aDraft(),
  voucherCode: '',
  selectedSaveAddress: undefined,
  key: 'intent-1',
  ...overrides,
})
