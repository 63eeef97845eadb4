import { Button, Spinner } from '@blueprintjs/core'
import { Error } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useLocalization, type Localization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { Search } from './PlaceSearchViewModel.ts'

export const Working = ({ children }: { readonly children: ReactNode }) => (
  <span className="status-line">
    <Spinner size={14} />
    {children}
  </span>
)

/** An alert; `again` adds a retry button. */
export const Problem = ({ text, again }: { readonly text: string; readonly again?: (() => void) | undefined }) => {
  const { l10n } = useLocalization()
  return (
    <span className="status-line field-problem" role="alert">
      <Error size={14} />
      <span>{text}</span>
      {again && <Button size="small" variant="outlined" text={l10n.getString('request-try-again')} onClick={again} />}
    </span>
  )
}

/** The progress of an address search in words; nothing while no search runs. `count` is the number of options. */
export const searchStatus = (l10n: Localization, search: Search, count: number): ReactNode => {
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
