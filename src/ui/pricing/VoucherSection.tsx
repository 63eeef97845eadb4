import { Button, InputGroup, Spinner } from '@blueprintjs/core'
import { Error, Tag } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Voucher } from '../../domain/pricing/voucher.ts'
import type { VoucherRefusal } from '../../domain/pricing/voucherRules.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { SendButton } from '../kit/SendButton.tsx'
import { VoucherTermsList } from './VoucherTermsList.tsx'
import type { VoucherProgress, VoucherTerms } from './VoucherViewModel.ts'
import './voucher.css'

export interface VoucherView {
  readonly progress: VoucherProgress
  readonly terms: VoucherTerms
  readonly isReplacing: boolean
  readonly isEntering: boolean
  readonly code: string
  readonly voucher: Voucher | undefined
  readonly type: (code: string) => void
  readonly apply: () => void
  readonly replace: () => void
  readonly keep: () => void
  readonly remove: () => void
  readonly toggleTerms: () => void
}

interface VoucherSectionProps {
  readonly view: VoucherView
  readonly country: Country
  readonly locale: Locale
}

export const VOUCHER_ENTRY_ID = 'request-voucher'
const STATUS_ID = 'request-voucher-status'

/** The message of each reason; a new reason does not compile without one. */
const REASONS: Readonly<Record<VoucherRefusal, TextId>> = {
  unknown: 'voucher-refused-unknown',
  inactive: 'voucher-refused-inactive',
  'other-vendor': 'voucher-refused-other-vendor',
  'not-yet': 'voucher-refused-not-yet',
  expired: 'voucher-refused-expired',
  'used-up': 'voucher-refused-used-up',
  'used-by-vendor': 'voucher-refused-used-by-vendor',
  'not-first-order': 'voucher-refused-not-first-order',
  'fee-too-small': 'voucher-refused-fee-too-small',
}

/** The status of the code, shown at its field (VOUCH-04). */
const VoucherStatus = observer(function VoucherStatus({ view }: { readonly view: VoucherView }) {
  const { l10n } = useLocalization()
  const { progress } = view
  switch (progress.step) {
    case 'resting':
      return null
    case 'waiting':
      return (
        <p id={STATUS_ID} role="status" className="voucher-status muted">
          {l10n.getString('voucher-waiting')}
        </p>
      )
    case 'checking':
      return (
        <div id={STATUS_ID} role="status" className="voucher-status muted">
          <Spinner size={14} />
          {l10n.getString('voucher-checking')}
        </div>
      )
    case 'refused':
      return (
        <p id={STATUS_ID} role="alert" className="voucher-status field-problem">
          <Error size={14} />
          <span>
            {l10n.getString('voucher-error-validation-message')}
            {progress.reason !== undefined && <small>{l10n.getString(REASONS[progress.reason])}</small>}
          </span>
        </p>
      )
    case 'failed':
      return (
        <p id={STATUS_ID} role="alert" className="voucher-status field-problem">
          <Error size={14} />
          {localizeText(l10n, progress.because)}
        </p>
      )
  }
})

/** Enter applies the code and does not submit the form; Escape keeps the applied voucher (VOUCH-01, VOUCH-02). */
const VoucherEntry = observer(function VoucherEntry({ view }: { readonly view: VoucherView }) {
  const { l10n } = useLocalization()
  const { code, isReplacing, progress } = view
  const isWrong = progress.step === 'refused' || progress.step === 'failed'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') view.apply()
    if (event.key === 'Escape' && isReplacing) view.keep()
  }
  return (
    <div className="voucher-entry">
      <InputGroup
        id={VOUCHER_ENTRY_ID}
        name="voucherCode"
        className="ltr-field"
        dir="ltr"
        value={code}
        fill
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        intent={isWrong ? 'danger' : 'none'}
        aria-invalid={isWrong}
        aria-describedby={progress.step === 'resting' ? undefined : STATUS_ID}
        placeholder={l10n.getString('voucher-placeholder')}
        onChange={(event) => view.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <SendButton
        size="large"
        variant="outlined"
        isBusy={progress.step === 'checking'}
        busyText={l10n.getString('voucher-checking')}
        disabled={code.trim() === ''}
        text={l10n.getString('voucher-apply')}
        onClick={view.apply}
      />
      {isReplacing && (
        <Button size="large" variant="minimal" text={l10n.getString('voucher-keep')} onClick={view.keep} />
      )}
    </div>
  )
})

/** The voucher's discount in words (VOUCH-07). */
const useDiscount = (voucher: Voucher, locale: Locale): string => {
  const { l10n } = useLocalization()
  return voucher.type === 'PERCENTAGE'
    ? l10n.getString('voucher-percentage', { percent: voucher.percent })
    : l10n.getString('voucher-amount', { amount: formatMoney(voucher.amount, locale) })
}

const AppliedVoucher = observer(function AppliedVoucher({
  view,
  voucher,
  country,
  locale,
}: VoucherSectionProps & { readonly voucher: Voucher }) {
  const { l10n } = useLocalization()
  const discount = useDiscount(voucher, locale)
  return (
    <div className="voucher-applied">
      <div className="voucher-face">
        <Tag size={20} />
        <span role="status">
          <strong className="ltr">{voucher.code}</strong>
          <small>{discount}</small>
        </span>
      </div>
      <div className="voucher-actions">
        <Button
          variant="minimal"
          aria-expanded={view.terms.step !== 'hidden'}
          text={l10n.getString('voucher-details')}
          onClick={view.toggleTerms}
        />
        {!view.isReplacing && (
          <Button variant="minimal" text={l10n.getString('voucher-replace')} onClick={view.replace} />
        )}
        <Button variant="minimal" text={l10n.getString('voucher-remove')} onClick={view.remove} />
      </div>
      <VoucherTermsList terms={view.terms} country={country} locale={locale} />
    </div>
  )
})

/** Moves the focus to the element that replaces the focused one. */
const useKeptFocus = ({ isEntering, voucher, isReplacing }: VoucherView) => {
  const box = useRef<HTMLFieldSetElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const next = isEntering ? document.getElementById(VOUCHER_ENTRY_ID) : box.current?.querySelector('button')
    next?.focus()
  }, [isEntering, voucher, isReplacing])
  return {
    ref: box,
    onFocus: () => void (hadFocus.current = true),
    onBlur: (event: { readonly relatedTarget: EventTarget | null }) =>
      void (hadFocus.current =
        event.relatedTarget === null || box.current?.contains(event.relatedTarget as Node) === true),
  }
}

/** A voucher for the delivery fee: entry, applied voucher, terms (VOUCH-01 to VOUCH-07). */
export const VoucherSection = observer(function VoucherSection(props: VoucherSectionProps) {
  const { view } = props
  const { l10n } = useLocalization()
  const focus = useKeptFocus(view)
  return (
    <fieldset className="voucher" {...focus}>
      <legend>
        <label htmlFor={VOUCHER_ENTRY_ID}>{l10n.getString('voucher-title')}</label>{' '}
        <span className="bp6-text-muted">{l10n.getString('request-optional')}</span>
      </legend>
      {view.voucher && <AppliedVoucher {...props} voucher={view.voucher} />}
      {view.isEntering && <VoucherEntry view={view} />}
      <VoucherStatus view={view} />
    </fieldset>
  )
})
