import { useLocalization } from '../kit/localization.ts'
import { Icon } from './Icon.tsx'

/** The element id of the language drawer; a link to it as a fragment opens it. */
export const LANGUAGE_DRAWER = 'languages'

/** Opens the language drawer (SCR-03). Without a script, the browser shows the drawer as the target of the fragment. */
export const LanguageLink = ({ nativeName }: { readonly nativeName: string }) => {
  const { l10n } = useLocalization()
  return (
    <a
      className="language-link"
      href={`#${LANGUAGE_DRAWER}`}
      aria-haspopup="dialog"
      aria-label={l10n.getString('site-language', { name: nativeName })}
    >
      <Icon name="globe" />
      <span>{nativeName}</span>
    </a>
  )
}
