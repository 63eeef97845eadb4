import { useLocalization } from '@fluent/react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Deployment } from '../../domain/market/deployments.ts'
import { LANGUAGES, type Locale } from '../../domain/market/languages.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { Icon } from './Icon.tsx'

export interface SiteHeaderProps {
  readonly deployment: Deployment
  readonly locale: Locale
  /** The languages this deployment offers and has texts for, in its order. */
  readonly locales: ReadonlyArray<Locale>
  readonly onToggleAppearance: () => void
  /** Left out where the page is the sign-in itself. */
  readonly signInOffered?: boolean
  /** Leads back to where somebody wanted to go. */
  readonly signInAddress?: string
}

/** Another language of the very same page: what its address says besides stays, the way back of a sign-in among it. */
const keepAddress = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
  const address = new URLSearchParams(window.location.search)
  address.set('lang', link.hreflang)
  link.setAttribute('href', `?${address.toString()}`)
}

/** The line at the top of the public pages (BRAND-03, SCR-03). Languages are links: they work without a script. */
export const SiteHeader = ({
  deployment: { brand },
  locale,
  locales,
  onToggleAppearance,
  signInOffered = true,
  signInAddress = '/connect',
}: SiteHeaderProps) => {
  const { l10n } = useLocalization()
  return (
    <header className="site-header">
      <Link className="brand-name" to="/">
        <BrandMark brand={brand.id} />
        {brand.name}
      </Link>
      {locales.length > 1 && (
        <details className="language-menu">
          <summary aria-label={l10n.getString('site-language', { name: LANGUAGES[locale].nativeName })}>
            <Icon name="globe" />
            <span>{LANGUAGES[locale].nativeName}</span>
          </summary>
          <ul>
            {locales.map((offered) => (
              <li key={offered}>
                <a
                  href={`?lang=${offered}`}
                  hrefLang={offered}
                  lang={offered}
                  aria-current={offered === locale || undefined}
                  onClick={keepAddress}
                >
                  {LANGUAGES[offered].nativeName}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <button
        type="button"
        id="appearance-switch"
        className="appearance-switch"
        aria-label={l10n.getString('site-switch-appearance')}
        onClick={onToggleAppearance}
      >
        <Icon name="appearance" />
      </button>
      {signInOffered && (
        <Link className="button" to={signInAddress}>
          {l10n.getString('site-sign-in')}
        </Link>
      )}
    </header>
  )
}
