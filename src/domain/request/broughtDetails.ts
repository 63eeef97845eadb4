import type { AddressDetails } from '../address/formAddress.ts'
import type { RequestDraft } from './requestDraft.ts'

/** The field of a draft for each detail of its address. */
const FIELDS = {
  unit: 'destinationUnitNumber',
  building: 'destinationBuilding',
  city: 'destinationCity',
  area: 'destinationArea',
  notes: 'riderNotes',
} as const
const ENTRIES = Object.entries(FIELDS) as ReadonlyArray<[keyof typeof FIELDS, (typeof FIELDS)[keyof typeof FIELDS]]>

/** What an address brought into the other fields of a draft: a suggestion, a saved customer, a link, an earlier order. */
export type BroughtDetails = Partial<Pick<RequestDraft, (typeof FIELDS)[keyof typeof FIELDS]>>

/** The details among these values, without empty ones. */
export const detailsIn = (values: Partial<RequestDraft>): BroughtDetails =>
  Object.fromEntries(ENTRIES.flatMap(([, field]) => (values[field] ? [[field, values[field]]] : [])))

/** The details under their names in an address. */
export const addressDetails = (values: BroughtDetails): AddressDetails =>
  Object.fromEntries(
    ENTRIES.flatMap(([detail, field]) => (values[field] === undefined ? [] : [[detail, values[field]]])),
  )

/** The details under their names in a draft. */
export const draftDetails = (details: AddressDetails): BroughtDetails =>
  Object.fromEntries(
    ENTRIES.flatMap(([detail, field]) => (details[detail] === undefined ? [] : [[field, details[detail]]])),
  )
