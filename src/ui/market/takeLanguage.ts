import { LETTERS_STYLE } from '../theme/lettersStyle.ts'
import { LANGUAGE_DRAWER } from './LanguageLink.tsx'

/** What the HTML has beside React's root. */
const BELOW = ['.site-footer', `#${LANGUAGE_DRAWER}`]

const takeLetters = (document: Document, other: Document): void => {
  document.getElementById(LETTERS_STYLE)?.remove()
  const style = other.getElementById(LETTERS_STYLE)
  // Before the styles of screens, as in a page that was loaded.
  if (style) document.head.insertBefore(style, document.head.querySelector('link[rel=stylesheet]'))
}

/**
 * Takes over what React does not render from the same page in another language: language, direction, title, description,
 * letters, footer and drawer. The drawer closes, and the focus returns to where it was opened.
 */
export const takeLanguage = (document: Document, other: Document): void => {
  const { lang, dir } = other.documentElement
  const description = 'meta[name=description]'
  document.querySelector<HTMLDialogElement>(`dialog#${LANGUAGE_DRAWER}`)?.close()
  const footer = document.querySelector('.site-footer')
  const isInFooter = footer?.contains(document.activeElement)
  Object.assign(document.documentElement, { lang, dir })
  document.title = other.title
  document.querySelector(description)?.replaceWith(...other.querySelectorAll(description))
  takeLetters(document, other)
  for (const part of BELOW)
    document.querySelector(part)?.replaceChildren(...(other.querySelector(part)?.childNodes ?? []))
  if (isInFooter) footer?.querySelector<HTMLElement>('.language-link')?.focus({ preventScroll: true })
}
