import { languageName } from '../../domain/format/words.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { NATIVE_NAMES } from '../../domain/market/nativeNames.ts'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { LANGUAGE_DRAWER } from './LanguageLink.tsx'

interface Props {
  readonly locale: Locale
  /** The languages that this deployment offers and has texts for, in its order. */
  readonly locales: ReadonlyArray<Locale>
}

/** The name of a language in the current language; `undefined` if it equals the native name. */
const translatedName = (offered: Locale, shown: Locale): string | undefined => {
  const name = languageName(offered, shown)
  return offered === shown || name === NATIVE_NAMES[offered] ? undefined : name
}

/**
 * The languages of the deployment (SCR-03). Light pages and the application share this drawer, which is part of the
 * HTML of every page (docs/adr/0059). `languageDrawer.ts` opens it. All entries are links, which work without a script.
 */
export const LanguageDrawer = ({ locale, locales }: Props) => {
  const { l10n } = useLocalization()
  const titleId = `${LANGUAGE_DRAWER}-title`
  return (
    <dialog id={LANGUAGE_DRAWER} className="language-drawer" aria-labelledby={titleId}>
      <div>
        <header>
          <h2 id={titleId}>{l10n.getString('site-languages')}</h2>
          <a
            className={buttonClass({ kind: 'quiet' })}
            href="#content"
            aria-label={l10n.getString('site-close-languages')}
          >
            <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </a>
        </header>
        <p role="status" />
        <ul>
          {locales.map((offered) => {
            const help = translatedName(offered, locale)
            return (
              <li key={offered}>
                <a
                  href={`?lang=${offered}`}
                  hrefLang={offered}
                  {...(offered === locale ? { 'aria-current': 'true' } : {})}
                >
                  <bdi lang={offered}>{NATIVE_NAMES[offered]}</bdi>
                  {help !== undefined && <small>{help}</small>}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </dialog>
  )
}
