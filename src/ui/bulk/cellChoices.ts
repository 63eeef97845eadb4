import type { BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import type { BulkPaymentType } from '../../domain/payment/bulkPaymentType.ts'
import type { Localization } from '../kit/localization.ts'
import { shownCell } from './bulkTexts.ts'

export interface CellChoice {
  readonly value: string
  readonly words: string
}

/** The valid texts of cells that do not accept free text. */
export interface CellChoices {
  readonly collectionPoints: ReadonlyArray<string>
  readonly paymentTypes: ReadonlyArray<BulkPaymentType>
}

/** The choices of a column; `undefined` if it accepts free text. */
export const choicesOf = (
  l10n: Localization,
  column: BulkColumn,
  { collectionPoints, paymentTypes }: CellChoices,
): ReadonlyArray<CellChoice> | undefined => {
  if (column === 'collectionPoint')
    return [
      { value: '', words: l10n.getString('bulkfile-own-point') },
      ...collectionPoints.map((name) => ({ value: name, words: name })),
    ]
  return column === 'paymentType'
    ? paymentTypes.map((type) => ({ value: type, words: shownCell(l10n, column, type) }))
    : undefined
}

/** The choices for filling many rows: those of the column, or "as soon as possible" for the delivery time. */
export const fillChoicesOf = (
  l10n: Localization,
  column: BulkColumn,
  choices: CellChoices,
): ReadonlyArray<CellChoice> | undefined =>
  column === 'deliverAt'
    ? [{ value: '', words: l10n.getString('request-time-asap') }]
    : choicesOf(l10n, column, choices)
