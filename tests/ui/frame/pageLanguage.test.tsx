import { act, cleanup, render, screen } from '@testing-library/react'
import { memo, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { PageLanguage } from '../../../src/ui/frame/PageLanguage.tsx'
import { PortalProvider } from '../../../src/ui/frame/PortalProvider.tsx'
import { usePortal, type ComposedPortal } from '../../../src/ui/frame/Portal.ts'
import { useLightPages } from '../../../src/ui/frame/LightPages.ts'
import { Localized } from '../../../src/ui/kit/localization.ts'
import type { Messages, PageTexts } from '../../../src/ui/kit/texts.ts'
import { lightPages } from '../../support/lightPages.ts'
import { pageTexts, textsInPage } from '../../support/pageTexts.ts'

afterEach(cleanup)

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
    act(() => texts.become(pageTexts(textsInPage('ur', 'shell'))))
    expect(said()).toEqual(['ہسٹری', 'ur اردو ur', 'true true'])
    expect([field.isConnected, field.value, document.activeElement]).toEqual([true, 'Nour', field])
    expect(texts.language()).toBe('ur')
  })

  it('loads a text that it lacks, and never shows one of the language before', async () => {
    const arrived: Partial<Record<Locale, (messages: Messages) => void>> = {}
    const load = (locale: Locale) =>
      new Promise<Messages>((resolve) => {
        arrived[locale] = resolve
      })
    const texts = pageTexts(textsInPage('en'), load)
    open(texts)
    act(() => texts.become(pageTexts(textsInPage('cs'), load)))
    await act(async () => arrived.en?.(messagesOf('en')))
    expect(texts.l10n.getString('shell-tab-history')).toBe('')
    await act(async () => arrived.cs?.(messagesOf('cs')))
    expect(screen.getByRole('heading').textContent).toBe('Historie')
  })
})
