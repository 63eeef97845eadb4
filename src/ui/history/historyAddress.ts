import { DATE_PRESETS, type DateRange } from '../../domain/history/dateRange.ts'
import { COUNTED_ENDINGS, statusOfEnding, type CountedEnding } from '../../domain/history/ending.ts'
import type { HistoryFilters } from '../../domain/history/historyFilters.ts'
import { HISTORY_STATUSES, type HistoryStatus } from '../../domain/history/historyQuery.ts'
import type { VendorId } from '../../domain/ids.ts'
import { isDay } from '../../domain/market/countryDay.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

/** The view of the history in an address. Missing and unreadable parts are `undefined`. */
export interface AddressedView {
  readonly range: DateRange | undefined
  readonly status: HistoryStatus | undefined
  readonly ending: CountedEnding | undefined
  readonly vendorId: VendorId | undefined
  readonly search: string
  /** Whether a part could not be read. */
  readonly isUnreadable: boolean
}

const RANGE = 'range'
const FROM = 'from'
const TO = 'to'
const STATUS = 'status'
const ENDING = 'ending'
const OUTLET = 'outlet'
const SEARCH = 'q'

/** Longer texts find nothing. */
const MAX_SEARCH_LENGTH = 100

const rangeIn = (parameters: URLSearchParams): DateRange | undefined => {
  const preset = DATE_PRESETS.find((one) => one === parameters.get(RANGE))
  if (preset !== 'custom') return preset && { preset }
  const [from, to] = [parameters.get(FROM) ?? '', parameters.get(TO) ?? '']
  return isDay(from) && isDay(to) ? { preset, from, to } : undefined
}

/**
 * Reads the view from an address. A range without a status means any status, so that the address means the same on
 * every device. An ending implies its status.
 */
export const readHistoryAddress = (parameters: URLSearchParams): AddressedView => {
  const range = rangeIn(parameters)
  const ending = COUNTED_ENDINGS.find((one) => one === parameters.get(ENDING))
  const status = ending ? statusOfEnding(ending) : HISTORY_STATUSES.find((one) => one === parameters.get(STATUS))
  const isUnreadable =
    (parameters.has(RANGE) && range === undefined) ||
    (parameters.has(STATUS) && status === undefined) ||
    (parameters.has(ENDING) && ending === undefined)
  return {
    range,
    status: status ?? (range === undefined ? undefined : 'ANY'),
    ending,
    vendorId: parameters.get(OUTLET) ?? undefined,
    search: (parameters.get(SEARCH) ?? '').slice(0, MAX_SEARCH_LENGTH),
    isUnreadable,
  }
}

/** Replaces the parameters of the view and keeps all others. */
export const historyParameters = (
  { range, status, ending, vendorId }: HistoryFilters,
  search: string,
  others: URLSearchParams,
): URLSearchParams => {
  const parameters = new URLSearchParams(others)
  for (const name of [RANGE, FROM, TO, STATUS, ENDING, OUTLET, SEARCH]) parameters.delete(name)
  parameters.set(RANGE, range.preset)
  if (range.preset === 'custom') {
    parameters.set(FROM, range.from)
    parameters.set(TO, range.to)
  }
  if (status !== 'ANY') parameters.set(STATUS, status)
  if (ending) parameters.set(ENDING, ending)
  if (vendorId !== undefined) parameters.set(OUTLET, vendorId)
  if (!isBlank(search)) parameters.set(SEARCH, trimText(search))
  return parameters
}
