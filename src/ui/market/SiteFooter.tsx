import { useLocalization } from '@fluent/react'
import { Link } from 'react-router'
import { partnerLink } from '../../domain/market/partnerLink.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { countryName } from '../app/pageTitle.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { RegisterLink } from './RegisterLink.tsx'
import { TermsLink } from './TermsLink.tsx'

export interface SiteFooterProps {
  readonly deployment: Deployment
  readonly locale: Locale
  /** Off while DeactivateSignUpButton is on (NAV-21); nothing until that is known. */
  readonly registerAllowed: boolean | undefined
}

/** The links at the bottom of the public pages (SCR-02); one without an address is not shown (OP-75). */
export const SiteFooter = ({ deployment: { brand, country }, locale, registerAllowed }: SiteFooterProps) => {
  const { l10n } = useLocalization()
  return (
    <footer className="site-footer">
      <p className="brand-name">
        <BrandMark brand={brand.id} />
        {brand.name}
        <span>{countryName(country.code, locale)}</span>
      </p>
      <nav aria-label={l10n.getString('site-footer-navigation')}>
        <RegisterLink allowed={registerAllowed}>{l10n.getString('site-register')}</RegisterLink>
        <a href={partnerLink(brand, country.code)}>{l10n.getString('site-become-partner')}</a>
        {brand.privacyUrl !== '' && <a href={brand.privacyUrl}>{l10n.getString('site-privacy')}</a>}
        <TermsLink country={country} />
        {brand.apiDocsUrl !== '' && <a href={brand.apiDocsUrl}>{l10n.getString('site-api-docs')}</a>}
        <Link to="/faq">{l10n.getString('site-faq')}</Link>
      </nav>
    </footer>
  )
}
