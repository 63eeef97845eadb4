import { useEffect } from 'react'

/** Marks of the reading direction and of line breaks (ADR 81), which titles of windows would show or search for. */
const MARKS = /[\u2068\u2069\u200b\u2060]/g
/** Brand, "Create an order" and country end the title of every page (NAV-17). */
const PARTS_OF_EVERY_TITLE = 3
const BETWEEN = ' · '

/** Names a step, or what replaces a page, in the window's title while it is shown (NAV-26, WCAG 2.4.2). */
export const useStepTitle = (name: string | undefined): void =>
  useEffect(() => {
    if (name === undefined) return undefined
    const before = document.title
    const named = [name.replace(MARKS, ''), ...before.split(BETWEEN).slice(-PARTS_OF_EVERY_TITLE)].join(BETWEEN)
    document.title = named
    return () => {
      // The page that follows has been named by then.
      if (document.title === named) document.title = before
    }
  }, [name])
