import { LocalizationProvider } from '@fluent/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { PageTexts } from './texts.ts'

interface Props {
  readonly texts: PageTexts
  readonly children: ReactNode
}

/** Provides the texts of the page, and renders everything again when missing ones have come. */
export const TextsProvider = ({ texts, children }: Props) => (
  <LocalizationProvider l10n={useSyncExternalStore(texts.subscribe, () => texts.l10n)}>{children}</LocalizationProvider>
)
