import { act, cleanup, render, screen } from '@testing-library/react'
import { memo, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { completeMessagesOf } from '../../../build/texts.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { PageLanguage, PortalProvider } from '../../../src/ui/frame/PageLanguage.tsx'
import { usePortal, type ComposedPortal } from '../../../src/ui/frame/Portal.ts'
import { useLightPages } from '../../../src/ui/frame/LightPages.ts'
import { Localized } from '../../../src/ui/kit/localization.ts'
import type { Messages, PageTexts } from '../../../src/ui/kit/texts.ts'
import { lightPages } from '../../support/lightPages.ts'
import { pageTexts, textsInPage } from '../../support/pageTexts.ts'

afterEach(cleanup)

const allOf = (locale: Locale): Promise<Messages> => Promise.resolve(completeMessagesOf(locale))

/** Nothing above it renders when the language changes. */
const Screen = memo(function Screen() {
  const { locale, nativeName, toggleLetters } = useLightPages()
  const inside = usePortal()
  const [typed, setTyped] = useState('')
  return (
    <>
      <Localized id="shell-tab-history">
        <h1>History</h1>
      </Localized>
      <p>{[locale, nativeName, inside.locale].join(' ')}</p>
      <p>{[toggleLetters, inside.toggleLetters].map((toggle) => toggle !== undefined).join(' ')}</p>
      <input aria-label="Name" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </>
  )
})

const open = (texts: PageTexts) => {
  const pages = lightPages({ toggleLetters: () => undefined })
  return render(
    <PageLanguage texts={texts} pages={pages}>
      <PortalProvider portal={{} as ComposedPortal}>
        <Screen />
      </PortalProvider>
    </PageLanguage>,
  )
}

const said = () => [screen.getByRole('heading').textContent, ...screen.getAllByText(/ /).map((one) => one.textContent)]

describe('another language in an open page (I18N-14)', () => {
  it('has its texts, its name and its letters, and keeps what is typed and where the cursor is', async () => {
    const texts = pageTexts(textsInPage('en', 'shell'))
    open(texts)
    expect(said()).toEqual(['History', 'en English en', 'false false'])
    const field = screen.getByLabelText<HTMLInputElement>('Name')
    field.focus()
    act(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      set!.call(field, 'Nour')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const show = await texts.prepare(textsInPage('ur', 'shell'))
    expect(said()).toEqual(['History', 'en English en', 'false false'])
    act(show)
    expect(said()).toEqual(['ہسٹری', 'ur اردو ur', 'true true'])
    expect([field.isConnected, field.value, document.activeElement]).toEqual([true, 'Nour', field])
    expect(texts.language()).toBe('ur')
  })

  it('loads all texts of the language first, if all of the present one are loaded', async () => {
    const load = vi.fn(allOf)
    const texts = pageTexts(textsInPage('en', 'shell'), load)
    await texts.complete()
    const show = await texts.prepare(textsInPage('cs', 'shell'))
    show()
    expect(load.mock.calls).toEqual([['en'], ['cs']])
    const english = pageTexts(textsInPage('en'), allOf)
    await english.complete()
    expect(texts.l10n.getString('history-empty-title')).not.toBe('')
    expect(texts.l10n.getString('history-empty-title')).not.toBe(english.l10n.getString('history-empty-title'))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is not shown if they cannot be loaded', async () => {
    const texts = pageTexts(textsInPage('en', 'shell'), (locale) =>
      locale === 'en' ? allOf(locale) : Promise.reject(new TypeError('away')),
    )
    await texts.complete()
    await expect(texts.prepare(textsInPage('cs', 'shell'))).rejects.toThrow('away')
    expect([texts.language(), texts.l10n.getString('shell-tab-history')]).toEqual(['en', 'History'])
  })

  it('loads a text that it lacks, and never shows one of the language before', async () => {
    const arrived: Array<(messages: Messages) => void> = []
    const texts = pageTexts(textsInPage('en'), () => new Promise((resolve) => arrived.push(resolve)))
    open(texts)
    const show = texts.prepare(textsInPage('cs'))
    arrived[1]?.(completeMessagesOf('cs'))
    act(await show)
    await act(async () => arrived[0]?.(completeMessagesOf('en')))
    expect(screen.getByRole('heading').textContent).toBe('Historie')
  })
})
