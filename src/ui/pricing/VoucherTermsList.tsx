import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { formatMoney } from '../kit/formatMoney.ts'
import { formatDayTime } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import type { VoucherTerms } from './VoucherViewModel.ts'

interface VoucherTermsListProps {
  readonly terms: VoucherTerms
  readonly country: Country
  readonly locale: Locale
}

/** A voucher's expiry, minimum fee and maximum discount (VOUCH-05). */
export const VoucherTermsList = ({ terms, country, locale }: VoucherTermsListProps) => {
  const { l10n } = useLocalization()
  switch (terms.step) {
    case 'hidden':
      return null
    case 'reading':
      return <div className="skeleton-block voucher-terms" aria-busy="true" />
    case 'failed':
      return (
        <p role="alert" className="voucher-problem">
          <FieldMessage tone="problem">{l10n.getString('voucher-error-get-message')}</FieldMessage>
        </p>
      )
    case 'read': {
      const { firstOrderOnly, maximumDiscount, minimumFee, validUntil } = terms.details
      const lines = [
        validUntil === undefined
          ? l10n.getString('voucher-valid-always')
          : l10n.getString('voucher-valid-until', { time: formatDayTime(validUntil, country.timeZone, locale) }),
        minimumFee && l10n.getString('voucher-minimum', { amount: formatMoney(minimumFee, { country, locale }) }),
        maximumDiscount &&
          l10n.getString('voucher-maximum', { amount: formatMoney(maximumDiscount, { country, locale }) }),
        firstOrderOnly && l10n.getString('voucher-first-order'),
      ]
      return (
        <ul className="voucher-terms muted">
          {lines.filter(Boolean).map((line) => (
            <li key={String(line)}>{line}</li>
          ))}
        </ul>
      )
    }
  }
}
