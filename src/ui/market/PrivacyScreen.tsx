import { regionName } from '../../domain/format/words.ts'
import { supportEmail } from '../../domain/help/supportEmail.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { TextIds } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { LegalArticle } from './LegalArticle.tsx'

const SECTIONS = ['data', 'use', 'readers', 'device', 'rights'] as const

interface Props {
  readonly deployment: Deployment
  readonly locale: Locale
}

/** What the brand knows of people in its country, and what becomes of it (SCR-02). */
export const PrivacyScreen = ({ deployment: { brand, country }, locale }: Props) => {
  const { l10n } = useLocalization()
  const facts = { country: regionName(country.code, locale), email: supportEmail(brand) }
  const text = (id: TextIds['privacy']) => l10n.getString(id, facts)
  return (
    <LegalArticle
      title={l10n.getString('site-privacy')}
      introduction={text('privacy-introduction')}
      sections={SECTIONS.map((section) => [text(`privacy-${section}-title`), text(`privacy-${section}-text`)])}
    />
  )
}
