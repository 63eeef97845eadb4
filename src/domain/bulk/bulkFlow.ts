/** The steps of a bulk order, in order (BULK-06). */
export const BULK_STEPS = [
  'AskExcelFile',
  'UploadingExcelFile',
  'ShowPreprocessResults',
  'ShowOrderPlacementResults',
] as const
export type BulkStep = (typeof BULK_STEPS)[number]

export const BULK_EVENTS = [
  'file-sent',
  'preprocessed',
  'orders-placed',
  'failed',
  'another-file',
  'vendor-changed',
] as const
export type BulkEvent = (typeof BULK_EVENTS)[number]

interface Transition {
  readonly from: 'any' | BulkStep
  readonly event: BulkEvent
  readonly to: BulkStep
}

/** All transitions. Declining to place the orders is none: it changes nothing (BULK-08). */
const BULK_TRANSITIONS: ReadonlyArray<Transition> = [
  { from: 'AskExcelFile', event: 'file-sent', to: 'UploadingExcelFile' },
  { from: 'UploadingExcelFile', event: 'preprocessed', to: 'ShowPreprocessResults' },
  { from: 'ShowPreprocessResults', event: 'orders-placed', to: 'ShowOrderPlacementResults' },
  // BULK-10, BULK-11.
  { from: 'any', event: 'failed', to: 'AskExcelFile' },
  { from: 'any', event: 'another-file', to: 'AskExcelFile' },
  { from: 'any', event: 'vendor-changed', to: 'AskExcelFile' },
]

/** The step after an event. An event without a transition from this step changes nothing. */
export const bulkStepAfter = (step: BulkStep, event: BulkEvent): BulkStep =>
  BULK_TRANSITIONS.find((one) => one.event === event && (one.from === 'any' || one.from === step))?.to ?? step
