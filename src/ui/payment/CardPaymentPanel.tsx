import { Button, Callout, Spinner } from '@blueprintjs/core'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Locale } from '../../domain/market/languages.ts'
import { expiryText } from '../../domain/payment/cardExpiry.ts'
import type { CardScheme } from '../../domain/payment/cardNumber.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { CardField, cardFieldId } from './CardField.tsx'
import type { CardEntryViewModel } from './CardEntryViewModel.ts'
import type { CardPaymentViewModel } from './CardPaymentViewModel.ts'
import './cardPayment.css'

interface PanelProps {
  readonly view: CardPaymentViewModel
  readonly locale: Locale
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

const elementAt = (at: NonNullable<CardEntryViewModel['wanted']>['at']): HTMLElement | null => {
  if (at === 'panel') return document.getElementById(PANEL_ID)
  return document.getElementById(at === 'choice' ? CHOICE_ID : cardFieldId(at))
}

/** Focuses the requested element; the panel when it opens. */
const useWantedFocus = (entry: CardEntryViewModel) =>
  useEffect(
    () =>
      reaction(
        () => entry.wanted,
        (wanted) => wanted && requestAnimationFrame(() => elementAt(wanted.at)?.focus()),
        { fireImmediately: true },
      ),
    [entry],
  )

/** The choice between saved cards and a new one (PAY-12). */
const CardChoice = observer(function CardChoice({ entry }: { readonly entry: CardEntryViewModel }) {
  const { l10n } = useLocalization()
  const { cards, choiceProblem, isNew, state } = entry
  if (cards.length === 0) return null
  return (
    <fieldset className="card-choices" {...(choiceProblem && { 'aria-describedby': 'card-choice-problem' })}>
      <legend>{l10n.getString('card-choose')}</legend>
      {cards.map(({ id, scheme, lastDigits, expiry }, index) => (
        <label key={id} className="choice payment-card">
          <span>
            <strong>
              {scheme && SCHEME_NAMES[scheme]}{' '}
              <bdi dir="ltr" className="card-digits">
                •••• {lastDigits}
              </bdi>
            </strong>
            <small className="muted">
              {l10n.getString('card-until', { expiry: `\u2066${expiryText(expiry)}\u2069` })}
            </small>
          </span>
          <input
            {...(index === 0 && { id: CHOICE_ID })}
            type="radio"
            name="card"
            checked={state.selectedCreditCard === id}
            onChange={() => entry.chooseSaved(id)}
          />
        </label>
      ))}
      <label className="choice payment-card">
        <strong>{l10n.getString('card-new')}</strong>
        <input type="radio" name="card" checked={isNew} onChange={entry.chooseNew} />
      </label>
      {choiceProblem && (
        <span id="card-choice-problem" className="field-problem">
          {l10n.getString(choiceProblem.id)}
        </span>
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
      <label className="choice">
        <input
          type="checkbox"
          checked={state.save_card}
          onChange={({ currentTarget }) => entry.saveCard(currentTarget.checked)}
        />
        <span>
          {l10n.getString('card-save')}
          <small className="muted">{l10n.getString('card-save-hint')}</small>
        </span>
      </label>
    </div>
  )
})

const Body = observer(function Body({ view, locale }: PanelProps) {
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
        <div className="card-waiting" role="status">
          <Spinner size={24} aria-hidden />
          <div>
            <strong>{l10n.getString(step === 'confirming' ? 'card-confirming' : 'card-checking')}</strong>
            <p>{l10n.getString('card-do-not-pay-again')}</p>
          </div>
        </div>
      )
    case 'bank':
      return (
        <div className="card-waiting" role="status">
          <div>
            <strong>{l10n.getString('card-bank')}</strong>
            <p>{l10n.getString('card-do-not-pay-again')}</p>
            {bankUrl !== undefined && (
              <a className="card-bank-link" href={bankUrl}>
                {l10n.getString('card-bank-go')}
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
              {l10n.getString('card-amount')} <strong>{formatMoney(amount, locale)}</strong>
            </p>
          )}
          <CardChoice entry={entry} />
          {entry.isNew && <NewCardFields entry={entry} />}
          <p className="card-safe muted">{l10n.getString('card-safe')}</p>
          <Button variant="minimal" text={l10n.getString('card-back')} onClick={view.giveUp} />
        </>
      )
  }
})

/** Card payment in the form: the choice of the card, errors, and the outcome (PAY-11 to PAY-16). */
export const CardPaymentPanel = observer(function CardPaymentPanel({ view, locale }: PanelProps) {
  const { l10n } = useLocalization()
  useWantedFocus(view.entry)
  const { problem, step } = view
  return (
    <section id={PANEL_ID} className="request-section card-payment" tabIndex={-1} aria-labelledby="card-payment-title">
      <header>
        <h2 id="card-payment-title">{l10n.getString('card-title')}</h2>
      </header>
      {problem && (
        <Callout intent="danger" className="card-problem">
          <strong>{l10n.getString(problem.id)}</strong>
          {problem.because && <p>{localizeText(l10n, problem.because)}</p>}
          <p>{l10n.getString(step === 'choosing' ? 'card-try-another' : 'request-nothing-lost')}</p>
        </Callout>
      )}
      <Body view={view} locale={locale} />
    </section>
  )
})
