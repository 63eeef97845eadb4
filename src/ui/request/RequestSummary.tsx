import { ChevronDown, ChevronUp } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { joinReadably } from '../../domain/address/address.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { FeeLine } from '../../domain/pricing/deliveryFee.ts'
import type { PaymentStep } from '../../domain/payment/paymentFlow.ts'
import type { Instant } from '../../domain/instant.ts'
import type { TimePromise } from '../../domain/order/timePromise.ts'
import { subtract, type Money } from '../../domain/pricing/money.ts'
import type { AppliedVoucher } from '../../domain/request/placedOrder.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { isBlank } from '../../domain/text/blank.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatDistance } from '../kit/formatDistance.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import { formatZone } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { PriceBefore } from '../kit/PriceBefore.tsx'
import { NamedPromise, PromisedTime, PromiseTrouble } from '../kit/TimePromise.tsx'
import { FeeValidity, type FeeValidityView } from './FeeValidity.tsx'
import { paymentText } from './paymentText.ts'
import type { QuoteProgress } from './QuoteViewModel.ts'
import type { SendingProgress } from './RequestModel.ts'
import type { SourcesViewModel } from './SourcesViewModel.ts'
import type { EditChangesView } from './EditChanges.tsx'
import { WrongFields, type WrongFieldsView } from './WrongFields.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { localizeText } from '../kit/localizeText.ts'
import './summary.css'

const EditChanges = lazyComponent(async () => (await fetchCode(() => import('./EditChanges.tsx'))).EditChanges)

export const SUBMIT_ID = 'request-submit'

interface RequestSummaryView {
  readonly quote: FeeValidityView & {
    readonly progress: QuoteProgress
    readonly fee: Money | undefined
    readonly lines: ReadonlyArray<FeeLine> | undefined
    readonly promises: ReadonlyArray<TimePromise>
    readonly minute: Instant
    readonly distanceMetres: number | undefined
    /** The previous fee, if the renewal changed it. */
    readonly movedFrom: Money | undefined
  }
  readonly submission: { readonly submit: () => void }
  readonly sources: Pick<SourcesViewModel, 'awaited'>
  readonly refusals: WrongFieldsView['refusals']
  /**
   * `toCollect` is the amount that the rider collects from the customer; `undefined` if there is nothing to collect.
   */
  readonly request: WrongFieldsView['request'] & {
    readonly draft: RequestDraft
    readonly toCollect: Money | undefined
    readonly applied: AppliedVoucher | undefined
    readonly sending: SendingProgress
    readonly isPaidByCard: boolean
    readonly isBusy: boolean
    readonly isOffline: boolean
    readonly card: { readonly step: PaymentStep; readonly amount: Money | undefined } | undefined
  }
  readonly earlier: EditChangesView['earlier'] & { readonly isEditing: boolean; readonly hasMovedOn: boolean }
}

interface RequestSummaryProps {
  readonly view: RequestSummaryView
  readonly country: Country
  readonly locale: Locale
}

const LINES: Readonly<Record<FeeLine['kind'], TextId>> = {
  base: 'request-fee-base',
  distance: 'request-fee-distance',
  surcharge: 'request-fee-surcharge',
}

const SUBMIT_WORDS = {
  place: { resting: 'request-submit', sending: 'request-submitting' },
  edit: { resting: 'shell-save-changes', sending: 'shell-saving' },
} as const

/** The message in place of an unknown fee. */
const feeToCome = (progress: QuoteProgress): TextId => {
  switch (progress.step) {
    case 'asking':
      return 'request-quote-asking'
    case 'failed':
      return progress.problem.id
    case 'none':
    case 'quoted':
      return 'request-fee-waiting'
  }
}

const Row = ({ className, name, children }: { className?: string; name: string; children: ReactNode }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The name of what is missing, in its place. */
const Missing = ({ label }: { readonly label: TextId }) => {
  const { l10n } = useLocalization()
  return (
    <span className="summary-missing muted" aria-hidden="true">
      {l10n.getString(label)}
    </span>
  )
}

/**
 * Who receives the order, and where: in view wherever the form is scrolled to. What is not known yet has its name there,
 * so that neither the summary nor the map above it changes its height while the person types.
 */
const Recipient = observer(function Recipient({ view, country }: Omit<RequestSummaryProps, 'locale'>) {
  const { name, phone, address } = useComputed(() => {
    const { draft } = view.request
    const { destinationUnitNumber: unit, destinationBuilding: building, destinationTextAddress: text } = draft
    return {
      name: draft.destinationName,
      phone: draft.destinationPhoneNumber,
      address: isBlank(text) ? '' : joinReadably({ unit, building, text }, country.code),
    }
  })
  return (
    <p className={isBlank(name + phone + address) ? 'summary-recipient empty' : 'summary-recipient'}>
      {isBlank(name + phone) ? (
        <Missing label="request-name" />
      ) : (
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          <span className="ltr">{phone}</span>
        </span>
      )}
      {address === '' ? <Missing label="request-destination" /> : <bdi className="one-line">{address}</bdi>}
    </p>
  )
})

/** All amounts of the summary, which share their number of decimals. */
const summaryAmounts = ({ quote, request }: RequestSummaryView): ReadonlyArray<Money | undefined> => [
  quote.fee,
  quote.movedFrom,
  ...(quote.lines ?? []).map(({ amount }) => amount),
  request.applied?.discountedFee.fee,
  request.toCollect,
]

/** The fee to pay; with a voucher, the full fee is struck through beside it (FEE-10). */
const Fee = observer(function Fee({ view, country, locale }: RequestSummaryProps) {
  const { fee } = view.quote
  if (fee === undefined) return <span className="muted">–</span>
  const left = view.request.applied?.discountedFee.fee
  const money = moneyFormat({ country, locale }, summaryAmounts(view))
  if (left === undefined) return <span>{money(fee)}</span>
  return (
    <span>
      <PriceBefore>{money(fee)}</PriceBefore> <ins>{money(left)}</ins>
    </span>
  )
})

/** The fee, the estimates and the amount to collect (FEE-10, REQ-04). */
const Figures = observer(function Figures({ view, country, locale }: RequestSummaryProps) {
  const { l10n } = useLocalization()
  const { applied, toCollect } = view.request
  const { distanceMetres, fee, lines, minute, movedFrom, progress, promises } = view.quote
  const money = moneyFormat({ country, locale }, summaryAmounts(view))
  const unknown = <span className="muted">–</span>
  return (
    <div className="summary-body">
      <dl className="figures">
        <Row name={l10n.getString('request-distance')}>
          {distanceMetres === undefined ? unknown : formatDistance(distanceMetres, locale)}
        </Row>
        {promises.map((promise) => (
          <Row key={promise.kind} className="time-promise" name={l10n.getString(`promise-${promise.kind}`)}>
            <PromisedTime promise={promise} now={minute} zone={country.timeZone} locale={locale} />
            {promise.kind === 'pick-up' && (
              <PromiseTrouble promises={{ shown: [promise] }} now={minute} zone={country.timeZone} locale={locale} />
            )}
          </Row>
        ))}
        <Row className="total" name={l10n.getString('field-delivery-fee')}>
          <Fee view={view} country={country} locale={locale} />
        </Row>
        {lines?.map(({ kind, amount }) => (
          <Row key={kind} className="fee-line" name={l10n.getString(LINES[kind])}>
            {money(amount)}
          </Row>
        ))}
        {fee && applied && (
          <Row className="fee-line discount" name={l10n.getString('field-voucher', { code: applied.voucher.code })}>
            {money(subtract(applied.discountedFee.fee, fee))}
          </Row>
        )}
      </dl>
      <div className="fee-note">
        {fee === undefined ? (
          <small className="muted">{l10n.getString(feeToCome(progress))}</small>
        ) : (
          <>
            {!lines && <small className="muted">{l10n.getString('request-fee-as-quoted')}</small>}
            <small role="status" className="fee-moved">
              {movedFrom &&
                l10n.getString('request-fee-moved', {
                  before: money(movedFrom),
                  after: money(fee),
                })}
            </small>
            <FeeValidity view={view.quote} zone={country.timeZone} locale={locale} />
          </>
        )}
      </div>
      <dl className="figures">
        <Row className="total" name={l10n.getString('field-to-collect')}>
          {toCollect ? money(toCollect) : l10n.getString('request-collect-nothing')}
        </Row>
      </dl>
    </div>
  )
})

/** What is to be collected, and the times, for the bar on the phone. */
const BriefPromises = observer(function BriefPromises({ view, country, locale }: RequestSummaryProps) {
  const { l10n } = useLocalization()
  const { toCollect } = view.request
  const { minute, promises } = view.quote
  return (
    <>
      {toCollect && (
        <span className="muted">
          {l10n.getString('request-collect-brief', {
            amount: moneyFormat({ country, locale }, summaryAmounts(view))(toCollect),
          })}
        </span>
      )}
      <span className="brief-promises">
        {promises.map((promise) => (
          <NamedPromise key={promise.kind} promise={promise} now={minute} zone={country.timeZone} locale={locale} />
        ))}
      </span>
    </>
  )
})

/** The reason of a failed submission; the form keeps its content (ERR-07, REQ-33). */
const Failure = observer(function Failure({ view }: { readonly view: RequestSummaryView }) {
  const { l10n } = useLocalization()
  const { sending } = view.request
  if (sending.step !== 'failed') return null
  const { id, because } = sending.problem
  return (
    <Callout tone="failed" title={l10n.getString(id)} className="submission-failure">
      {because && <p>{localizeText(l10n, because)}</p>}
      {!view.earlier.hasMovedOn && (
        <p>{l10n.getString(id === 'failure-unknown-outcome' ? 'request-kept' : 'request-nothing-lost')}</p>
      )}
    </Callout>
  )
})

/** The summary and the submit button; both are always visible. */
export const RequestSummary = observer(function RequestSummary({ view, country, locale }: RequestSummaryProps) {
  const { l10n } = useLocalization()
  const [open, setOpen] = useState(false)
  const { flags, now } = usePortal()
  const { card, isBusy, isOffline, isPaidByCard, sending } = view.request
  const { isEditing } = view.earlier
  const { awaited } = view.sources
  const isWaiting = card?.step === 'bank' || card?.step === 'checking'
  const { fee } = view.quote
  const words = (step: 'resting' | 'sending') =>
    isOffline && sending.step !== 'sending'
      ? l10n.getString(step === 'resting' ? 'request-offline' : 'request-waiting')
      : localizeText(
          l10n,
          isPaidByCard
            ? paymentText(card?.step ?? 'resting', card?.amount, { country, locale })
            : { id: SUBMIT_WORDS[isEditing ? 'edit' : 'place'][step] },
        )
  return (
    <section className={open ? 'request-summary open' : 'request-summary'} aria-labelledby="request-summary-title">
      <header>
        <h2 id="request-summary-title">{l10n.getString('request-summary')}</h2>
        <Recipient view={view} country={country} />
        <p className="brief">
          {fee === undefined ? (
            <small className="muted">{l10n.getString(feeToCome(view.quote.progress))}</small>
          ) : (
            <strong>
              <Fee view={view} country={country} locale={locale} />
            </strong>
          )}
          {fee !== undefined && <BriefPromises view={view} country={country} locale={locale} />}
        </p>
        <Button
          className="summary-toggle"
          kind="quiet"
          icon={open ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={open}
          aria-label={l10n.getString(open ? 'request-summary-less' : 'request-summary-more')}
          onClick={() => setOpen(!open)}
        />
      </header>
      <Figures view={view} country={country} locale={locale} />
      {isEditing && <EditChanges view={view} place={{ country, locale }} isOn={flags.isOn} />}
      <Failure view={view} />
      <WrongFields view={view} />
      <Button
        id={SUBMIT_ID}
        kind="primary"
        size="large"
        fill
        isBusy={isBusy || awaited !== undefined}
        disabled={isWaiting}
        aria-keyshortcuts="Control+Enter"
        busyText={awaited === undefined ? words('sending') : l10n.getString('shell-loading')}
        onClick={view.submission.submit}
      >
        {words('resting')}
      </Button>
      <div className="submit-offline" role="status">
        {isOffline && sending.step !== 'waiting' && (
          <span className="visually-hidden">{l10n.getString('request-offline')}</span>
        )}
        {sending.step === 'waiting' && <span>{l10n.getString('request-waiting-hint')}</span>}
      </div>
      {sending.step === 'waiting' && (
        <Button kind="quiet" fill onClick={sending.stop}>
          {l10n.getString('request-do-not-send')}
        </Button>
      )}
      <p className="summary-foot muted">
        <span className="submit-keys">{l10n.getString('request-submit-keys', { keys: 'Ctrl + Enter' })}</span>
        <span>{l10n.getString('field-times-in', { zone: formatZone(country.timeZone, locale, now()) })}</span>
      </p>
    </section>
  )
})
