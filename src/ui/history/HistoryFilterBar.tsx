import { ErrorIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { DATE_PRESETS, daysOf, LONGEST_RANGE, type DatePreset, type Days } from '../../domain/history/dateRange.ts'
import { DEFAULT_FILTERS } from '../../domain/history/historyFilters.ts'
import { HISTORY_STATUSES, type HistoryStatus } from '../../domain/history/historyQuery.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'

const STATUS_TEXTS = {
  ANY: 'history-status-any',
  NEW: 'history-status-new',
  COLLECTED: 'history-status-collected',
  DELIVERED: 'history-status-delivered',
  CANCELLED: 'history-status-cancelled',
} as const satisfies Readonly<Record<HistoryStatus, TextId>>

export type HistoryFilterView = Pick<HistoryViewModel, 'filters' | 'today' | 'dateRefusal' | 'show'>

/** The filters: days and status (HIST-01, HIST-07), and whether outlets are included (PERM-01). */
export const HistoryFilterBar = observer(function HistoryFilterBar({ view }: { readonly view: HistoryFilterView }) {
  const { l10n } = useLocalization()
  const { range, status } = view.filters ?? DEFAULT_FILTERS
  /** A custom range starts with the days that are shown. */
  const choose = (preset: DatePreset) =>
    view.show({ range: preset === 'custom' ? { preset, ...daysOf(range, view.today) } : { preset } })
  return (
    <div className="history-filters">
      <fieldset>
        <legend className="visually-hidden">{l10n.getString('history-range')}</legend>
        <div className="history-segments">
          {DATE_PRESETS.map((preset) => (
            <label key={preset} className="segment">
              <input
                type="radio"
                name="history-range"
                checked={view.filters !== undefined && range.preset === preset}
                onChange={() => choose(preset)}
              />
              <span>{l10n.getString(`history-range-${preset}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {range.preset === 'custom' && <CustomDays view={view} days={range} />}
      <label className="history-status">
        <span className="visually-hidden">{l10n.getString('history-status')}</span>
        <select
          value={status}
          onChange={({ currentTarget: { value } }) =>
            view.show({ status: HISTORY_STATUSES.find((one) => one === value) ?? 'ANY' })
          }
        >
          {HISTORY_STATUSES.map((one) => (
            <option key={one} value={one}>
              {l10n.getString(STATUS_TEXTS[one])}
            </option>
          ))}
        </select>
      </label>
      <OutletsToggle />
    </div>
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
        <p className="history-problem" id={problemId(refusal.field)} role="alert">
          <ErrorIcon size={14} />
          {l10n.getString(`history-date-${refusal.code}`, { days: LONGEST_RANGE })}
        </p>
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
    <input
      type="date"
      id={`history-${field}`}
      aria-label={l10n.getString(`history-${field}`)}
      value={typed}
      max={view.today}
      aria-invalid={isWrong}
      {...(isWrong && { 'aria-describedby': problemId(field) })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        if (value !== '') change(value)
      }}
      onBlur={() => typed !== day && change(typed)}
    />
  )
})

/** For parent vendors, if the country allows it (PERM-01, NAV-10, NAV-13). */
const OutletsToggle = observer(function OutletsToggle() {
  const { vendors, notices } = usePortal()
  const { l10n } = useLocalization()
  if (!vendors.outletsAllowed || vendors.selected?.isParent !== true) return null
  const toggle = () => {
    vendors.toggleOutlets()
    if (vendors.outletsIncluded) notices.tell('success', { id: 'shell-outlets-included' })
  }
  return (
    <label className="history-outlets">
      <input type="checkbox" checked={vendors.outletsIncluded} onChange={toggle} />
      <span>{l10n.getString('shell-include-outlets')}</span>
    </label>
  )
})
