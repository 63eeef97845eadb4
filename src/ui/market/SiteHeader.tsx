import { Link } from 'react-router'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button, buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { Icon } from './Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { SIGN_IN } from '../../domain/pagePaths.ts'

export interface SiteHeaderProps {
  readonly deployment: Deployment
  /** The name of the page's language in the language itself. */
  readonly nativeName: string
  /** The languages that this deployment offers and has texts for, in its order. */
  readonly locales: ReadonlyArray<Locale>
  readonly onToggleAppearance: () => void
  readonly toggleLetters?: (() => void) | undefined
  /** `false` on the sign-in page itself, and for people who are signed in; `unknown` keeps the space. */
  readonly signInOffered?: boolean | 'unknown'
  /** The sign-in page, with the address to return to. */
  readonly signInAddress?: string
}

/** The header of the public pages (BRAND-03, SCR-03). */
export const SiteHeader = ({
  deployment: { brand },
  nativeName,
  locales,
  onToggleAppearance,
  toggleLetters,
  signInOffered = true,
  signInAddress = SIGN_IN,
}: SiteHeaderProps) => {
  const { l10n } = useLocalization()
  return (
    <header className="site-header">
      <Link className="brand-name" to="/">
        <BrandMark brand={brand} />
        <span>{brand.name}</span>
      </Link>
      {locales.length > 1 && <LanguageLink nativeName={nativeName} />}
      <Switch name="appearance" label="site-switch-appearance" toggle={onToggleAppearance} />
      {toggleLetters && <Switch name="letters" label="site-switch-letters" toggle={toggleLetters} />}
      {signInOffered !== false && (
        <Link className={buttonClass({}, signInOffered === true ? '' : 'not-known-yet')} to={signInAddress}>
          <span className="button-words">{l10n.getString('site-sign-in')}</span>
        </Link>
      )}
    </header>
  )
}

interface SwitchProps {
  readonly name: 'appearance' | 'letters'
  readonly label: TextId
  readonly toggle: () => void
}

const Switch = ({ name, label, toggle }: SwitchProps) => {
  const { l10n } = useLocalization()
  return (
    <Button
      id={`${name}-switch`}
      kind="quiet"
      className="appearance-switch"
      icon={<Icon name={name} />}
      aria-label={l10n.getString(label)}
      onClick={toggle}
    />
  )
}
