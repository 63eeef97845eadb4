import { Tag } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import type { Voucher } from '../../domain/pricing/voucher.ts'
import type { VoucherRefusal } from '../../domain/pricing/voucherRefusal.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { formatMoney } from '../kit/formatMoney.ts'
import { useLocalization, type Localization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Spinner } from '../kit/Spinner.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { VoucherTermsList } from './VoucherTermsList.tsx'
import type { VoucherProgress, VoucherTerms } from './VoucherViewModel.ts'
import { isBlank } from '../../domain/text/blank.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'
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
const VoucherStatus = observer(function VoucherStatus({ view, country, locale }: VoucherSectionProps) {
  const { l10n } = useLocalization()
  const { progress, voucher } = view
  return (
    <div id={STATUS_ID} className="voucher-status">
      {/* Rendered before it has text: screen readers announce only what is added to it. */}
      <div className="muted" role="status">
        {progress.step === 'waiting' && <span>{l10n.getString('voucher-waiting')}</span>}
        {progress.step === 'checking' && (
          <span>
            <Spinner /> <span>{l10n.getString('voucher-checking')}</span>
          </span>
        )}
        {progress.step === 'resting' && voucher && (
          <span className="visually-hidden">{`${voucher.code}: ${discountText(l10n, voucher, { country, locale })}`}</span>
        )}
      </div>
      {(progress.step === 'refused' || progress.step === 'failed') && (
        <div role="alert">
          <FieldMessage tone="problem">
            <span>
              {progress.step === 'failed'
                ? localizeText(l10n, progress.because)
                : l10n.getString('voucher-error-validation-message')}
            </span>
            {progress.step === 'refused' && progress.reason !== undefined && (
              <small>{l10n.getString(REASONS[progress.reason])}</small>
            )}
          </FieldMessage>
        </div>
      )}
    </div>
  )
})

/** Enter applies the code and does not submit the form; Escape keeps the applied voucher (VOUCH-01, VOUCH-02). */
const VoucherEntry = observer(function VoucherEntry({ view }: { readonly view: VoucherView }) {
  const { l10n } = useLocalization()
  const { code, isReplacing, progress } = view
  const isWrong = progress.step === 'refused' || progress.step === 'failed'
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent) || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') view.apply()
    if (event.key === 'Escape' && isReplacing) view.keep()
  }
  return (
    <div className="voucher-entry">
      <TextInput
        id={VOUCHER_ENTRY_ID}
        name="voucherCode"
        kind="code"
        value={code}
        autoCapitalize="characters"
        maxLength={64}
        aria-invalid={isWrong}
        aria-describedby={progress.step === 'resting' ? undefined : STATUS_ID}
        placeholder={l10n.getString('voucher-placeholder')}
        change={view.type}
        onKeyDown={onKeyDown}
      />
      <Button
        isBusy={progress.step === 'checking'}
        busyText={l10n.getString('voucher-checking')}
        disabled={isBlank(code)}
        onClick={view.apply}
      >
        {l10n.getString('voucher-apply')}
      </Button>
      {isReplacing && (
        <Button kind="quiet" onClick={view.keep}>
          {l10n.getString('voucher-keep')}
        </Button>
      )}
    </div>
  )
})

/** The voucher's discount in words (VOUCH-07). */
const discountText = (l10n: Localization, voucher: Voucher, place: AmountPlace): string =>
  voucher.type === 'PERCENTAGE'
    ? l10n.getString('voucher-percentage', { percent: voucher.percent })
    : l10n.getString('voucher-amount', { amount: formatMoney(voucher.amount, place) })

const AppliedVoucher = observer(function AppliedVoucher({
  view,
  voucher,
  country,
  locale,
}: VoucherSectionProps & { readonly voucher: Voucher }) {
  const { l10n } = useLocalization()
  const discount = discountText(l10n, voucher, { country, locale })
  return (
    <div className="voucher-applied">
      <div className="voucher-face">
        <Tag size={20} />
        <span>
          <strong className="ltr">{voucher.code}</strong>
          <small>{discount}</small>
        </span>
      </div>
      <div className="voucher-actions">
        <Button kind="quiet" size="small" aria-expanded={view.terms.step !== 'hidden'} onClick={view.toggleTerms}>
          {l10n.getString('voucher-details')}
        </Button>
        {!view.isReplacing && (
          <Button kind="quiet" size="small" onClick={view.replace}>
            {l10n.getString('voucher-replace')}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={view.remove}>
          {l10n.getString('voucher-remove')}
        </Button>
      </div>
      <VoucherTermsList terms={view.terms} country={country} locale={locale} />
    </div>
  )
})

/** Moves the focus to the element that replaces the focused one. */
const useFocusOfNext = ({ isEntering, voucher, isReplacing }: VoucherView) => {
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
  const focus = useFocusOfNext(view)
  return (
    <fieldset className="voucher" {...focus}>
      <legend>
        <label htmlFor={VOUCHER_ENTRY_ID}>{l10n.getString('voucher-title')}</label>{' '}
        <small>{l10n.getString('field-optional')}</small>
      </legend>
      {view.voucher && <AppliedVoucher {...props} voucher={view.voucher} />}
      {view.isEntering && <VoucherEntry view={view} />}
      <VoucherStatus {...props} />
    </fieldset>
  )
})
