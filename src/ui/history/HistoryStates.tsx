import { CalendarIcon, RefreshIcon, SearchIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { FailedList } from '../kit/FailedList.tsx'
import { ListMessage } from '../kit/ListMessage.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { becauseOf } from '../kit/failureText.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'
import type { NextPage, PastOrdersViewModel } from './PastOrdersViewModel.ts'
import { isBlank } from '../../domain/text/blank.ts'

interface FailedProps {
  readonly failure: ServiceFailure
  readonly retry: () => void
}

/** Shown if no orders could be loaded, with the reason and a retry button (HIST-13, ERR-01). */
export const FailedHistory = ({ failure, retry }: FailedProps) => {
  const { l10n } = useLocalization()
  return (
    <FailedList
      text={localizeText(l10n, { id: 'error-cant-retrieve-past-orders', args: becauseOf(failure) })}
      retry={retry}
    />
  )
}

/** Asks for days to be chosen first. */
export const RestingHistory = () => (
  <ListMessage icon={<CalendarIcon size={32} />}>
    <Localized id="history-resting-title">
      <h2>Which days?</h2>
    </Localized>
    <Localized id="history-resting-text">
      <p />
    </Localized>
  </ListMessage>
)

export type EmptyHistoryView = Pick<HistoryViewModel, 'filters' | 'search' | 'searchFor' | 'show'> & {
  readonly lists: Pick<PastOrdersViewModel, 'next'>
}

/** Shown if no order matches the filters, with the next action. */
export const EmptyHistory = observer(function EmptyHistory({ view }: { readonly view: EmptyHistoryView }) {
  const isSearching = !isBlank(view.search)
  const hasMore = view.lists.next.step !== 'none'
  const what = isSearching ? 'order-empty-results-title' : hasMore ? 'history-empty-page-title' : 'history-empty-title'
  return (
    <ListMessage icon={isSearching ? <SearchIcon size={32} /> : <CalendarIcon size={32} />}>
      <Localized id={what}>
        <h2>Nothing here</h2>
      </Localized>
      {!isSearching && (
        <Localized id={hasMore ? 'history-empty-page-text' : 'history-empty-text'}>
          <p />
        </Localized>
      )}
      {isSearching && (
        <Localized id="order-clear-search">
          <Button onClick={() => view.searchFor('')} />
        </Localized>
      )}
      {!isSearching && view.filters?.status !== 'ANY' && (
        <Localized id="history-all-statuses">
          <Button onClick={() => view.show({ status: 'ANY' })} />
        </Localized>
      )}
    </ListMessage>
  )
})

interface MoreProps {
  readonly view: { readonly next: NextPage; readonly showMore: () => Promise<void> }
}

/** A button for the next page, if there is one (HIST-09); a failure keeps the loaded orders (HIST-13). */
export const ShowMore = observer(function ShowMore({ view }: MoreProps) {
  const { l10n } = useLocalization()
  const { next } = view
  if (next.step === 'none') return null
  return (
    <div className="history-more">
      {next.step === 'failed' && (
        <p role="alert">
          {`${localizeText(l10n, { id: 'error-cant-retrieve-past-orders', args: becauseOf(next.failure) })} ${l10n.getString('history-kept')}`}
        </p>
      )}
      <Button
        {...(next.step === 'failed' && { icon: <RefreshIcon /> })}
        aria-disabled={next.step === 'loading'}
        onClick={() => void view.showMore()}
      >
        {l10n.getString(TEXTS[next.step])}
      </Button>
    </div>
  )
})

const TEXTS = {
  offered: 'history-show-more',
  loading: 'shell-loading',
  failed: 'failure-try-again',
} as const satisfies Readonly<Record<Exclude<NextPage['step'], 'none'>, TextId>>
