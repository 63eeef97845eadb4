import { originFieldId } from '../address/OriginFields.tsx'
import type { WantsFocus } from './CollectionPointViewModel.ts'

/** Of the ids of the dialog: a form behind it may ask for an address, too. */
export const OUTLET_SCOPE = 'outlet'

/** The element of a field or a button; owners have one each. */
export const outletFieldId = ({ at, slot }: WantsFocus): string =>
  slot === undefined ? originFieldId(OUTLET_SCOPE, at) : `${originFieldId(OUTLET_SCOPE, at)}-${slot}`
