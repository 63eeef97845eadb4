import type { TypedDetail } from '../../domain/address/formAddress.ts'
import { formatList } from '../../domain/format/words.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { useLocalization } from '../kit/localization.ts'

const LABELS: Readonly<Record<TypedDetail, TextId>> = {
  unit: 'request-unit',
  building: 'request-building',
  postalCode: 'address-postal-code',
  city: 'address-city',
}

interface Props {
  readonly details: ReadonlyArray<TypedDetail>
  readonly locale: Locale
}

/** Names the fields that still have what a person typed for an earlier address. */
export const KeptDetails = ({ details, locale }: Props) => {
  const { l10n } = useLocalization()
  if (details.length === 0) return null
  const labels = details.map((field) => l10n.getString(LABELS[field]))
  return (
    <FieldMessage tone="attention">
      {l10n.getString('address-details-kept', { fields: formatList(labels, 'and', locale) })}
    </FieldMessage>
  )
}
