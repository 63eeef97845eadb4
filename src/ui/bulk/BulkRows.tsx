import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../../domain/format/numbers.ts'
import { BULK_ROW_CHOICES, chosenBulkRows, type BulkJobRow, type BulkRowChoice } from '../../domain/bulk/bulkJob.ts'
import type { VendorId } from '../../domain/ids.ts'
import { shownDecimals } from '../../domain/pricing/shownDecimals.ts'
import { usePortal } from '../frame/Portal.ts'
import { inRem } from '../kit/inRem.ts'
import { useLocalization } from '../kit/localization.ts'
import { useDistanceAbove } from '../kit/useDistanceAbove.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { useMedia } from '../kit/useMedia.ts'
import { BulkRow } from './BulkRow.tsx'

const COLUMNS = [
  { name: 'number', textId: 'bulk-rows-number' },
  { name: 'status', textId: 'order-status' },
  { name: 'customer', textId: 'request-name' },
  { name: 'address', textId: 'bulk-rows-address' },
  { name: 'order', textId: 'bulk-rows-order' },
  { name: 'payment', textId: 'request-payment-methods' },
  { name: 'point', textId: 'shell-branch-title' },
  { name: 'delivery', textId: 'bulk-rows-delivery' },
  { name: 'fee', textId: 'field-delivery-fee' },
] as const

/** Below this width each row is a card. The width and the least heights, in pixels, must match the style sheet. */
const AS_CARDS = '(width < 1100px)'
const ROW_HEIGHT = inRem(76)
const CARD_HEIGHT = inRem(232)

const PANEL_ID = 'bulk-rows-panel'
const tabId = (choice: BulkRowChoice) => `bulk-rows-${choice}`

interface Props {
  readonly rows: ReadonlyArray<BulkJobRow>
  readonly vendorId: VendorId
}

/** The rows of a job (BULK-14), virtualized for jobs of up to ten thousand rows. */
export const BulkRows = observer(function BulkRows({ rows, vendorId }: Props) {
  const { l10n } = useLocalization()
  const [choice, setChoice] = useState<BulkRowChoice>('all')
  const shown = chosenBulkRows(rows, choice)
  const { deployment, locale } = usePortal()
  const { currency } = deployment.country
  const decimals = useMemo(
    () =>
      shownDecimals(
        currency,
        rows.map(({ deliveryFee }) => deliveryFee),
      ),
    [currency, rows],
  )
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
      <Tabs
        label={l10n.getString('bulk-rows-shown')}
        value={choice}
        choose={setChoice}
        idOf={tabId}
        panelId={PANEL_ID}
        tabs={BULK_ROW_CHOICES.map((value) => ({
          value,
          label: l10n.getString(`bulk-show-${value}`),
          count: formatNumber(chosenBulkRows(rows, value).length, locale),
        }))}
      />
      <div className="bulk-result-rows" role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(choice)}>
        <table aria-label={l10n.getString('bulk-rows')} aria-rowcount={shown.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {COLUMNS.map(({ name, textId }) => (
                <th key={name} scope="col" className={name}>
                  {l10n.getString(textId)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={area} style={{ blockSize: `${virtual.getTotalSize()}px` }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = shown[index]
              return (
                row && (
                  <BulkRow
                    key={row.id}
                    measure={virtual.measureElement}
                    row={row}
                    index={index}
                    top={start - scrollMargin}
                    vendorId={vendorId}
                    decimals={decimals}
                  />
                )
              )
            })}
          </tbody>
        </table>
        {shown.length === 0 && <p className="bulk-no-rows">{l10n.getString('bulk-show-none')}</p>}
      </div>
    </section>
  )
})
