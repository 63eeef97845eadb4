import { TickCircle } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Elements } from '../kit/Elements.ts'
import type { ShownPrice } from '../../domain/request/feeRecompute.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import type { CustomerSearch } from '../address/CustomerSearchViewModel.ts'
import { KeptDetails } from '../address/KeptDetails.tsx'
import type { Search } from '../address/PlaceSearchViewModel.ts'
import { Problem, searchStatus, Working } from '../address/SearchStatus.tsx'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { formatDistance } from '../kit/formatDistance.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import type { QuoteProgress } from './QuoteViewModel.ts'
import './dropOff.css'
import type { FieldsView } from '../kit/DraftField.tsx'
import { localizeText } from '../kit/localizeText.ts'

export interface DestinationStatusView {
  readonly destination: {
    readonly search: Search
    readonly keptDetails: DestinationViewModel['keptDetails']
    readonly customers: CustomerSearch
    readonly list: { readonly shown: ReadonlyArray<unknown> }
  }
  readonly quote: { readonly progress: QuoteProgress; readonly again: () => void }
  readonly request: { readonly shownPrice: ShownPrice | undefined }
  readonly refusals: FieldsView['refusals'] & { readonly submitted: boolean }
}

/** The fee, so that it is announced with the answer it belongs to, also when a voucher lowers it. */
const AnnouncedFee = ({ price, place }: { readonly price: ShownPrice; readonly place: AmountPlace }) => {
  const { l10n } = useLocalization()
  const { fee: before, discountedFee } = price
  const money = moneyFormat(place, [before, discountedFee])
  return (
    <span className="announced-fee">
      {discountedFee === undefined
        ? l10n.getString('request-deliverable-fee', { fee: money(before) })
        : l10n.getString('request-deliverable-fee-reduced', { fee: money(discountedFee), before: money(before) })}
    </span>
  )
}

/** The status of the destination: search, lookup, deliverability check, quote, or the problem (REQ-10). */
export const DestinationStatus = observer(function DestinationStatus({
  id,
  view,
  country,
  locale,
}: {
  readonly id: string
  readonly view: DestinationStatusView
  readonly country: Pick<Country, 'code'>
  readonly locale: Locale
}) {
  const { l10n } = useLocalization()
  const { customers, keptDetails, list, search } = view.destination
  const { again, progress } = view.quote
  const refusal = useComputed(() => view.refusals.at('destinationTextAddress'))
  const verdict = (): Elements => {
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
        const price = view.request.shownPrice
        return (
          <span className="status-line good">
            <TickCircle size={14} />
            <span className="deliverable">
              <span>
                {metres === undefined
                  ? l10n.getString('request-deliverable-anyway')
                  : l10n.getString('request-deliverable', { distance: formatDistance(metres, locale) })}
              </span>
              {price && (
                <span>
                  {' '}
                  <AnnouncedFee price={price} place={{ country, locale }} />
                </span>
              )}
            </span>
          </span>
        )
      }
      case 'none':
        return refusal && <FieldMessage tone="problem">{localizeText(l10n, refusal)}</FieldMessage>
    }
  }
  const searching = searchStatus(l10n, search, list.shown.length)
  return (
    <div id={id} className="address-status" role="status">
      {searching}
      {(searching === undefined || (view.refusals.submitted && search.step === 'failed')) && verdict()}
      <KeptDetails details={keptDetails} locale={locale} />
      {customers.step === 'failed' && <span className="status-line">{l10n.getString('address-customers-failed')}</span>}
    </div>
  )
})
