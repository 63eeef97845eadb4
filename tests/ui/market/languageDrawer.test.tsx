import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NATIVE_NAMES } from '../../../src/domain/market/nativeNames.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { LanguageDrawer } from '../../../src/ui/market/LanguageDrawer.tsx'
import { watchLanguageDrawer, type ChosenLanguage } from '../../../src/ui/market/languageDrawer.ts'
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

/** The chosen languages, and what shows the last one. */
let chosen: Array<ChosenLanguage> = []
let shown: (problem: string) => void = () => undefined
const change = (language: ChosenLanguage) => {
  chosen.push(language)
  return new Promise<string>((resolve) => {
    shown = resolve
  })
}

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
  watchLanguageDrawer(window, change)
  vi.restoreAllMocks()
}

beforeEach(() => {
  stop = new AbortController()
  chosen = []
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

  it('closes by its close button, by a click beside it, and by choosing the present language', () => {
    show()
    const ways = [
      () => fireEvent.click(drawer().querySelector('header a')!),
      () => fireEvent.click(drawer()),
      () => fireEvent.click(language('English')),
    ]
    for (const leave of ways) {
      openDrawer()
      expect(drawer().open).toBe(true)
      leave()
      expect(drawer().open).toBe(false)
    }
    expect(chosen).toEqual([])
  })

  it('changes to the chosen language instead of loading its address, and says which one is on its way (I18N-14)', async () => {
    show()
    window.history.replaceState(null, '', '/history?range=past-week#top')
    openDrawer()
    expect(fireEvent.click(language('Suomi'))).toBe(false)
    const [{ locale, address, signal } = {}] = chosen
    expect([locale, address]).toEqual(['fi', `${window.location.origin}/history?range=past-week&lang=fi#top`])
    expect(language('Suomi').hasAttribute('data-chosen')).toBe(true)
    expect([drawer().open, signal?.aborted]).toEqual([true, false])
    shown('')
    await vi.waitFor(() => expect(language('Suomi').hasAttribute('data-chosen')).toBe(false))
  })

  it('says why a language cannot be shown, until another one is chosen or it closes', async () => {
    show()
    openDrawer()
    fireEvent.click(language('Suomi'))
    shown('No connection')
    const status = within(drawer()).getByRole('status')
    await vi.waitFor(() => expect(status.textContent).toBe('No connection'))
    fireEvent.click(language('Svenska'))
    expect(status.textContent).toBe('')
    shown('No connection')
    await vi.waitFor(() => expect(status.textContent).toBe('No connection'))
    drawer().dispatchEvent(new Event('close'))
    expect(status.textContent).toBe('')
  })

  it('gives a language up when another one is chosen, or when it closes', () => {
    show()
    openDrawer()
    fireEvent.click(language('Suomi'))
    fireEvent.click(language('Svenska'))
    expect(chosen.map(({ locale, signal }) => [locale, signal.aborted])).toEqual([
      ['fi', true],
      ['sv', false],
    ])
    expect(language('Suomi').hasAttribute('data-chosen')).toBe(false)
    drawer().dispatchEvent(new Event('close'))
    expect(chosen.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  it('leaves a link that is opened in another tab to the browser', () => {
    show()
    openDrawer()
    expect(fireEvent.click(language('Suomi'), { ctrlKey: true })).toBe(true)
    expect(chosen).toEqual([])
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
    expect(() => watchLanguageDrawer(window, change)).not.toThrow()
  })
})
