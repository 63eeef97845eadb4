import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { TextIds } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { regionName } from '../../domain/format/words.ts'

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
    <article className="prohibited-items">
      <h1>{l10n.getString('site-terms')}</h1>
      <p>{text('terms-introduction')}</p>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{text(`terms-${section}-title`)}</h2>
          <p>{text(`terms-${section}-text`)}</p>
        </section>
      ))}
    </article>
  )
}
