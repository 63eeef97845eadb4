import { loadTagManager } from '../adapters/analytics/loadTagManager.ts'
import { PAGES } from '../ui/app/pages.ts'
import { offersRegister, showFooterLinks } from '../ui/market/footerLinks.ts'
import { watchLanguageDrawer } from '../ui/market/languageDrawer.ts'
import { changeLanguage, type ChangeablePage } from './changeLanguage.ts'
import type { Mode } from '../domain/session/mode.ts'
import type { KnownFlags } from '../ui/frame/PageFlags.ts'
import type { PageOpening } from './readOpening.ts'

interface FramedPage extends ChangeablePage {
  readonly opening: Pick<PageOpening, 'services' | 'page'>
  readonly router: ChangeablePage['router'] & { readonly subscribe: (listener: () => void) => void }
  readonly flags: KnownFlags
  /** The mode of the session. */
  readonly entrance: () => Promise<Mode | undefined>
}

/**
 * What the first load does not wait for: keeps the footer and the language drawer of the HTML in sync with the page, and
 * loads the tag manager.
 */
export const watchFrame = ({ opening, flags, entrance, ...page }: FramedPage): void => {
  const { window, router, texts } = page
  const { document, location } = window
  const look = async () => {
    const register = offersRegister(flags, await entrance(), location.pathname)
    showFooterLinks(document, location.pathname, register)
  }
  void look()
  flags.subscribe(() => void look())
  router.subscribe(() => void look())
  texts.subscribe(() => void look())
  watchLanguageDrawer(window, (language) => changeLanguage(page, language))
  const { tagManager } = opening.services
  // It can read the address of the page.
  if (tagManager && !('isSecret' in PAGES[opening.page])) loadTagManager(window, tagManager, Date.now())
}
