import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NATIVE_NAMES } from '../../../src/domain/market/nativeNames.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { LanguageDrawer } from '../../../src/ui/market/LanguageDrawer.tsx'
import { watchLanguageDrawer } from '../../../src/ui/market/languageDrawer.ts'
import { LanguageLink } from '../../../src/ui/market/LanguageLink.tsx'
import { plain, showPage, textsOf, theDeployment, TRANSLATED } from './showPage.tsx'

const DEPLOYMENT = theDeployment('fjordel-fi')
const LOCALES: ReadonlyArray<Locale> = ['fi', 'sv', 'en']

const drawer = () => document.querySelector<HTMLDialogElement>('dialog#languages')!
const opener = () => document.querySelector<HTMLAnchorElement>('.language-link')!
const language = (name: string) => within(drawer()).getByRole('link', { name: new RegExp(`^${name}`) })
const openDrawer = () => fireEvent.click(opener())

/** Removes the listeners of the previous test. */
let stop = new AbortController()

const show = (locale: Locale = 'en', locales = LOCALES) => {
  showPage(
    <>
      <LanguageLink nativeName={NATIVE_NAMES[locale]} />
      <LanguageDrawer locale={locale} locales={locales} />
    </>,
    DEPLOYMENT,
    locale,
  )
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, heard: EventListenerOrEventListenerObject) =>
    listen(type, heard, { signal: stop.signal }),
  )
  watchLanguageDrawer(window)
  vi.restoreAllMocks()
}

beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  cleanup()
  window.history.replaceState(null, '', '/')
})

describe('language drawer', () => {
  it('lists the languages by their native names, with the names in the current language (SCR-03)', () => {
    show()
    const items = [...drawer().querySelectorAll('li')].map((item) => {
      const link = item.querySelector('a')!
      const name = item.querySelector('bdi')!
      return [name.textContent, name.lang, item.querySelector('small')?.textContent, link.getAttribute('aria-current')]
    })
    expect(items).toEqual([
      ['Suomi', 'fi', 'Finnish', null],
      ['Svenska', 'sv', 'Swedish', null],
      ['English', 'en', undefined, 'true'],
    ])
  })

  it('contains links, which work without a script (SCR-03)', () => {
    show()
    expect([...drawer().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#content',
      '?lang=fi',
      '?lang=sv',
      '?lang=en',
    ])
  })

  it.each(TRANSLATED)('has a title and a label for its close button in %s', (locale) => {
    show(locale, [locale, 'fi'])
    const words = textsOf(DEPLOYMENT, locale)
    const named = document.getElementById(drawer().getAttribute('aria-labelledby')!)
    expect(plain(named!.textContent)).toBe(words.getString('site-languages'))
    expect(drawer().querySelector('header a')!.getAttribute('aria-label')).toBe(words.getString('site-close-languages'))
  })

  it('opens as a modal dialog with the focus on the current language (SCR-03)', () => {
    show()
    const showModal = vi.spyOn(drawer(), 'showModal')
    expect(openDrawer()).toBe(false)
    expect(showModal).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(language('English'))
  })

  it('closes by its close button, by a click beside it, and by a choice', () => {
    show()
    const ways = [
      () => fireEvent.click(drawer().querySelector('header a')!),
      () => fireEvent.click(drawer()),
      () => fireEvent.click(language('Suomi')),
    ]
    for (const leave of ways) {
      openDrawer()
      expect(drawer().open).toBe(true)
      leave()
      expect(drawer().open).toBe(false)
    }
  })

  it('stays open when a click inside hits no link', () => {
    show()
    openDrawer()
    fireEvent.click(screen.getByRole('heading', { name: 'Language' }))
    expect(drawer().open).toBe(true)
  })

  it('moves with the arrow keys, wrapping around, and with Home and End', async () => {
    show()
    openDrawer()
    const user = userEvent.setup()
    const visited: Array<string | undefined> = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'End', 'Home']) {
      await user.keyboard(`{${key}}`)
      visited.push((document.activeElement as HTMLAnchorElement).hreflang)
    }
    expect(visited).toEqual(['fi', 'sv', 'fi', 'en', 'en', 'fi'])
  })

  it('keeps its keys from the shortcuts of the page', () => {
    show()
    openDrawer()
    const heard = vi.fn()
    document.addEventListener('keydown', heard, { signal: stop.signal })
    fireEvent.keyDown(language('English'), { key: 'n' })
    expect(heard).not.toHaveBeenCalled()
  })

  it('keeps the rest of the address, including return address and fragment (I18N-04)', () => {
    show()
    window.history.replaceState(null, '', '/connect?back=%2Frequest-a-rider%2Fcz1001&lang=en#secret')
    openDrawer()
    expect(language('Suomi').getAttribute('href')).toBe('?back=%2Frequest-a-rider%2Fcz1001&lang=fi#secret')
  })

  it('becomes a modal dialog if the browser already shows it as the target', () => {
    window.history.replaceState(null, '', '/faq?x=1#languages')
    show()
    expect(drawer().open).toBe(true)
    expect(window.location.href).toMatch(/\/faq\?x=1$/)
  })
})

describe('a page in one language', () => {
  it('has no language drawer', () => {
    expect(() => watchLanguageDrawer(window)).not.toThrow()
  })
})
