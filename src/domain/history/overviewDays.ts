import { plusDays } from '../market/countryDay.ts'
import { lengthOf, type Days } from './dateRange.ts'

/** Fewer days beside each other say nothing. */
const FEWEST_DAYS = 7

/**
 * The days an overview shows while these are chosen: the chosen ones, or the week that ends with them. A few out of the
 * days that are shown already are looked at among those, so that one bar after the other can be opened.
 */
export const overviewDays = (chosen: Days, shown?: Days): Days => {
  if (lengthOf(chosen) >= FEWEST_DAYS) return chosen
  if (shown && shown.from <= chosen.from && chosen.to <= shown.to) return shown
  return { from: plusDays(chosen.to, 1 - FEWEST_DAYS), to: chosen.to }
}
