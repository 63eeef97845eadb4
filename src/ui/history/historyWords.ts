import type { FlagName } from '../../domain/flags/flagNames.ts'
import { HISTORY_COLUMNS, type HistoryColumn, type HistoryWords } from '../../domain/history/historyColumns.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../domain/order/orderStatus.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { paymentTextId } from '../order/orderAmounts.ts'
import { withoutIsolates } from '../../domain/text/withoutIsolates.ts'
import { formatZone } from '../kit/formats.ts'
import type { Localization } from '../kit/localization.ts'
import { statusTextId } from '../kit/statusTextId.ts'

interface Reader {
  readonly l10n: Localization
  readonly locale: Locale
  readonly country: Pick<Country, 'currency' | 'timeZone'>
  readonly isOn: (flag: FlagName) => boolean
  readonly vendors: ReadonlyArray<Vendor>
  /** The moment for which the time zone's name is formatted. */
  readonly at: Instant
}

const COLUMN_TEXTS: Readonly<Record<HistoryColumn, TextId>> = {
  'order-id': 'order-number',
  created: 'export-column-created',
  status: 'order-status',
  customer: 'order-customer',
  phone: 'history-column-phone',
  address: 'order-address',
  amount: 'export-column-amount',
  'payment-method': 'order-payment',
  fee: 'export-column-fee',
  delivered: 'export-column-delivered',
  minutes: 'export-column-minutes',
  rider: 'order-rider',
  voucher: 'export-column-voucher',
  branch: 'shell-branch-title',
}

const record = <K extends string>(keys: ReadonlyArray<K>, of: (key: K) => string): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, string>

/**
 * The texts of an exported history in the language of the screen. The time zone is given by its name and its id, so
 * that it is unambiguous.
 */
export const historyWords = ({ l10n, locale, country, isOn, vendors, at }: Reader): HistoryWords => {
  const { currency, timeZone } = country
  const filledIn = { zone: `${formatZone(timeZone, locale, at)}, ${timeZone}`, currency }
  const word = (id: TextId) => withoutIsolates(l10n.getString(id, filledIn))
  return {
    headers: record<HistoryColumn>(HISTORY_COLUMNS, (column) => word(COLUMN_TEXTS[column])),
    statuses: record<ReadStatus>([...ORDER_STATUSES, 'UNKNOWN'], (status) => word(statusTextId(status))),
    paymentMethods: record<PaymentMethod>(PAYMENT_METHODS, (method) => word(paymentTextId(method, isOn))),
    branches: new Map(
      vendors.flatMap(({ id, name, outlets }) => [
        ...outlets.map((outlet) => [outlet.id, outlet.name] as const),
        [id, name] as const,
      ]),
    ),
  }
}
