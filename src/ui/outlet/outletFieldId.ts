import { originFieldId } from '../address/OriginFields.tsx'
import type { FocusTarget } from './CollectionPointViewModel.ts'

/** The prefix of the dialog's element ids: a form behind the dialog may contain an address, too. */
export const OUTLET_SCOPE = 'outlet'

/** The element id of a field or a button; owners have one each. */
export const outletFieldId = ({ at, slot }: FocusTarget): string =>
  slot === undefined ? originFieldId(OUTLET_SCOPE, at) : `${originFieldId(OUTLET_SCOPE, at)}-${slot}`
