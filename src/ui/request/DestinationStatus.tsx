import { Error, TickCircle } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Locale } from '../../domain/market/languages.ts'
import type { CustomerSearch } from '../address/CustomerSearchViewModel.ts'
import type { Search } from '../address/PlaceSearchViewModel.ts'
import { Problem, searchStatus, Working } from '../address/SearchStatus.tsx'
import { formatDistance } from '../kit/formatDistance.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import type { QuoteProgress } from './QuoteViewModel.ts'
import type { FieldsView } from '../kit/DraftField.tsx'
import { localizeText } from '../kit/localizeText.ts'

export interface DestinationStatusView {
  readonly destination: {
    readonly search: Search
    readonly customers: CustomerSearch
    readonly list: { readonly shown: ReadonlyArray<unknown> }
  }
  readonly quote: { readonly progress: QuoteProgress; readonly again: () => void }
  readonly refusals: FieldsView['refusals']
}

/** The status of the destination: search, lookup, deliverability check, quote, or the problem (REQ-10). */
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
  const { customers, list, search } = view.destination
  const { again, progress } = view.quote
  const refusal = useComputed(() => view.refusals.at('destinationTextAddress'))
  const verdict = (): ReactNode => {
    switch (progress.step) {
      case 'asking':
        return <Working>{l10n.getString('request-quote-asking')}</Working>
      case 'failed': {
        const { id: message, because } = progress.problem
        const words = [l10n.getString(message), because && localizeText(l10n, because)].filter(Boolean).join(' ')
        return <Problem text={words} again={because && again} />
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
      case 'none':
        return (
          refusal && (
            <span className="status-line field-problem">
              <Error size={14} />
              {localizeText(l10n, refusal)}
            </span>
          )
        )
    }
  }
  return (
    <div id={id} className="address-status" role="status">
      {searchStatus(l10n, search, list.shown.length) ?? verdict()}
      {customers.step === 'failed' && <span className="status-line">{l10n.getString('address-customers-failed')}</span>}
    </div>
  )
})
