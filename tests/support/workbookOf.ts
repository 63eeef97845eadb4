import type { Workbook } from '../../src/domain/workbook/workbook.ts'

/** Rows of texts, as a sheet is written. */
export type BulkSheet = ReadonlyArray<ReadonlyArray<string>>

/** A workbook with one visible sheet of these texts. */
export const workbookOf = (texts: BulkSheet, name = 'Orders'): Workbook => ({
  sheets: [{ name, isHidden: false }],
  read: [
    {
      name,
      rows: texts.flatMap((cells, index) =>
        cells.some((text) => text.trim() !== '') ? [{ number: index + 1, cells }] : [],
      ),
      more: 0,
      isTooWide: false,
      hiddenColumns: [],
    },
  ],
})
