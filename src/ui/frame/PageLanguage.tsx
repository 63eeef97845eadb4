import { LocalizationProvider } from '@fluent/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { mayChooseLetters } from '../../domain/market/letters.ts'
import type { PageTexts } from '../kit/texts.ts'
import { LightPagesContext, type ComposedPages } from './LightPages.ts'

interface Props {
  readonly texts: PageTexts
  readonly pages: ComposedPages
  readonly children: ReactNode
}

/** Provides the texts and the language of the page, and renders what uses them again when they change (ADR 141). */
export const PageLanguage = ({ texts, pages, children }: Props) => {
  const { l10n, locale, nativeName } = useSyncExternalStore(texts.subscribe, () => texts.shown)
  const toggleLetters = mayChooseLetters(locale) ? pages.toggleLetters : undefined
  return (
    <LocalizationProvider l10n={l10n}>
      <LightPagesContext value={{ ...pages, locale, nativeName, toggleLetters }}>{children}</LightPagesContext>
    </LocalizationProvider>
  )
}
