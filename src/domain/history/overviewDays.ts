import { plusDays } from '../market/countryDay.ts'
import { lengthOf, type Days } from './dateRange.ts'

/** The overview shows at least this many days. */
const FEWEST_DAYS = 7

/**
 * The days that an overview shows for the chosen days: those days, or the week that ends with them. If the days shown
 * already contain the chosen ones, they stay, so that a person can open one bar after the other.
 */
export const overviewDays = (chosen: Days, shown?: Days): Days => {
  if (lengthOf(chosen) >= FEWEST_DAYS) return chosen
  if (shown && shown.from <= chosen.from && chosen.to <= shown.to) return shown
  return { from: plusDays(chosen.to, 1 - FEWEST_DAYS), to: chosen.to }
}
