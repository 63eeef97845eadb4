import { Effect } from 'effect'
import { historySearch, mayBePhone } from '../../domain/history/historySearch.ts'
import type { VendorId } from '../../domain/ids.ts'
import { loadCodeEffect } from '../lateCode/loadCodeEffect.ts'
import { fetchCode } from '../lateCode/fetchCode.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'

/**
 * Interprets a search text: an order id (HIST-11), a phone number (HIST-12), or part of any text. Loads the numbering
 * plans only if the text may be a number.
 */
export const parseSearch = Effect.fn('parseSearch')(function* (text: string, vendorIds: ReadonlyArray<VendorId>) {
  if (!mayBePhone(text)) return historySearch(text, vendorIds, undefined)
  const { country } = yield* CurrentDeployment
  const { validPhone } = yield* loadCodeEffect(() => fetchCode(() => import('../../domain/request/customerPhone.ts')))
  return historySearch(text, vendorIds, validPhone(text, country.code))
})
