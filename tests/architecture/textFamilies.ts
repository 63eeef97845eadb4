import { readFileSync } from 'node:fs'
import { BULK_ROW_CHOICES } from '../../src/domain/bulk/bulkJob.ts'
import { DATE_PRESETS, type DateRefusalCode } from '../../src/domain/history/dateRange.ts'
import type { HistorySearch } from '../../src/domain/history/historySearch.ts'
import type { Need } from '../../src/domain/order/attention.ts'
import { BOARD_GROUPS, type Urgency } from '../../src/domain/order/board.ts'
import { CANCEL_REASONS, type CancelReasonRefusal, type CancelRefusal } from '../../src/domain/order/cancellation.ts'
import { ORDER_STATUSES } from '../../src/domain/order/orderStatus.ts'
import type { ShownEstimate } from '../../src/domain/order/estimates.ts'
import { TRACKING_LISTS } from '../../src/domain/order/trackingLists.ts'
import type { WayLeft } from '../../src/domain/order/wayLeft.ts'
import type { PaymentMethodLabel } from '../../src/domain/payment/availablePaymentMethods.ts'
import { PROGRESS_STEPS, type ToldStage } from '../../src/domain/publicTracking/trackingStage.ts'
import type { OrderDifference } from '../../src/domain/request/orderChange.ts'
import type { MapPin } from '../../src/application/ports/DeliveryMap.ts'
import type { CommandGroup } from '../../src/ui/frame/CommandsViewModel.ts'
import type { MailContent } from '../../service/mail/composeMail.ts'
import { BANK_ANSWERS } from '../../simulator/cards/sandboxBank.ts'

/** All members of a union; a missing or unknown member does not compile. */
const all = <Member extends string>(members: Readonly<Record<Member, true>>): ReadonlyArray<string> =>
  Object.keys(members)

/** The literals of a constant array in a module. */
const literalsOf = (file: string, name: string): ReadonlyArray<string> => {
  const found = new RegExp(`const ${name} = \\[([^\\]]*)\\] as const`).exec(readFileSync(file, 'utf8'))
  if (found === null) throw new Error(`${file} has no constant array ${name}`)
  return [...found[1]!.matchAll(/'([^']+)'/g)].map((literal) => literal[1]!)
}

const NEARNESS = ['near', 'in']
const ESTIMATES = all<ShownEstimate['kind']>({ 'pick-up': true, 'drop-off': true })
const PINS = all<Exclude<MapPin['kind'], 'order'>>({ collection: true, destination: true, rider: true })
const LISTS = [...TRACKING_LISTS, 'results']
const PROHIBITED = { dangerous: 4, illegal: 4, living: 3, valuable: 3, regulated: 3, unfit: 3 }
const TERMS = literalsOf('src/ui/market/TermsScreen.tsx', 'SECTIONS')

/**
 * All text ids that the source builds with templates: each template with `*` for its placeholders, and their values. An
 * unlisted template fails a test, as does a listed id without a message.
 */
export const TEXT_FAMILIES: Readonly<Record<string, ReadonlyArray<string | ReadonlyArray<string>>>> = {
  'bank-*': [...BANK_ANSWERS, 'asks', 'card', 'over', 'back', 'title', 'note'],
  'board-command-*': ['call-customer', 'call-rider', 'copy-link', 'cancel'],
  'board-group-*': BOARD_GROUPS,
  'board-legend-*': all<Urgency>({ urgent: true, 'at-risk': true, 'in-time': true }),
  'board-need-*': all<Need['reason']>({
    'at-customer': true,
    delayed: true,
    'no-address': true,
    'no-rider': true,
    'not-collected': true,
    overdue: true,
    'overdue-soon': true,
    'past-estimate': true,
    'payment-failed': true,
    returning: true,
    'rider-waits': true,
    stalled: true,
  }),
  'bulk-job-*': literalsOf('src/ui/bulk/BulkHistory.tsx', 'COLUMNS'),
  'bulk-rows-*': literalsOf('src/ui/bulk/BulkRows.tsx', 'COLUMNS'),
  'bulk-show-*': BULK_ROW_CHOICES,
  'command-group-*': all<CommandGroup | 'search'>({ here: true, go: true, settings: true, search: true }),
  'details-rider-to-*': all<WayLeft['to']>({ collection: true, 'drop-off': true }),
  'edit-change-*': all<OrderDifference['field']>({
    address: true,
    amount: true,
    description: true,
    notes: true,
    'payment-method': true,
    position: true,
  }),
  'history-*': ['from', 'to'],
  'history-column-*': ['created', 'number', 'status', 'customer', 'phone', 'address', 'amount', 'fee', 'duration'],
  'history-date-*': all<DateRefusalCode>({
    missing: true,
    'not-a-day': true,
    'after-today': true,
    reversed: true,
    'too-long': true,
  }),
  'history-range-*': DATE_PRESETS,
  'history-searched-*': all<Exclude<HistorySearch['kind'], 'everything'>>({
    order: true,
    'foreign-order': true,
    phone: true,
    text: true,
  }),
  'mail-*-subject': all<MailContent['kind']>({ confirm: true, reset: true, changed: true }),
  'maintenance-*-text': ['planned', 'unplanned'],
  'maintenance-*-title': ['planned', 'unplanned'],
  'order-*-*': ESTIMATES.flatMap((kind) => NEARNESS.map((how) => [kind, how])),
  'order-cancel-problem-*': all<CancelReasonRefusal>({
    'reason-missing': true,
    'text-missing': true,
    'text-too-long': true,
  }),
  'order-cancel-reason-*': CANCEL_REASONS,
  'order-cancel-refused-*': all<CancelRefusal>({
    'too-early': true,
    'within-grace': true,
    'too-far-along': true,
    delayed: true,
    finished: true,
    'unknown-status': true,
  }),
  'order-column-*': ['status', 'customer', 'time', 'rider', 'amount'],
  'order-empty-*-text': LISTS,
  'order-empty-*-title': LISTS,
  'order-list-*': LISTS,
  'order-pin-*': PINS,
  'overview-*-title': ['orders', 'time', 'spend', 'reasons'],
  'overview-column-*': literalsOf('src/ui/history/OverviewTable.tsx', 'COLUMNS'),
  'prohibited-*': [
    'title',
    'introduction',
    'refused-title',
    'refused-text',
    'unsure',
    ...Object.entries(PROHIBITED).flatMap(([group, count]) => [
      `${group}-title`,
      ...Array.from({ length: count }, (_, index) => `${group}-${index + 1}`),
    ]),
  ],
  'public-*-*': ESTIMATES.flatMap((kind) => NEARNESS.map((how) => [kind, how])),
  'public-pin-*': PINS,
  'public-sentence-*': all<ToldStage | 'coming-back'>({
    placed: true,
    'to-collection': true,
    'near-collection': true,
    'to-delivery': true,
    'near-delivery': true,
    delivered: true,
    cancelled: true,
    returned: true,
    unknown: true,
    'coming-back': true,
  }),
  'public-step-*': PROGRESS_STEPS,
  'request-payment-*': all<PaymentMethodLabel>({
    'cash-on-delivery': true,
    'cash-on-pick-up': true,
    'no-cash': true,
    'payment-on-delivery': true,
    none: true,
  }),
  'status-*': [...ORDER_STATUSES, 'unknown'].map((status) => status.toLowerCase().replaceAll('_', '-')),
  'terms-*': ['title', 'introduction', ...TERMS.flatMap((section) => [`${section}-title`, `${section}-text`])],
  // Prefixed with an id of their own.
  '*-hint': ['request-cold-bag', 'request-age-check'],
}

/** Templates of the same shape that build element ids, keys or paths. */
export const NO_TEXT_FAMILIES: ReadonlySet<string> = new Set([
  'board-*',
  'bulk-*',
  'bulk-*-*',
  'card-*',
  'edit-*',
  'export-*',
  'export-*-hint',
  'history-*-problem',
  'notice-*',
  'order-row-*',
  'order-tab-*',
  'place-*',
  'request-*',
  'request-section-*',
])
