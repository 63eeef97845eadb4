import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { BULK_ROW_CHOICES, chosenBulkRows, type BulkJobRow, type BulkRowChoice } from '../../domain/bulk/bulkJob.ts'
import type { VendorId } from '../../domain/ids.ts'
import { useLocalization } from '../kit/localization.ts'
import { useDistanceAbove } from '../kit/useDistanceAbove.ts'
import { useMedia } from '../kit/useMedia.ts'
import { BulkRow } from './BulkRow.tsx'

const COLUMNS = ['number', 'status', 'customer', 'address', 'order', 'payment', 'point', 'delivery', 'fee'] as const

/** Below this width each row is a card. The width and the heights, in pixels, must match the style sheet. */
const AS_CARDS = '(width < 1100px)'
const ROW_HEIGHT = 76
const CARD_HEIGHT = 232

interface Props {
  readonly rows: ReadonlyArray<BulkJobRow>
  readonly vendorId: VendorId
}

/** The rows of a job (BULK-14), virtualized for jobs of up to ten thousand rows. */
export const BulkRows = observer(function BulkRows({ rows, vendorId }: Props) {
  const { l10n } = useLocalization()
  const [choice, setChoice] = useState<BulkRowChoice>('all')
  const shown = chosenBulkRows(rows, choice)
  const height = useMedia(AS_CARDS) ? CARD_HEIGHT : ROW_HEIGHT
  const area = useRef<HTMLTableSectionElement>(null)
  const scrollMargin = useDistanceAbove(area)
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => height,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 8,
    scrollMargin,
    useFlushSync: false,
  })
  useEffect(() => virtual.measure(), [virtual, height])
  return (
    <section className="bulk-result-card">
      <fieldset className="bulk-choice">
        <legend className="visually-hidden">{l10n.getString('bulk-rows-shown')}</legend>
        {BULK_ROW_CHOICES.map((one) => (
          <label key={one} className="segment">
            <input type="radio" name="bulk-result-rows" checked={one === choice} onChange={() => setChoice(one)} />
            {l10n.getString(`bulk-show-${one}`, { count: chosenBulkRows(rows, one).length })}
          </label>
        ))}
      </fieldset>
      <div className="bulk-result-rows">
        <table aria-label={l10n.getString('bulk-rows')} aria-rowcount={shown.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={column}>
                  {l10n.getString(`bulk-rows-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={area} style={{ blockSize: `${shown.length * height}px` }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = shown[index]
              return (
                row && <BulkRow key={row.id} row={row} index={index} top={start - scrollMargin} vendorId={vendorId} />
              )
            })}
          </tbody>
        </table>
        {shown.length === 0 && <p className="bulk-no-rows">{l10n.getString('bulk-show-none')}</p>}
      </div>
    </section>
  )
})
