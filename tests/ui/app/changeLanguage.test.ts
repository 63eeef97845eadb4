import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { changeLanguage, type ChangeablePage } from '../../../src/composition/changeLanguage.ts'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import type { Messages } from '../../../src/ui/kit/texts.ts'
import { pageTexts, textsInPage } from '../../support/pageTexts.ts'

const deployment = deploymentOf('dobrego-cz')!
const ADDRESS = 'https://portal.test/history?lang=cs'

const pageIn = (locale: Locale) => {
  const opening = JSON.stringify({ ...textsInPage(locale, 'shell'), deployment }).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html><html lang="${locale}" dir="ltr"><head><title>In ${locale}</title></head><body><script type="application/json" id="opening">${opening}</script></body></html>`
}

type Answer = (address: string, init: RequestInit) => Promise<Response>

/** An open page in English whose site answers so, also to whether it is there. */
const openPage = (
  answer: Answer,
  head: Answer = () => Promise.resolve(new Response()),
  load: (locale: Locale) => Promise<Messages> = () => Promise.resolve([]),
  search = '',
) => {
  const fetch = vi.fn((address: string, init: RequestInit) =>
    init.method === 'HEAD' ? head(address, init) : answer(address, init),
  )
  const assign = vi.fn<(address: string) => void>()
  const page = new DOMParser().parseFromString('<!doctype html><html lang="en"></html>', 'text/html')
  const window = {
    document: page,
    fetch,
    DOMParser,
    localStorage,
    navigator: { onLine: true },
    location: { href: `https://portal.test/history${search}`, search, hash: '', assign },
  } as unknown as Window & typeof globalThis
  const texts = pageTexts(textsInPage('en', 'shell', 'failure'), load)
  const work = new OngoingWork()
  const choosing = new AbortController()
  const navigate = vi.fn<ChangeablePage['router']['navigate']>(() => Promise.resolve())
  const router = { state: { location: { state: { openedHere: true } } }, navigate }
  const change = (locale: Locale = 'cs') =>
    changeLanguage({ window, router, texts, work }, { locale, address: ADDRESS, signal: choosing.signal })
  const shown = () => [page.documentElement.lang, page.title, texts.l10n.getString('shell-tab-history')]
  return { page, fetch, assign, navigate, texts, work, choosing, change, shown }
}

const CZECH = ['cs', 'In cs', 'Historie']
const ENGLISH = ['en', '', 'History']

const html = (locale: Locale) => () => Promise.resolve(new Response(pageIn(locale)))
const away: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('a chosen language (I18N-14)', () => {
  it('is shown in the open page with what its own page brings, whose address stores the choice (OP-39)', async () => {
    const { assign, change, fetch, shown } = openPage(html('cs'))
    await change()
    expect(shown()).toEqual(CZECH)
    expect(fetch).toHaveBeenCalledOnce()
    expect(fetch.mock.calls[0]).toMatchObject([ADDRESS, { headers: { accept: 'text/html' } }])
    expect(assign).not.toHaveBeenCalled()
  })

  it('is named by the address, if that named the former one, so that loading it again does not bring that back', async () => {
    const plain = openPage(html('cs'))
    await plain.change()
    expect(plain.navigate).not.toHaveBeenCalled()
    const named = openPage(html('cs'), undefined, undefined, '?lang=en&from=2026-11-01')
    await named.change()
    expect(named.navigate.mock.calls).toEqual([
      ['?lang=cs&from=2026-11-01', { replace: true, preventScrollReset: true, state: { openedHere: true } }],
    ])
  })

  it('is shown on the page of an unknown address, which has a status of its own', async () => {
    const { change, shown } = openPage(() => Promise.resolve(new Response(pageIn('cs'), { status: 404 })))
    await change()
    expect(shown()).toEqual(CZECH)
  })

  it('keeps the count of near riders in the title', async () => {
    const { change, page } = openPage(html('cs'))
    page.title = '(2) Order tracking'
    await change()
    expect(page.title).toBe('(2) In cs')
  })

  it('has all of its texts if all of the language before are loaded, and only then', async () => {
    const load = vi.fn((locale: Locale): Promise<Messages> => Promise.resolve(messagesOf(locale)))
    const { change, texts } = openPage(html('cs'), away, load)
    await change()
    expect(load).not.toHaveBeenCalled()
    await texts.complete()
    const again = openPage(html('cs'), away, load)
    await again.texts.complete()
    await again.change()
    expect(load.mock.calls.map(([locale]) => locale)).toEqual(['cs', 'en', 'cs'])
    expect(again.texts.l10n.getString('history-empty-title')).toBe(texts.l10n.getString('history-empty-title'))
  })

  it('is loaded by its link if they do not come', async () => {
    const { assign, change, shown, texts } = openPage(html('cs'), undefined, (locale) =>
      locale === 'en' ? Promise.resolve(messagesOf('en')) : Promise.reject(new TypeError('Failed to fetch')),
    )
    await texts.complete()
    await change()
    expect(assign).toHaveBeenCalledOnce()
    expect(shown()).toEqual(ENGLISH)
  })

  it('has the letters that a person chose', async () => {
    localStorage.setItem('portal.letters', 'nastaliq')
    const urdu = openPage(html('ur'))
    await urdu.change('ur')
    expect(urdu.page.documentElement.dataset['letters']).toBe('nastaliq')
    const czech = openPage(html('cs'))
    await czech.change()
    expect(czech.page.documentElement.dataset['letters']).toBeUndefined()
  })

  it.each<readonly [string, Answer]>([
    ['the page does not come', away],
    ['it is in another language', html('en')],
    ['it is no page of the portal', () => Promise.resolve(new Response('<p>Bad gateway</p>', { status: 502 }))],
    ['it is cut off', () => Promise.resolve(new Response('<script type="application/json" id="opening">{"lo'))],
  ])('is loaded by its link if %s', async (_, answer) => {
    const { assign, change, shown } = openPage(answer)
    await change()
    expect(assign.mock.calls).toEqual([[ADDRESS]])
    expect(shown()).toEqual(ENGLISH)
  })

  it('leaves the page as it is if the site does not answer, and says why', async () => {
    const { assign, change, shown } = openPage(away, away)
    expect(await change()).toMatch(/connection/)
    expect(assign).not.toHaveBeenCalled()
    expect(shown()).toEqual(ENGLISH)
  })

  it('does not load the page before a payment is done (PAY-14)', async () => {
    const { assign, change, work } = openPage(away)
    const payment = Promise.withResolvers<string>()
    const paid = work.during(payment.promise)
    const changed = change()
    await new Promise((resolve) => setTimeout(resolve))
    expect(assign).not.toHaveBeenCalled()
    payment.resolve('paid')
    await paid
    await changed
    expect(assign).toHaveBeenCalledOnce()
  })

  it('is shown during a payment, which goes on', async () => {
    const { assign, change, shown, work } = openPage(html('cs'))
    const payment = Promise.withResolvers<string>()
    const paid = work.during(payment.promise)
    await change()
    expect(shown()).toEqual(CZECH)
    payment.resolve('paid')
    expect(await paid).toBe('paid')
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    ['its page comes', html('cs')],
    ['nothing comes', away],
  ] as const)('is neither shown nor loaded if the drawer closes before %s', async (_, answer) => {
    const { assign, change, choosing, shown } = openPage(answer)
    const changed = change()
    choosing.abort()
    await changed
    expect(shown()).toEqual(ENGLISH)
    expect(assign).not.toHaveBeenCalled()
  })
})
