import type { RequestDraft } from './requestDraft.ts'

const DETAILS = [
  'destinationUnitNumber',
  'destinationBuilding',
  'destinationCity',
  'destinationArea',
  'riderNotes',
] as const satisfies ReadonlyArray<keyof RequestDraft>

/** What an address brought into the other fields of a draft: a suggestion, a saved customer, a link, an earlier order. */
export type BroughtDetails = Partial<Pick<RequestDraft, (typeof DETAILS)[number]>>

/** Details that only a person who types them knows. */
export const TYPED_DETAILS = ['destinationUnitNumber', 'destinationBuilding'] as const
export type TypedDetail = (typeof TYPED_DETAILS)[number]

/** The details among these values, without empty ones. */
export const detailsIn = (values: Partial<RequestDraft>): BroughtDetails =>
  Object.fromEntries(DETAILS.flatMap((field) => (values[field] ? [[field, values[field]]] : [])))
