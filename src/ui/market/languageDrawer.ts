import type { Locale } from '../../domain/market/languages.ts'
import { languageAddress } from './languageAddress.ts'
import { LANGUAGE_DRAWER } from './LanguageLink.tsx'

const OPENER = `a[href="#${LANGUAGE_DRAWER}"]`

const languagesIn = (drawer: HTMLElement) => [...drawer.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]

/** Opens the drawer as a modal dialog. The current language gets the focus, which returns when the drawer closes. */
const openLanguageDrawer = ({ document, location }: Window): void => {
  const drawer = document.querySelector<HTMLDialogElement>(`dialog#${LANGUAGE_DRAWER}`)
  if (drawer === null || drawer.open) return
  const languages = languagesIn(drawer)
  for (const link of languages) link.setAttribute('href', languageAddress(location, link.hreflang as Locale))
  drawer.showModal()
  languages.find((link) => link.hasAttribute('aria-current'))?.focus()
}

const moveFocus = (event: KeyboardEvent, drawer: HTMLDialogElement): void => {
  const languages = languagesIn(drawer)
  const at = languages.findIndex((link) => link === drawer.ownerDocument.activeElement)
  const next: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: languages.length - 1,
  }
  const index = next[event.key]
  if (index === undefined) return
  event.preventDefault()
  languages.at(index % languages.length)?.focus()
}

/** A language that was chosen in the drawer. */
export interface ChosenLanguage {
  readonly locale: Locale
  /** The address that loads the page in the language. */
  readonly address: string
  /** Aborts when the drawer closes. */
  readonly signal: AbortSignal
}

/**
 * Makes every link to the drawer open it as a modal dialog, which HTML alone cannot do. A chosen language is given to
 * `change`, and the drawer stays open until it has been shown. If it cannot be, `change` resolves to what to say.
 */
export const watchLanguageDrawer = (window: Window, change: (language: ChosenLanguage) => Promise<string>): void => {
  const { document, history, location } = window
  const drawer = document.querySelector<HTMLDialogElement>(`dialog#${LANGUAGE_DRAWER}`)
  if (drawer === null) return
  let choosing = new AbortController()
  const say = (text: string) => {
    const status = drawer.querySelector('[role=status]')
    if (status) status.textContent = text
  }
  const choose = async (link: HTMLAnchorElement) => {
    choosing.abort()
    choosing = new AbortController()
    const { signal } = choosing
    for (const one of languagesIn(drawer)) one.toggleAttribute('data-chosen', one === link)
    say('')
    const problem = await change({ locale: link.hreflang as Locale, address: link.href, signal })
    link.removeAttribute('data-chosen')
    if (!signal.aborted) say(problem)
  }
  drawer.addEventListener('close', () => {
    choosing.abort()
    say('')
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.matches(OPENER)) {
      event.preventDefault()
      openLanguageDrawer(window)
    } else if (link && drawer.contains(link)) {
      // In another tab or window, it is a link like any other.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (!link.hreflang || link.hasAttribute('aria-current')) drawer.close()
      else void choose(link)
    } else if (event.target === drawer) drawer.close()
  })
  drawer.addEventListener('keydown', (event) => {
    // The page under the drawer has its own shortcuts.
    event.stopPropagation()
    moveFocus(event, drawer)
  })
  if (location.hash !== `#${LANGUAGE_DRAWER}`) return
  history.replaceState(history.state, '', location.pathname + location.search)
  openLanguageDrawer(window)
}
