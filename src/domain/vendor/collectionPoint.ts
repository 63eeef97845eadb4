import type { VendorId } from '../ids.ts'
import { allRefusals, type Rule } from '../rules.ts'
import { isEmailAddress } from '../session/emailAddress.ts'
import {
  originDraftOf,
  originRefusals,
  type OriginDraft,
  type OriginField,
  type OriginRefusalCode,
} from './originAddress.ts'
import type { Vendor } from './vendor.ts'
import { isBlank, trimText } from '../text/blank.ts'
import { plainText } from '../text/plainText.ts'

/** A collection point as a person types it. */
export interface CollectionPointDraft extends OriginDraft {
  readonly parentVendorId: VendorId
  /** The business's own id for it. */
  readonly clientVendorId: string
  readonly name: string
  readonly phone: string
  /** The street number, if it is known separately from the street. */
  readonly streetNumber?: string
  /** One entry per input, including empty ones; there is at least one (OUTLET-12). */
  readonly owners: ReadonlyArray<string>
}

/** The owners to send: the non-empty ones (OUTLET-21, PERM-05). */
export const givenOwners = (owners: ReadonlyArray<string>): ReadonlyArray<string> =>
  owners.map((owner) => trimText(owner)).filter((owner) => owner !== '')

/** Filters the input of a phone field: digits of any supported script, as 0-9, and plus signs (OUTLET-11). */
export const onlyPhoneCharacters = (text: string): string => plainText(text).replaceAll(/[^\d+]/g, '')

/** An empty draft (OUTLET-02). */
export const newCollectionPoint = (parentVendorId: VendorId): CollectionPointDraft => ({
  parentVendorId,
  clientVendorId: '',
  name: '',
  phone: '',
  owners: [''],
  text: '',
  unit: '',
  building: '',
  postalCode: '',
  city: '',
  notes: '',
  street: '',
  position: undefined,
})

/** The draft of an existing outlet. */
export const collectionPointOf = (outlet: Vendor): CollectionPointDraft => ({
  ...originDraftOf(outlet.location),
  parentVendorId: outlet.parentVendorId ?? '',
  clientVendorId: outlet.clientVendorId ?? '',
  name: outlet.name,
  phone: outlet.phone,
  street: outlet.location.street,
  streetNumber: outlet.location.streetNumber,
  owners: outlet.owners.length > 0 ? outlet.owners : [''],
})

export type CollectionPointField = OriginField | 'clientVendorId' | 'name' | 'phone' | 'owners'
export type CollectionPointRefusalCode =
  | OriginRefusalCode
  | 'client-id-missing'
  | 'label-missing'
  | 'phone-missing'
  | 'owner-invalid'
/** The translation key of each refusal's text (OUTLET-06 to OUTLET-10). */
export const COLLECTION_POINT_REFUSAL_KEYS = {
  'client-id-missing': 'outlet.client-id-missing',
  'label-missing': 'outlet.label-missing',
  'phone-missing': 'outlet.phone-missing',
  'owner-invalid': 'outlet.owner-invalid',
  'address-missing': 'outlet.address-missing',
  'coordinates-missing': 'outlet.address-missing',
  'address-too-long': 'request.address-too-long',
  'notes-too-long': 'request.notes-too-long',
} as const satisfies Readonly<Record<CollectionPointRefusalCode, string>>
export interface CollectionPointRefusal {
  readonly code: CollectionPointRefusalCode
  readonly field: CollectionPointField
  /** With `owners`: the index of the input. */
  readonly slot?: number
}

const filled = (
  name: string,
  field: 'clientVendorId' | 'name' | 'phone',
  code: CollectionPointRefusalCode,
): Rule<CollectionPointDraft, CollectionPointRefusal> => ({
  name,
  check: (draft) => (isBlank(draft[field]) ? { code, field } : undefined),
})

/** In order of precedence; the rules about the location follow. */
const OWN_RULES: ReadonlyArray<Rule<CollectionPointDraft, CollectionPointRefusal>> = [
  filled('it has an id of the business (OUTLET-06)', 'clientVendorId', 'client-id-missing'),
  filled('it has a label (OUTLET-07)', 'name', 'label-missing'),
  filled('it has a phone (OUTLET-08)', 'phone', 'phone-missing'),
]

const invalidOwners = (owners: ReadonlyArray<string>): ReadonlyArray<CollectionPointRefusal> =>
  owners.flatMap((owner, slot) =>
    isBlank(owner) || isEmailAddress(trimText(owner)) ? [] : [{ code: 'owner-invalid', field: 'owners', slot }],
  )

/** All refusals, the announced one first; each invalid owner is marked (OUTLET-06 to OUTLET-10). */
export const collectionPointRefusals = (draft: CollectionPointDraft): ReadonlyArray<CollectionPointRefusal> => [
  ...allRefusals(OWN_RULES, draft),
  ...originRefusals(draft),
  ...invalidOwners(draft.owners),
]
