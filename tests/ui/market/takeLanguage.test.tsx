import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { NATIVE_NAMES } from '../../../src/domain/market/nativeNames.ts'
import { LanguageDrawer } from '../../../src/ui/market/LanguageDrawer.tsx'
import { SiteFooter } from '../../../src/ui/market/SiteFooter.tsx'
import { takeLanguage } from '../../../src/ui/market/takeLanguage.ts'
import { LETTERS_STYLE } from '../../../src/ui/theme/lettersStyle.ts'
import { markupOf, plain, theDeployment } from './showPage.tsx'

const DEPLOYMENT = theDeployment('ferrywing-pk')
const LOCALES = ['en', 'ur', 'ur-Latn'] as const

/** The HTML of a page around React's root. */
const pageIn = (locale: Locale, dir: string, letters?: string): Document => {
  const surroundings = { locale, locales: LOCALES, nativeName: NATIVE_NAMES[locale] }
  const below = markupOf(
    <>
      <SiteFooter {...surroundings} deployment={DEPLOYMENT} leadsOutOnly={false} />
      <LanguageDrawer {...surroundings} />
    </>,
    DEPLOYMENT,
    locale,
  )
  const head = `<title>Page in ${locale}</title><meta name="description" content="About ${locale}">`
  const style = letters === undefined ? '' : `<style id="${LETTERS_STYLE}">${letters}</style>`
  return new DOMParser().parseFromString(
    `<!doctype html><html lang="${locale}" dir="${dir}"><head>${head}${style}<link rel="stylesheet"></head><body><div id="root"><input></div>${below}</body></html>`,
    'text/html',
  )
}

const before = { head: document.head.innerHTML, body: document.body.innerHTML }

beforeEach(() => {
  const page = pageIn('en', 'ltr')
  document.head.innerHTML = page.head.innerHTML
  document.body.innerHTML = page.body.innerHTML
})
afterEach(() => {
  document.head.innerHTML = before.head
  document.body.innerHTML = before.body
})

const drawer = () => document.querySelector<HTMLDialogElement>('dialog')!
const opener = () => document.querySelector<HTMLElement>('.site-footer .language-link')!

describe('what the HTML has beside the screen, in another language (I18N-14)', () => {
  it('is that of the page in the language: direction, title, description, letters, footer and drawer', () => {
    const field = document.querySelector('input')!
    const own = drawer()
    takeLanguage(document, pageIn('ur', 'rtl', ':root{--script:naskh}'))
    const { lang, dir } = document.documentElement
    expect([lang, dir, document.title]).toEqual(['ur', 'rtl', 'Page in ur'])
    expect(document.querySelector<HTMLMetaElement>('meta[name=description]')!.content).toBe('About ur')
    expect(document.getElementById(LETTERS_STYLE)!.nextElementSibling!.matches('link')).toBe(true)
    expect(plain(opener().textContent)).toBe('اردو')
    expect(document.querySelector('[aria-current]')!.getAttribute('hreflang')).toBe('ur')
    // The listeners are on the drawer, and React has the field.
    expect([drawer(), document.querySelector('input')]).toEqual([own, field])
  })

  it('has no letters left of the language before', () => {
    takeLanguage(document, pageIn('ur', 'rtl', ':root{--script:naskh}'))
    takeLanguage(document, pageIn('ur-Latn', 'ltr'))
    expect(document.getElementById(LETTERS_STYLE)).toBeNull()
    expect(document.documentElement.dir).toBe('ltr')
  })

  it('closes the drawer, and has the focus on the link that opened it', () => {
    opener().focus()
    drawer().showModal()
    takeLanguage(document, pageIn('ur', 'rtl'))
    expect(drawer().open).toBe(false)
    expect(document.activeElement).toBe(opener())
  })

  it('leaves the focus where it is if the drawer was opened elsewhere', () => {
    document.querySelector('input')!.focus()
    drawer().showModal()
    takeLanguage(document, pageIn('ur', 'rtl'))
    expect(document.activeElement).toBe(document.querySelector('input'))
  })
})
