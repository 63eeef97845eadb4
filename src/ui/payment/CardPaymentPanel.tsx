import { observer } from 'mobx-react-lite'
import type { AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import { expiryText } from '../../domain/payment/cardExpiry.ts'
import type { CardScheme } from '../../domain/payment/cardNumber.ts'
import { useFocusTarget } from '../kit/useFocusTarget.ts'
import { Button, buttonClass } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { Tick } from '../kit/Tick.tsx'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { CardField, cardFieldId } from './CardField.tsx'
import type { CardEntryViewModel } from './CardEntryViewModel.ts'
import type { CardPaymentViewModel } from './CardPaymentViewModel.ts'
import './cardPayment.css'

interface PanelProps {
  readonly view: CardPaymentViewModel
  readonly place: AmountPlace
}

const PANEL_ID = 'card-payment'
const CHOICE_ID = 'card-choice'

/** Brand names as printed on cards; never translated. */
const SCHEME_NAMES: Readonly<Record<CardScheme, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  diners: 'Diners Club',
  discover: 'Discover',
}

const targetId = ({ at }: NonNullable<CardEntryViewModel['focusTarget']>): string => {
  if (at === 'panel') return PANEL_ID
  return at === 'choice' ? CHOICE_ID : cardFieldId(at)
}

/** The choice between saved cards and a new one (PAY-12). */
const CardChoice = observer(function CardChoice({ entry }: { readonly entry: CardEntryViewModel }) {
  const { l10n } = useLocalization()
  const { cards, choiceProblem, isNew, state } = entry
  if (cards.length === 0) return null
  return (
    <fieldset className="card-choices" {...(choiceProblem && { 'aria-describedby': 'card-choice-problem' })}>
      <legend>{l10n.getString('card-choose')}</legend>
      {cards.map(({ id, scheme, lastDigits, expiry }, index) => (
        <Tick
          key={id}
          {...(index === 0 && { id: CHOICE_ID })}
          kind="radio"
          className="payment-card"
          name="card"
          isOn={state.selectedCreditCard === id}
          change={() => entry.chooseSaved(id)}
        >
          <strong>
            {scheme && <span>{`${SCHEME_NAMES[scheme]} `}</span>}
            <bdi dir="ltr" className="card-digits">
              {`•••• ${lastDigits}`}
            </bdi>
          </strong>
          <small>{l10n.getString('card-until', { expiry: `\u2066${expiryText(expiry)}\u2069` })}</small>
        </Tick>
      ))}
      {entry.mayBeNew && (
        <Tick kind="radio" className="payment-card" name="card" isOn={isNew} change={entry.chooseNew}>
          <strong>{l10n.getString('card-new')}</strong>
        </Tick>
      )}
      {choiceProblem && (
        <FieldMessage id="card-choice-problem" tone="problem">
          {l10n.getString(choiceProblem.id)}
        </FieldMessage>
      )}
    </fieldset>
  )
})

const NewCardFields = observer(function NewCardFields({ entry }: { readonly entry: CardEntryViewModel }) {
  const { l10n } = useLocalization()
  const { codeLength, scheme, state } = entry
  return (
    <div className="new-card">
      <CardField
        view={entry}
        field="number"
        label={l10n.getString('card-number')}
        autoComplete="cc-number"
        isNumeric
        sign={scheme && SCHEME_NAMES[scheme]}
      />
      <div className="field-row">
        <CardField
          view={entry}
          field="expiry"
          label={l10n.getString('card-expiry')}
          autoComplete="cc-exp"
          placeholder={l10n.getString('card-expiry-placeholder')}
          isNumeric
        />
        <CardField
          view={entry}
          field="securityCode"
          label={l10n.getString('card-code')}
          autoComplete="cc-csc"
          hint={l10n.getString('card-code-hint', { digits: codeLength })}
          isNumeric
        />
      </div>
      <CardField view={entry} field="nameOnCard" label={l10n.getString('card-name')} autoComplete="cc-name" />
      <Tick isOn={state.saveCard} change={entry.saveCard}>
        <span>{l10n.getString('card-save')}</span>
        <small>{l10n.getString('card-save-hint')}</small>
      </Tick>
    </div>
  )
})

/** What is awaited, in each step that has nothing to fill in. */
const WAITING = { confirming: 'card-confirming', checking: 'card-checking', bank: 'card-bank' } as const

const isWaiting = (step: CardPaymentViewModel['step']): step is keyof typeof WAITING => step in WAITING

const Body = observer(function Body({ view, place }: PanelProps) {
  const { l10n } = useLocalization()
  const { amount, bankUrl, entry, step } = view
  switch (step) {
    case 'resting':
    case 'starting':
    case 'paid':
      return null
    case 'confirming':
    case 'checking':
      return (
        <div className="card-waiting" aria-hidden="true">
          <Spinner />
          <div>
            <strong>{l10n.getString(WAITING[step])}</strong>
            <p>{l10n.getString('card-do-not-pay-again')}</p>
          </div>
        </div>
      )
    case 'bank':
      return (
        <div className="card-waiting">
          <div>
            <div aria-hidden="true">
              <strong>{l10n.getString(WAITING[step])}</strong>
              <p>{l10n.getString('card-do-not-pay-again')}</p>
            </div>
            {bankUrl !== undefined && (
              <a className={buttonClass({ kind: 'primary' })} href={bankUrl}>
                <span className="button-words">{l10n.getString('card-bank-go')}</span>
              </a>
            )}
          </div>
        </div>
      )
    case 'choosing':
      return (
        <>
          {amount && (
            <p className="card-amount">
              <span>{l10n.getString('card-amount')}</span> <strong>{formatMoney(amount, place)}</strong>
            </p>
          )}
          <CardChoice entry={entry} />
          {entry.isNew && <NewCardFields entry={entry} />}
          <p className="card-safe muted">{l10n.getString('card-safe')}</p>
          <Button kind="quiet" onClick={view.giveUp}>
            {l10n.getString('card-back')}
          </Button>
        </>
      )
  }
})

/** Card payment in the form: the choice of the card, errors, and the outcome (PAY-11 to PAY-16). */
export const CardPaymentPanel = observer(function CardPaymentPanel({ view, place }: PanelProps) {
  const { l10n } = useLocalization()
  useFocusTarget(view.entry, targetId, { atOnce: true })
  const { problem, step } = view
  return (
    <section id={PANEL_ID} className="request-section card-payment" tabIndex={-1} aria-labelledby="card-payment-title">
      <header>
        <h2 id="card-payment-title">{l10n.getString('card-title')}</h2>
      </header>
      {problem && (
        <Callout tone="failed" title={l10n.getString(problem.id)}>
          {problem.because && <p>{localizeText(l10n, problem.because)}</p>}
          {problem.id !== 'failure-unknown-outcome' && (
            <p>{l10n.getString(step === 'choosing' ? 'card-try-another' : 'request-nothing-lost')}</p>
          )}
        </Callout>
      )}
      {/* The visible words appear with their step, which screen readers do not announce. */}
      <p className="visually-hidden" role="status">
        {isWaiting(step) && `${l10n.getString(WAITING[step])} ${l10n.getString('card-do-not-pay-again')}`}
      </p>
      <Body view={view} place={place} />
    </section>
  )
})
