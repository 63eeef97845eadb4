import { DATE_PRESETS, type DateRange } from '../../domain/history/dateRange.ts'
import type { HistoryFilters } from '../../domain/history/historyFilters.ts'
import { HISTORY_STATUSES, type HistoryStatus } from '../../domain/history/historyQuery.ts'
import { isDay } from '../../domain/market/countryDay.ts'

/** What an address says about the history. What it says nothing about, or nothing that can be read, is absent. */
export interface AddressedView {
  readonly range: DateRange | undefined
  readonly status: HistoryStatus | undefined
  readonly search: string
  /** Something in it could not be read. */
  readonly isUnreadable: boolean
}

const RANGE = 'range'
const FROM = 'from'
const TO = 'to'
const STATUS = 'status'
const SEARCH = 'q'

/** Longer texts find nothing. */
const LONGEST_SEARCH = 100

const rangeIn = (parameters: URLSearchParams): DateRange | undefined => {
  const preset = DATE_PRESETS.find((one) => one === parameters.get(RANGE))
  if (preset !== 'custom') return preset && { preset }
  const [from, to] = [parameters.get(FROM) ?? '', parameters.get(TO) ?? '']
  return isDay(from) && isDay(to) ? { preset, from, to } : undefined
}

/** An address that names a range but no status means any of them: so it means the same on every device. */
export const readHistoryAddress = (parameters: URLSearchParams): AddressedView => {
  const range = rangeIn(parameters)
  const status = HISTORY_STATUSES.find((one) => one === parameters.get(STATUS))
  const isUnreadable =
    (parameters.has(RANGE) && range === undefined) || (parameters.has(STATUS) && status === undefined)
  return {
    range,
    status: status ?? (range === undefined ? undefined : 'ANY'),
    search: (parameters.get(SEARCH) ?? '').slice(0, LONGEST_SEARCH),
    isUnreadable,
  }
}

/** The parameters of a view, beside those that others have there. */
export const historyParameters = (
  { range, status }: HistoryFilters,
  search: string,
  others: URLSearchParams,
): URLSearchParams => {
  const parameters = new URLSearchParams(others)
  for (const name of [RANGE, FROM, TO, STATUS, SEARCH]) parameters.delete(name)
  parameters.set(RANGE, range.preset)
  if (range.preset === 'custom') {
    parameters.set(FROM, range.from)
    parameters.set(TO, range.to)
  }
  if (status !== 'ANY') parameters.set(STATUS, status)
  if (search.trim() !== '') parameters.set(SEARCH, search.trim())
  return parameters
}
