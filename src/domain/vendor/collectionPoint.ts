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

/** A collection point as a person says it: whose it is, what it is called, who owns it, and where it is. */
export interface CollectionPointDraft extends OriginDraft {
  readonly parentVendorId: VendorId
  /** The business's own name for it. */
  readonly clientVendorId: string
  readonly name: string
  readonly phone: string
  /** Where it is known apart from the street. */
  readonly streetNumber?: string
  /** One slot each, empty ones too; there is always a first (OUTLET-12). */
  readonly owners: ReadonlyArray<string>
}

/** What is sent of owners: those that were given (OUTLET-21, PERM-05). */
export const givenOwners = (owners: ReadonlyArray<string>): ReadonlyArray<string> =>
  owners.map((owner) => owner.trim()).filter((owner) => owner !== '')

/** What a phone input keeps of what is typed: digits and plus signs (OUTLET-11). */
export const onlyPhoneCharacters = (text: string): string => text.replaceAll(/[^\d+]/g, '')

/** Nothing is known yet (OUTLET-02). */
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

/** What is known of an outlet already. */
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
export interface CollectionPointRefusal {
  readonly code: CollectionPointRefusalCode
  readonly field: CollectionPointField
  /** Which of the owners' slots, from 0; of owners only. */
  readonly slot?: number
}

const filled = (
  name: string,
  field: 'clientVendorId' | 'name' | 'phone',
  code: CollectionPointRefusalCode,
): Rule<CollectionPointDraft, CollectionPointRefusal> => ({
  name,
  check: (draft) => (draft[field].trim() === '' ? { code, field } : undefined),
})

/** The order is the precedence; the rules about the place come after them. */
const OWN_RULES: ReadonlyArray<Rule<CollectionPointDraft, CollectionPointRefusal>> = [
  filled('it has an id of the business (OUTLET-06)', 'clientVendorId', 'client-id-missing'),
  filled('it has a label (OUTLET-07)', 'name', 'label-missing'),
  filled('it has a phone (OUTLET-08)', 'phone', 'phone-missing'),
]

const invalidOwners = (owners: ReadonlyArray<string>): ReadonlyArray<CollectionPointRefusal> =>
  owners.flatMap((owner, slot) =>
    owner.trim() === '' || isEmailAddress(owner.trim()) ? [] : [{ code: 'owner-invalid', field: 'owners', slot }],
  )

/** Everything that is wrong, what is announced first; each owner that is no address is marked (OUTLET-06 to OUTLET-10). */
export const collectionPointRefusals = (draft: CollectionPointDraft): ReadonlyArray<CollectionPointRefusal> => [
  ...allRefusals(OWN_RULES, draft),
  ...originRefusals(draft),
  ...invalidOwners(draft.owners),
]
