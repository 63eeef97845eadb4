import { LocalizationProvider } from '@fluent/react'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { mayChooseLetters } from '../../domain/market/letters.ts'
import type { PageTexts } from '../kit/texts.ts'
import { LightPagesContext, useLightPages, type ComposedPages } from './LightPages.ts'
import { PortalContext, type ComposedPortal } from './Portal.ts'

interface Props {
  readonly texts: PageTexts
  readonly pages: ComposedPages
  readonly children: ReactNode
}

/** Provides the texts and the language of the page, and renders what uses them again when they change (ADR 141). */
export const PageLanguage = ({ texts, pages, children }: Props) => {
  const { l10n, locale, nativeName } = useSyncExternalStore(texts.subscribe, () => texts.shown)
  const toggleLetters = mayChooseLetters(locale) ? pages.toggleLetters : undefined
  const shown = useMemo(
    () => ({ ...pages, locale, nativeName, toggleLetters }),
    [pages, locale, nativeName, toggleLetters],
  )
  return (
    <LocalizationProvider l10n={l10n}>
      <LightPagesContext value={shown}>{children}</LightPagesContext>
    </LocalizationProvider>
  )
}

/** Provides the application in the language of the page. */
export const PortalProvider = ({
  portal,
  children,
}: {
  readonly portal: ComposedPortal
  readonly children: ReactNode
}) => {
  const { locale, toggleLetters } = useLightPages()
  const shown = useMemo(() => ({ ...portal, locale, toggleLetters }), [portal, locale, toggleLetters])
  return <PortalContext value={shown}>{children}</PortalContext>
}
