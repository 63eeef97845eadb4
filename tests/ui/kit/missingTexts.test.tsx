import { FluentResource } from '@fluent/bundle'
import { Localized, LocalizationProvider, useLocalization } from '@fluent/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { completeMessagesOf, idsOf, idsOfTexts, messagesOf, type Message } from '../../../build/texts.ts'
import { siteTexts } from '../../../src/adapters/http/siteTexts.ts'
import { applicationOf } from '../../../src/composition/application.ts'
import { pageTexts, type PageOpening } from '../../../src/composition/readOpening.ts'
import { servicesOf } from '../../../src/domain/market/backEnd.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { markedWhole } from '../../../src/domain/text/wholeLocale.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { PageFlags } from '../../../src/ui/frame/PageFlags.ts'
import { PageLanguage } from '../../../src/ui/frame/PageLanguage.tsx'
import { localizationOf, PageTexts, type Messages } from '../../../src/ui/kit/texts.ts'
import { lightPages } from '../../support/lightPages.ts'
import { textsInPage } from '../../support/pageTexts.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** All ways in which screens use texts. */
const EveryWay = () => {
  const { l10n } = useLocalization()
  return (
    <>
      <Localized id="shell-tab-history">
        <h1>History</h1>
      </Localized>
      <Localized id="order-list-scheduled">
        <span data-way="an empty element, as in tabs" />
      </Localized>
      <Localized id="history-found" vars={{ count: 3 }}>
        <span data-way="a text with a number" />
      </Localized>
      <Localized id="shell-main-navigation" attrs={{ 'aria-label': true }}>
        <div role="tablist" aria-label="Lists" />
      </Localized>
      <Localized id="order-search" attrs={{ placeholder: true }}>
        <input title={l10n.getString('order-list-needing', { count: 2 })} />
      </Localized>
    </>
  )
}

const USED = [
  'shell-tab-history',
  'order-list-scheduled',
  'history-found',
  'shell-main-navigation',
  'order-search',
  'order-list-needing',
]

/** A store with these Czech messages, and the site with English ones. */
const storeWith = (czech: ReadonlyArray<unknown>) => {
  const files: Record<string, unknown> = {
    '/store/cs.json': czech,
    '/locales/en.json': markedWhole(completeMessagesOf('en'), idsOfTexts()),
  }
  return vi.fn<typeof fetch>((address) => Promise.resolve(Response.json(files[address as string])))
}

/** What people see and hear of `EveryWay`. */
const wordsOf = (container: HTMLElement) => {
  const input = container.querySelector('input')
  return [
    container.querySelector('h1')?.textContent,
    ...[...container.querySelectorAll('[data-way]')].map(({ textContent }) => textContent),
    container.querySelector('[role=tablist]')?.getAttribute('aria-label'),
    input?.placeholder,
    input?.title,
  ].map((text) => text?.replaceAll(/[\u2068\u2069]/g, ''))
}

const BRAND = theDeployment('dobrego-cz').brand

const shown = async (czech: ReadonlyArray<unknown>) => {
  const messages = (await siteTexts(storeWith(czech), '/store', 'cs')) as unknown as Messages
  const { container } = render(
    <LocalizationProvider l10n={localizationOf('cs', BRAND, messages)}>
      <EveryWay />
    </LocalizationProvider>,
  )
  return wordsOf(container)
}

const ENGLISH = ['History', 'Scheduled', '3 orders', 'Main', 'Name, phone, code or order number', '2 need attention']

describe('a text that a locale lacks', () => {
  it('falls back to English in elements, attributes, placeholders and strings (I18N-08)', async () => {
    const czech = messagesOf('cs').filter(({ id }) => !USED.includes(id))
    expect(await shown(czech)).toEqual(ENGLISH)
  })

  it('falls back to English even if the store marks the locale as complete (I18N-08)', async () => {
    const czech = markedWhole(completeMessagesOf('cs'), idsOfTexts()).filter(({ id }) => !USED.includes(id))
    expect(await shown(czech)).toEqual(ENGLISH)
  })

  it('falls back to English for a message without a value or an attribute (I18N-08)', async () => {
    const czech = messagesOf('cs').map((message): Message =>
      USED.includes(message.id) ? { id: message.id, value: null, attributes: {} } : message,
    )
    expect(await shown(czech)).toEqual(ENGLISH)
  })

  it('loads no English texts for a complete locale (I18N-06)', async () => {
    const fetcher = storeWith(markedWhole(completeMessagesOf('cs'), idsOfTexts()))
    await siteTexts(fetcher, '/store', 'cs')
    expect(fetcher.mock.calls.map(([address]) => address)).toEqual(['/store/cs.json'])
  })

  it.each([
    ['is missing', new Response('Not found', { status: 404 })],
    ['is a page', new Response('<!doctype html><html lang="cs"></html>', { headers: { 'content-type': 'text/html' } })],
    ['is cut off', new Response('[{"id":"shell-tab-history","value":"Hist')],
    ['is no list', Response.json({ 'shell-tab-history': 'Historie' })],
  ])('falls back to English if the file of the locale %s (I18N-12)', async (_, answer) => {
    const english = storeWith([])
    const fetcher = vi.fn<typeof fetch>((address) =>
      address === '/store/cs.json' ? Promise.resolve(answer) : english(address),
    )
    const texts = await siteTexts(fetcher, '/store', 'cs')
    expect(texts.find(({ id }) => id === 'shell-tab-history')?.value).toBe('History')
  })

  it('fills in English if the file of the locale is of another build, which has other texts (I18N-12)', async () => {
    const older = markedWhole(
      completeMessagesOf('cs').filter(({ id }) => !USED.includes(id)),
      'older',
    )
    expect(await shown(older)).toEqual(ENGLISH)
  })

  it('shows no text of another build with a variable that pages do not fill any more (I18N-12)', async () => {
    const count = [{ type: 'var', name: 'orders' }, ' nalezeno']
    const older = completeMessagesOf('cs').map((message) =>
      message.id === 'history-found' ? { id: message.id, value: count, attributes: {} } : message,
    )
    const words = await shown(markedWhole(older, 'older'))
    expect(words).toContain('3 orders')
    expect(words).toContain('Plánované')
  })

  it('are of another build if a variable has another name, not if a wording changed', () => {
    const ids = (text: string) => idsOf(new FluentResource(`found = ${text}\n    .title = Found`).body)
    expect(ids('{ $count } orders')).toBe(ids('Orders: { $count }'))
    expect(ids('{ $count } orders')).not.toBe(ids('{ $orders } orders'))
    expect(ids('{ $count } orders')).not.toBe(ids('Some orders'))
  })

  it('takes the texts that Saudi Arabic lacks from Arabic, then from English (I18N-12)', async () => {
    const files: Record<string, unknown> = {
      '/store/ar-SA.json': [{ id: 'first', value: 'ar-SA', attributes: {} }],
      '/store/ar.json': ['first', 'second'].map((id) => ({ id, value: 'ar', attributes: {} })),
      '/locales/en.json': ['first', 'second', 'third'].map((id) => ({ id, value: 'en', attributes: {} })),
    }
    const texts = await siteTexts(
      (address) => Promise.resolve(Response.json(files[address as string])),
      '/store',
      'ar-SA',
    )
    expect(texts.map(({ id, value }) => [id, value])).toEqual([
      ['first', 'ar-SA'],
      ['second', 'ar'],
      ['third', 'en'],
    ])
  })

  it('fails if no texts can be loaded at all', async () => {
    await expect(siteTexts(() => Promise.reject(new Error('away')), '/store', 'cs')).rejects.toThrow('away')
  })

  it('keeps the other texts if English cannot be loaded', async () => {
    const czech = messagesOf('cs').filter(({ id }) => id !== 'shell-tab-history')
    const fetcher = vi.fn<typeof fetch>((address) =>
      address === '/store/cs.json' ? Promise.resolve(Response.json(czech)) : Promise.reject(new Error('away')),
    )
    expect(await siteTexts(fetcher, '/store', 'cs')).toHaveLength(czech.length)
  })
})

describe('a text that a page lacks (I18N-13)', () => {
  const english = (messages: Messages) => ({ locale: 'en', nativeName: 'English', messages }) as const
  const open = (messages: Messages, load: () => Promise<Messages>) =>
    render(
      <PageLanguage texts={new PageTexts(english(messages), BRAND, load)} pages={lightPages()}>
        <EveryWay />
      </PageLanguage>,
    )

  it('is loaded with all others and then shown, in elements, attributes, placeholders and strings', async () => {
    const load = vi.fn(() => Promise.resolve(messagesOf('en')))
    const { container } = open([], load)
    await act(() => load.mock.results[0]!.value)
    expect(wordsOf(container)).toEqual(ENGLISH)
    expect(load).toHaveBeenCalledOnce()
  })

  it('is never shown as its id, not even while it loads', () => {
    const { container } = open([], () => new Promise(() => undefined))
    expect(USED.filter((id) => container.innerHTML.includes(id))).toEqual([])
  })

  it('is asked for again if it could not be loaded', async () => {
    const load = vi.fn(() => Promise.resolve(messagesOf('en'))).mockRejectedValueOnce(new TypeError('offline'))
    const texts = new PageTexts(english([]), BRAND, load)
    expect(texts.l10n.getString('shell-tab-history')).toBe('')
    await expect(texts.complete()).rejects.toThrow('offline')
    await texts.complete()
    expect(texts.l10n.getString('shell-tab-history')).toBe('History')
  })

  it('makes no page load texts that has all its own', () => {
    const load = vi.fn(() => Promise.resolve(messagesOf('en')))
    const { container } = open(messagesOf('en', ['history', 'order', 'shell']), load)
    expect(wordsOf(container)).toEqual(ENGLISH)
    expect(load).not.toHaveBeenCalled()
  })
})

describe('a locale store that accepts the connection and never answers (I18N-12)', () => {
  const TRIED_FOR = 15_000
  const stored = (locale: Locale) => Response.json(markedWhole(completeMessagesOf(locale), idsOfTexts()))

  /** A landing page in the language, which brings its own texts; the store is silent until `recover`. */
  const openPage = (locale: Locale) => {
    vi.useFakeTimers()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let isSilent = true
    const fetcher = vi.fn<typeof fetch>((address) => {
      if (address === '/locales/en.json') return Promise.resolve(stored('en'))
      return isSilent ? new Promise(() => undefined) : Promise.resolve(stored(locale))
    })
    const opening: PageOpening = {
      ...textsInPage(locale, 'landing'),
      deployment: theDeployment('dobrego-cz'),
      locales: ['en', locale],
      services: { ...servicesOf({}, 'https://portal.test'), texts: '/store' },
      page: 'landing',
      farewell: undefined,
    }
    const texts = pageTexts(opening, fetcher)
    const { textsOf } = applicationOf(opening, texts, window, new PageFlags(), new OngoingWork())
    const asked = () => fetcher.mock.calls.filter(([address]) => address === `/store/${locale}.json`).length
    const recover = () => {
      isSilent = false
    }
    const shown = () => ['landing-title', 'shell-tab-history'].map((id) => texts.l10n.getString(id))
    return { asked, recover, shown, texts, textsOf, warn }
  }

  it('lets the next page come in English, beside the own texts of the page in its language', async () => {
    const { shown, texts, textsOf } = openPage('cs')
    const come = textsOf('connect')
    await vi.advanceTimersByTimeAsync(TRIED_FOR)
    await come
    expect(shown()).toEqual(['Pošlete to hned. A sledujte, jak to dorazí.', 'History'])
    expect(texts.language()).toBe('cs')
  })

  it('is waited for once, also by a language that falls back to another one first (I18N-08)', async () => {
    const { asked, shown, textsOf } = openPage('ar-SA')
    const come = textsOf('connect')
    await vi.advanceTimersByTimeAsync(TRIED_FOR)
    await come
    expect([asked(), shown()[1]]).toEqual([1, 'History'])
  })

  it('is said once and asked again at each further page, which does not wait for it', async () => {
    const { asked, recover, shown, textsOf, warn } = openPage('de')
    const first = textsOf('connect')
    await vi.advanceTimersByTimeAsync(TRIED_FOR)
    await first
    expect([asked(), shown()[1]]).toEqual([1, 'History'])
    await textsOf('register')
    await vi.advanceTimersByTimeAsync(TRIED_FOR)
    expect([asked(), shown()[1]]).toEqual([2, 'History'])
    expect(warn.mock.calls.map(String)).toEqual([
      'Some texts of de are shown in English:,Error: /store/de.json: timeout',
    ])
    recover()
    await textsOf('forgot-password')
    await vi.advanceTimersByTimeAsync(0)
    expect([asked(), shown()[1]]).toEqual([3, 'Verlauf'])
    await textsOf('confirm-email')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toBe(3)
  })
})
