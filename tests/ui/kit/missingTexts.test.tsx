import { Localized, LocalizationProvider, useLocalization } from '@fluent/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { completeMessagesOf, messagesOf, type Message } from '../../../build/texts.ts'
import { siteTexts } from '../../../src/adapters/http/siteTexts.ts'
import { markedWhole } from '../../../src/domain/text/wholeLocale.ts'
import { localizationOf, type Messages } from '../../../src/ui/kit/texts.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

/** All ways in which screens use texts. */
const EveryWay = () => {
  const { l10n } = useLocalization()
  return (
    <>
      <Localized id="history-title">
        <h1>History</h1>
      </Localized>
      <Localized id="order-list-scheduled">
        <span data-way="an empty element, as in tabs" />
      </Localized>
      <Localized id="history-found" vars={{ count: 3 }}>
        <span data-way="a text with a number" />
      </Localized>
      <Localized id="order-lists" attrs={{ 'aria-label': true }}>
        <div role="tablist" aria-label="Lists" />
      </Localized>
      <Localized id="order-search" attrs={{ placeholder: true }}>
        <input title={l10n.getString('order-list-needing', { count: 2 })} />
      </Localized>
    </>
  )
}

const USED = [
  'history-title',
  'order-list-scheduled',
  'history-found',
  'order-lists',
  'order-search',
  'order-list-needing',
]

/** A store with these Czech messages, and the site with English ones. */
const storeWith = (czech: ReadonlyArray<unknown>) => {
  const files: Record<string, unknown> = {
    '/store/cs.json': czech,
    '/locales/en.json': markedWhole(completeMessagesOf('en')),
  }
  return vi.fn<typeof fetch>((address) => Promise.resolve(Response.json(files[address as string])))
}

const shown = async (czech: ReadonlyArray<unknown>) => {
  const messages = (await siteTexts(storeWith(czech), '/store', 'cs')) as unknown as Messages
  const { container } = render(
    <LocalizationProvider l10n={localizationOf('cs', theDeployment('dobrego-cz').brand, messages)}>
      <EveryWay />
    </LocalizationProvider>,
  )
  const input = container.querySelector('input')
  return [
    container.querySelector('h1')?.textContent,
    ...[...container.querySelectorAll('[data-way]')].map(({ textContent }) => textContent),
    container.querySelector('[role=tablist]')?.getAttribute('aria-label'),
    input?.placeholder,
    input?.title,
  ].map((text) => text?.replaceAll(/[\u2068\u2069]/g, ''))
}

const ENGLISH = ['History', 'Scheduled', '3 orders', 'Orders by progress', 'Name, phone or order number', '2 need you']

describe('a text that a locale lacks', () => {
  it('falls back to English in elements, attributes, placeholders and strings (I18N-08)', async () => {
    const czech = messagesOf('cs').filter(({ id }) => !USED.includes(id))
    expect(await shown(czech)).toEqual(ENGLISH)
  })

  it('falls back to English even if the store marks the locale as complete (I18N-08)', async () => {
    const czech = markedWhole(completeMessagesOf('cs')).filter(({ id }) => !USED.includes(id))
    expect(await shown(czech)).toEqual(ENGLISH)
  })

  it('falls back to English for a message without a value or an attribute (I18N-08)', async () => {
    const czech = messagesOf('cs').map((message): Message =>
      USED.includes(message.id) ? { id: message.id, value: null, attributes: {} } : message,
    )
    expect(await shown(czech)).toEqual(ENGLISH)
  })

  it('loads no English texts for a complete locale (I18N-06)', async () => {
    const fetcher = storeWith(markedWhole(completeMessagesOf('cs')))
    await siteTexts(fetcher, '/store', 'cs')
    expect(fetcher.mock.calls.map(([address]) => address)).toEqual(['/store/cs.json'])
  })

  it('keeps the other texts if English cannot be loaded', async () => {
    const czech = messagesOf('cs').filter(({ id }) => id !== 'history-title')
    const fetcher = vi.fn<typeof fetch>((address) =>
      address === '/store/cs.json' ? Promise.resolve(Response.json(czech)) : Promise.reject(new Error('away')),
    )
    expect(await siteTexts(fetcher, '/store', 'cs')).toHaveLength(czech.length)
  })
})
