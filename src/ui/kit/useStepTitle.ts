import { useEffect } from 'react'
import { useLocalization } from './localization.ts'
import { COMMON_PARTS, TITLE_SEPARATOR } from './titleParts.ts'

/** Marks of the reading direction and of line breaks (ADR 81), which titles of windows would show or search for. */
const MARKS = /[\u2068\u2069\u200b\u2060]/g

/** Names a step, or what replaces a page, in the window's title while it is shown (NAV-26, WCAG 2.4.2). */
export const useStepTitle = (name: string | undefined): void => {
  const { l10n } = useLocalization()
  useEffect(() => {
    if (name === undefined) return undefined
    const before = document.title
    const common = before.split(TITLE_SEPARATOR).slice(-COMMON_PARTS)
    const named = [name.replace(MARKS, ''), ...common].join(TITLE_SEPARATOR)
    document.title = named
    return () => {
      // The page that follows has been named by then.
      if (document.title === named) document.title = before
    }
    // In another language, the page has another title, also around the same name.
  }, [name, l10n])
}
