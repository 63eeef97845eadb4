import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { DATE_PRESETS, daysOf, MAX_RANGE, type DatePreset, type Days } from '../../domain/history/dateRange.ts'
import { DEFAULT_FILTERS } from '../../domain/history/historyFilters.ts'
import { areOver } from '../../domain/history/change.ts'
import { COUNTED_ENDINGS, statusOfEnding, type CountedEnding } from '../../domain/history/ending.ts'
import type { HistoryStatus } from '../../domain/history/historyQuery.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { useLocalization } from '../kit/localization.ts'
import { Segmented } from '../kit/Segmented.tsx'
import { Select } from '../kit/Select.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { Tick } from '../kit/Tick.tsx'
import { useMedia } from '../kit/useMedia.ts'
import { ENDING_TEXTS } from './endingWords.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'
import { PHONE } from './phone.ts'
import { trackingAddress } from '../paths/links.ts'

const STATUSES = ['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'delivered-late', 'CANCELLED'] as const

const STATUS_TEXTS = {
  ANY: 'history-status-any',
  NEW: 'order-list-new',
  COLLECTED: 'order-list-collected',
  DELIVERED: 'order-list-delivered',
  CANCELLED: 'order-list-cancelled',
  ...ENDING_TEXTS,
} as const satisfies Readonly<Record<HistoryStatus | CountedEnding, TextId>>

export type HistoryFilterView = Pick<
  HistoryViewModel,
  'dateRefusal' | 'days' | 'filters' | 'outletId' | 'show' | 'today'
>

/** The filters: days (HIST-01), outcome (HIST-07, HIST-19), and which outlets are included (PERM-01, HIST-20). */
export const HistoryFilterBar = observer(function HistoryFilterBar({ view }: { readonly view: HistoryFilterView }) {
  const { l10n } = useLocalization()
  const isPhone = useMedia(PHONE)
  const { range, status, ending } = view.filters ?? DEFAULT_FILTERS
  /** A custom range starts with the days that are shown. */
  const ranges = {
    options: DATE_PRESETS.map((value) => ({ value, label: l10n.getString(`history-range-${value}`) })),
    choose: (preset: DatePreset) =>
      view.show({ range: preset === 'custom' ? { preset, ...daysOf(range, view.today) } : { preset } }),
  }
  // A reason is offered while it is chosen; the overview has them all.
  const outcomes = ending === undefined || ending === 'delivered-late' ? STATUSES : [...STATUSES, ending]
  return (
    <div className="history-filters">
      {isPhone ? (
        <Select aria-label={l10n.getString('history-range')} value={range.preset} {...ranges} />
      ) : (
        <Segmented
          label={l10n.getString('history-range')}
          name="history-range"
          value={view.filters && range.preset}
          {...ranges}
        />
      )}
      <Select
        aria-label={l10n.getString('order-status')}
        value={ending ?? status}
        options={outcomes.map((value) => ({ value, label: l10n.getString(STATUS_TEXTS[value]) }))}
        choose={(one) => view.show(isEnding(one) ? { status: statusOfEnding(one), ending: one } : { status: one })}
      />
      {range.preset === 'custom' && <CustomDays view={view} days={range} />}
      <Outlets view={view} />
      <Today view={view} />
    </div>
  )
})

const isEnding = (one: HistoryStatus | CountedEnding): one is CountedEnding =>
  COUNTED_ENDINGS.some((ending) => ending === one)

/** Says where the orders of today are, unless they are among the chosen days. */
const Today = observer(function Today({ view }: { readonly view: HistoryFilterView }) {
  const { vendors } = usePortal()
  const { l10n } = useLocalization()
  if (view.days === undefined || !areOver(view.days, view.today)) return null
  return (
    <Link className="history-today" to={trackingAddress(vendors.selected?.id)}>
      {l10n.getString('history-today')}
    </Link>
  )
})

interface CustomDaysProps {
  readonly view: HistoryFilterView
  readonly days: Days
}

const CustomDays = observer(function CustomDays({ view, days }: CustomDaysProps) {
  const { l10n } = useLocalization()
  const { dateRefusal: refusal } = view
  return (
    <div className="history-days">
      <DayField field="from" view={view} days={days} />
      <span aria-hidden="true">–</span>
      <DayField field="to" view={view} days={days} />
      {refusal && (
        <div className="history-problem" id={problemId(refusal.field)} role="alert">
          <FieldMessage tone="problem">
            {l10n.getString(`history-date-${refusal.code}`, { days: MAX_RANGE })}
          </FieldMessage>
        </div>
      )}
    </div>
  )
})

const problemId = (field: keyof Days): string => `history-${field}-problem`

/** While a date is incomplete, the browser reports an empty value; that counts only when the field loses the focus. */
const DayField = observer(function DayField({ field, view, days }: CustomDaysProps & { readonly field: keyof Days }) {
  const { l10n } = useLocalization()
  const day = days[field]
  const [typed, setTyped] = useState(day)
  useEffect(() => setTyped(day), [day])
  const isWrong = view.dateRefusal?.field === field
  const change = (next: string) => view.show({ range: { preset: 'custom', ...days, [field]: next } })
  return (
    <TextInput
      type="date"
      dir={undefined}
      id={`history-${field}`}
      aria-label={l10n.getString(`history-${field}`)}
      value={typed}
      max={view.today}
      aria-invalid={isWrong}
      {...(isWrong && { 'aria-describedby': problemId(field) })}
      change={(value) => {
        setTyped(value)
        if (value !== '') change(value)
      }}
      onBlur={() => typed !== day && change(typed)}
    />
  )
})

/** For parent vendors, if the country allows it (PERM-01, NAV-10, NAV-13); with the outlets, a choice of one (HIST-20). */
const Outlets = observer(function Outlets({ view }: { readonly view: HistoryFilterView }) {
  const { vendors, notices } = usePortal()
  const { l10n } = useLocalization()
  const { selected, outletsIncluded, outletsAllowed } = vendors
  if (!outletsAllowed || selected?.isParent !== true) return null
  const toggle = () => {
    vendors.toggleOutlets()
    if (vendors.outletsIncluded)
      notices.notifyWhile(() => vendors.outletsIncluded, 'success', { id: 'shell-outlets-included' })
  }
  return (
    <>
      {(outletsIncluded || view.outletId !== undefined) && (
        <Select<string>
          aria-label={l10n.getString('shell-branch-title')}
          value={view.outletId ?? ''}
          options={[
            { value: '', label: l10n.getString('history-outlet-any') },
            ...[selected, ...selected.outlets].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          choose={(id) => view.show({ vendorId: id || undefined })}
        />
      )}
      <Tick isOn={outletsIncluded} change={toggle}>
        {l10n.getString('shell-include-outlets')}
      </Tick>
    </>
  )
})
