import { DATE_PRESETS, type DateRange } from '../../domain/history/dateRange.ts'
import type { HistoryFilters } from '../../domain/history/historyFilters.ts'
import { HISTORY_STATUSES, type HistoryStatus } from '../../domain/history/historyQuery.ts'
import { isDay } from '../../domain/market/countryDay.ts'

/** The view of the history in an address. Missing and unreadable parts are `undefined`. */
export interface AddressedView {
  readonly range: DateRange | undefined
  readonly status: HistoryStatus | undefined
  readonly search: string
  /** Whether a part could not be read. */
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

/**
 * Reads the view from an address. A range without a status means any status, so that the address means the same on
 * every device.
 */
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

/** Replaces the parameters of the view and keeps all others. */
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
