import { Button, Spinner } from '@blueprintjs/core'
import { Error, TickCircle } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDistance } from '../shared/formats.ts'
import type { Search } from './DestinationViewModel.ts'
import type { QuoteProgress } from './QuoteViewModel.ts'
import type { FieldsView } from './RequestField.tsx'
import { wordsOf } from './wordsOf.ts'

export interface DestinationStatusView {
  readonly destination: { readonly search: Search }
  readonly quote: { readonly progress: QuoteProgress }
  readonly refusals: FieldsView['refusals']
  readonly quoteAgain: () => void
}

const Working = ({ children }: { readonly children: ReactNode }) => (
  <span className="status-line">
    <Spinner size={14} />
    {children}
  </span>
)

/** Said at once; `again` is offered where trying again may help. */
const Problem = ({ text, again }: { readonly text: string; readonly again?: (() => void) | undefined }) => {
  const { l10n } = useLocalization()
  return (
    <span className="status-line field-problem" role="alert">
      <Error size={14} />
      <span>{text}</span>
      {again && <Button size="small" variant="outlined" text={l10n.getString('request-try-again')} onClick={again} />}
    </span>
  )
}

/** How far the destination has come: searched, looked up, checked, priced, or what stands in its way (REQ-10). */
export const DestinationStatus = observer(function DestinationStatus({
  id,
  view,
  locale,
}: {
  readonly id: string
  readonly view: DestinationStatusView
  readonly locale: Locale
}) {
  const { l10n } = useLocalization()
  const { search } = view.destination
  const { progress } = view.quote
  const content = (): ReactNode => {
    switch (search.step) {
      case 'searching':
        return <Working>{l10n.getString('request-destination-searching')}</Working>
      case 'resolving':
        return <Working>{l10n.getString('request-destination-resolving')}</Working>
      case 'offering':
        return (
          <span className="visually-hidden">
            {l10n.getString('request-destination-found', { count: search.places.length })}
          </span>
        )
      case 'failed': {
        const { id: message, reason } = search.problem
        const words = l10n.getString(message, reason && { reason: wordsOf(l10n, reason) })
        return <Problem text={words} again={search.again} />
      }
      case 'resting':
        return undefined
    }
  }
  const verdict = (): ReactNode => {
    switch (progress.step) {
      case 'asking':
        return <Working>{l10n.getString('request-quote-asking')}</Working>
      case 'failed': {
        const { id: message, because } = progress.problem
        const words = [l10n.getString(message), because && wordsOf(l10n, because)].filter(Boolean).join(' ')
        return <Problem text={words} again={because && view.quoteAgain} />
      }
      case 'quoted': {
        const metres = progress.quote.fee.distanceMetres
        return (
          <span className="status-line good">
            <TickCircle size={14} />
            {metres === undefined
              ? l10n.getString('request-deliverable-anyway')
              : l10n.getString('request-deliverable', { distance: formatDistance(metres, locale) })}
          </span>
        )
      }
      case 'none': {
        const refusal = view.refusals.at('destinationTextAddress')
        return (
          refusal && (
            <span className="status-line field-problem">
              <Error size={14} />
              {wordsOf(l10n, refusal)}
            </span>
          )
        )
      }
    }
  }
  return (
    <div id={id} className="destination-status" role="status">
      {content() ?? verdict()}
    </div>
  )
})
