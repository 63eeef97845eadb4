import type { UnderstoodFile } from '../../domain/bulk/bulkFile.ts'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import type { UnusableFile } from './bulkTexts.ts'

/** The progress of a chosen file. */
export type BulkFileState =
  | { readonly kind: 'asking' }
  /** `rows` is `undefined` until the file is read. */
  | { readonly kind: 'reading'; readonly name: string; readonly checked: number; readonly rows: number | undefined }
  | { readonly kind: 'refused'; readonly name: string; readonly because: UnusableFile }
  /** The file has no faults and is sent as it is (BULK-07). */
  | { readonly kind: 'ready'; readonly name: string; readonly step: 'sending' | 'not-sent' }
  | {
      readonly kind: 'correcting'
      readonly name: string
      readonly step: 'typing' | 'asked-to-send' | 'asked-to-leave' | 'sending' | 'not-sent'
      readonly grid: BulkGridViewModel
      /** Absent for rows that the service refused: they come from no file. */
      readonly understood: UnderstoodFile | undefined
    }

type NotOpened =
  | { readonly _tag: 'SpreadsheetFailed' | 'ServiceUnavailable' }
  | { readonly _tag: 'BulkFileRefused'; readonly refusal: UnusableFile }

/** The reason why a file could not be opened. */
export const unusableAs = (failure: NotOpened): UnusableFile =>
  failure._tag === 'BulkFileRefused' ? failure.refusal : { code: 'not-opened' }
