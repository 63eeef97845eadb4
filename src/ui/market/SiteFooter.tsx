import type { Deployment } from '../../domain/market/deployments.ts'
import { partnerLink } from '../../domain/market/partnerLink.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { useLocalization } from '../kit/localization.ts'
import { regionName } from '../../domain/format/words.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { FAQ, PRIVACY, REGISTER, TERMS } from '../../domain/pagePaths.ts'

export interface SiteFooterProps {
  readonly deployment: Deployment
  readonly locale: Locale
  readonly nativeName: string
  readonly locales: ReadonlyArray<Locale>
  /** Hides the links to pages of the portal. */
  readonly leadsOutOnly: boolean
}

/**
 * The links at the bottom of every page (SCR-02); links without an address are not shown (OP-75). It is part of the
 * HTML beside the root of React and never rendered again, so its links load new pages (docs/adr/0059). It is no `nav`,
 * because pages without a navigation bar have it as well (ROUTE-15).
 */
export const SiteFooter = ({ deployment, locale, nativeName, locales, leadsOutOnly }: SiteFooterProps) => {
  const { l10n } = useLocalization()
  const { brand, country } = deployment
  return (
    <footer className="site-footer" data-leads-out-only={leadsOutOnly}>
      <p>
        <BrandMark brand={brand} />
        <strong>{brand.name}</strong>
        <span>{regionName(country.code, locale)}</span>
      </p>
      <ul aria-label={l10n.getString('site-footer-links')}>
        <li className="to-portal">
          <a href={REGISTER} className="not-known-yet">
            {l10n.getString('site-register')}
          </a>
        </li>
        <li>
          <a href={partnerLink(brand, country.code)}>{l10n.getString('site-become-partner')}</a>
        </li>
        <li className="to-portal">
          <a href={PRIVACY}>{l10n.getString('site-privacy')}</a>
        </li>
        <li className={country.termsUrl === undefined ? 'to-portal' : undefined}>
          <a href={country.termsUrl ?? TERMS}>{l10n.getString('site-terms')}</a>
        </li>
        {brand.apiDocsUrl !== '' && (
          <li>
            <a href={brand.apiDocsUrl}>{l10n.getString('site-api-docs')}</a>
          </li>
        )}
        <li className="to-portal">
          <a href={FAQ}>{l10n.getString('site-faq')}</a>
        </li>
        {locales.length > 1 && (
          <li>
            <LanguageLink nativeName={nativeName} />
          </li>
        )}
      </ul>
    </footer>
  )
}
