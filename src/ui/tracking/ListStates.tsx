import { BoxIcon, CalendarIcon, CycleIcon, SearchIcon, TickCircleIcon } from '@blueprintjs/icons'
import { Link } from 'react-router'
import { Button, buttonClass } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { FailedList } from '../kit/FailedList.tsx'
import { ListMessage } from '../kit/ListMessage.tsx'
import { TryAgain } from '../kit/TryAgain.tsx'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { becauseOf } from '../kit/failureText.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { ShownList } from './OrderListsViewModel.ts'

const ICONS: Readonly<Record<ShownList, React.JSX.Element>> = {
  new: <BoxIcon size={32} />,
  scheduled: <CalendarIcon size={32} />,
  collected: <CycleIcon size={32} />,
  delivered: <TickCircleIcon size={32} />,
  cancelled: <TickCircleIcon size={32} />,
  results: <SearchIcon size={32} />,
}

interface EmptyListProps {
  readonly list: ShownList
  /** The address of the request page. */
  readonly requestAddress: string
  readonly clearSearch: () => void
}

/** Shown for an empty list, with the next action. */
export const EmptyList = ({ list, requestAddress, clearSearch }: EmptyListProps) => (
  <ListMessage icon={ICONS[list]}>
    <Localized id={`order-empty-${list}-title`}>
      <h2>Nothing here</h2>
    </Localized>
    <Localized id={`order-empty-${list}-text`}>
      <p />
    </Localized>
    {(list === 'new' || list === 'scheduled') && (
      <Localized id="shell-tab-request">
        <Link className={buttonClass({ kind: 'primary', size: 'large' })} to={requestAddress} />
      </Localized>
    )}
    {list === 'results' && (
      <Localized id="order-clear-search">
        <Button onClick={clearSearch} />
      </Localized>
    )}
  </ListMessage>
)

interface FailedProps {
  readonly failure: ServiceFailure
  readonly retry: () => void
}

/** Shown if no lists could be loaded, with the reason and a retry button (TRACK-24, ERR-02). */
export const FailedLists = ({ failure, retry }: FailedProps) => {
  const { l10n } = useLocalization()
  return (
    <FailedList
      text={localizeText(l10n, { id: 'error-cant-retrieve-current-orders', args: becauseOf(failure) })}
      retry={retry}
    />
  )
}

/** Shown above the old lists if a refresh failed (TRACK-24). */
export const StaleLists = ({ failure, retry }: FailedProps) => {
  const { l10n } = useLocalization()
  return (
    <Callout tone="attention" className="stale-lists" actions={<TryAgain onClick={retry} />}>
      {`${localizeText(l10n, { id: 'error-cant-retrieve-current-orders', args: becauseOf(failure) })} ${l10n.getString('order-lists-kept')}`}
    </Callout>
  )
}
