import type { Elements } from '../kit/Elements.ts'
import { Button } from '../kit/Button.tsx'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { useLocalization, type Localization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { Search } from './PlaceSearchViewModel.ts'

export const Working = ({ children }: { readonly children: string }) => (
  <span className="status-line">
    <Spinner />
    <span>{children}</span>
  </span>
)

/** An alert; `again` adds a retry button. */
export const Problem = ({ text, again }: { readonly text: string; readonly again?: (() => void) | undefined }) => {
  const { l10n } = useLocalization()
  return (
    <span className="status-line" role="alert">
      <FieldMessage tone="problem">{text}</FieldMessage>
      {again && (
        <Button size="small" onClick={again}>
          {l10n.getString('failure-try-again')}
        </Button>
      )}
    </span>
  )
}

/** The progress of an address search in words; nothing while no search runs. `count` is the number of options. */
export const searchStatus = (l10n: Localization, search: Search, count: number): Elements => {
  if (count > 0) return <span className="visually-hidden">{l10n.getString('address-options-found', { count })}</span>
  switch (search.step) {
    case 'searching':
      return <Working>{l10n.getString('request-destination-searching')}</Working>
    case 'resolving':
      return <Working>{l10n.getString('request-destination-resolving')}</Working>
    case 'failed': {
      const { id: message, reason } = search.problem
      const words = l10n.getString(message, reason && { reason: localizeText(l10n, reason) })
      return <Problem text={words} again={search.again} />
    }
    case 'offering':
    case 'resting':
      return undefined
  }
}
