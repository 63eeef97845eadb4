import { observer } from 'mobx-react-lite'
import { HOUR } from '../../domain/instant.ts'
import type { HistorySearch } from '../../domain/history/historySearch.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatDay, formatDayRange } from '../kit/dayFormats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'

export type HistorySummaryView = Pick<
  HistoryViewModel,
  'query' | 'rows' | 'meaning' | 'isUnderstood' | 'search' | 'hasMore' | 'allTotals'
> & {
  readonly lists: Pick<HistoryViewModel['lists'], 'state'>
}

/** The days, the number of orders, the search, and how far back it reached. */
export const HistorySummary = observer(function HistorySummary({ view }: { readonly view: HistorySummaryView }) {
  const { deployment, locale, vendors } = usePortal()
  const { l10n } = useLocalization()
  const { query, lists, rows, meaning, hasMore, allTotals } = view
  if (query === undefined || lists.state.step !== 'ready') return <p className="history-summary" />
  const zone = deployment.country.timeZone
  const more = hasMore ? 'yes' : 'no'
  const count = rows.length
  const searched = view.search.trim() === '' ? undefined : searchedText(view.isUnderstood ? meaning : TYPED)
  return (
    <p className="history-summary" role="status">
      {meaning.kind !== 'order' && (
        <strong>
          {query.to - query.from < LONGEST_DAY
            ? formatDay(query.from, zone, locale)
            : formatDayRange(query.from, query.to, zone, locale)}
        </strong>
      )}
      <span>
        {allTotals
          ? l10n.getString('history-found-of', { shown: count, count: allTotals.orders })
          : l10n.getString(hasMore ? 'history-found-so-far' : 'history-found', { count })}
      </span>
      {searched && (
        <span>{l10n.getString(searched.id, { more, vendor: vendors.selected?.id ?? '', ...searched.args })}</span>
      )}
    </p>
  )
})

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
