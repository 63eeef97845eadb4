import { Link } from 'react-router'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { useLocalization } from '../kit/localization.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { Icon } from './Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'

export interface SiteHeaderProps {
  readonly deployment: Deployment
  readonly locale: Locale
  /** The languages that this deployment offers and has texts for, in its order. */
  readonly locales: ReadonlyArray<Locale>
  readonly onToggleAppearance: () => void
  /** `false` on the sign-in page itself. */
  readonly signInOffered?: boolean
  /** The sign-in page, with the address to return to. */
  readonly signInAddress?: string
}

/** The header of the public pages (BRAND-03, SCR-03). */
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
      {locales.length > 1 && <LanguageLink locale={locale} />}
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
