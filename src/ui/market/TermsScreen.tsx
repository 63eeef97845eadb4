import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { TextIds } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { regionName } from '../../domain/format/words.ts'
import { LegalArticle } from './LegalArticle.tsx'

const SECTIONS = ['service', 'goods', 'prices', 'times', 'account', 'claims', 'changes'] as const

interface Props {
  readonly deployment: Deployment
  readonly locale: Locale
}

/** The terms of the brand in its country (ROUTE-19). */
export const TermsScreen = ({ deployment, locale }: Props) => {
  const { l10n } = useLocalization()
  const country = regionName(deployment.country.code, locale)
  const text = (id: TextIds['terms']) => l10n.getString(id, { country })
  return (
    <LegalArticle
      title={l10n.getString('site-terms')}
      introduction={text('terms-introduction')}
      sections={SECTIONS.map((section) => [text(`terms-${section}-title`), text(`terms-${section}-text`)])}
    />
  )
}
