import { observer } from 'mobx-react-lite'
import { HOUR } from '../../domain/instant.ts'
import type { HistorySearch } from '../../domain/history/historySearch.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatDays } from '../../domain/format/days.ts'
import { formatDay } from '../kit/dayFormats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { useRested } from '../kit/useRested.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'
import { isBlank } from '../../domain/text/blank.ts'

export type HistorySummaryView = Pick<
  HistoryViewModel,
  'query' | 'rows' | 'meaning' | 'isUnderstood' | 'search' | 'hasMore' | 'allTotals'
> & {
  readonly lists: Pick<HistoryViewModel['lists'], 'state'>
}

/** The days, the number of orders, the search, and how far back it reached. The search box tells a screen reader how many match. */
export const HistorySummary = observer(function HistorySummary({ view }: { readonly view: HistorySummaryView }) {
  const { days, found, searched } = useWords(view)
  const announced = useRested(searched ?? [days, found].filter(Boolean).join(' '))
  return (
    <>
      <p className="history-summary">
        {days && <strong>{days}</strong>}
        {found && <span>{found}</span>}
        {searched && <span>{searched}</span>}
      </p>
      <output className="visually-hidden">{announced}</output>
    </>
  )
})

interface Words {
  readonly days?: string | false
  readonly found?: string
  readonly searched?: string | undefined
}

const useWords = (view: HistorySummaryView): Words => {
  const { deployment, locale, vendors } = usePortal()
  const { l10n } = useLocalization()
  const { query, lists, rows, meaning, hasMore, allTotals } = view
  if (query === undefined || lists.state.step !== 'ready') return {}
  const zone = deployment.country.timeZone
  const count = rows.length
  const searched = isBlank(view.search) ? undefined : searchedText(view.isUnderstood ? meaning : TYPED)
  const args = { more: hasMore ? 'yes' : 'no', vendor: vendors.selected?.id ?? '', ...searched?.args }
  return {
    days:
      meaning.kind !== 'order' &&
      (query.to - query.from < LONGEST_DAY
        ? formatDay(query.from, zone, locale)
        : formatDays(query.from, query.to, zone, locale)),
    found: allTotals
      ? l10n.getString('history-found-of', { shown: count, count: allTotals.orders })
      : l10n.getString(hasMore ? 'history-found-so-far' : 'history-found', { count }),
    searched: searched && l10n.getString(searched.id, args),
  }
}

/** In ms: no day is longer than 25 hours, and two days are at least 46 hours long. */
const LONGEST_DAY = 26 * HOUR

const TYPED: HistorySearch = { kind: 'text', text: '' }

const searchedText = (
  meaning: HistorySearch,
): { readonly id: TextId; readonly args?: { readonly phone: string } } | undefined => {
  switch (meaning.kind) {
    case 'everything':
      return undefined
    case 'order':
    case 'foreign-order':
    case 'text':
      return { id: `history-searched-${meaning.kind}` }
    case 'phone':
      return { id: 'history-searched-phone', args: { phone: meaning.number } }
  }
}
