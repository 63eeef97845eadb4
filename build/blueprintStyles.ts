import postcss from 'postcss'
import type { Plugin } from 'vite'

/** The classes of Blueprint's sheet that elements of the portal have: those of the overlays of `src/ui/kit` and icons. */
export const LIBRARY_CLASSES: ReadonlyArray<string> = [
  'bp6-dialog',
  'bp6-dialog-container',
  'bp6-drawer',
  'bp6-icon',
  'bp6-overlay',
  'bp6-overlay-appear',
  'bp6-overlay-appear-active',
  'bp6-overlay-backdrop',
  'bp6-overlay-content',
  'bp6-overlay-open',
  'bp6-overlay-scroll-container',
  'bp6-popover',
  'bp6-popover-appear',
  'bp6-popover-appear-active',
  'bp6-popover-arrow',
  'bp6-popover-arrow-border',
  'bp6-popover-arrow-fill',
  'bp6-popover-content',
  'bp6-popover-enter',
  'bp6-popover-enter-active',
  'bp6-popover-exit',
  'bp6-popover-exit-active',
  'bp6-popover-target',
  'bp6-popover-transition-container',
  'bp6-portal',
  'bp6-position-left',
  'bp6-position-right',
]

/** The classes of a selector, apart from the one that a dark page has. */
export const componentClasses = (selector: string): ReadonlyArray<string> =>
  (selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []).filter((name) => name !== 'bp6-dark')

/**
 * The rules of Blueprint's sheet for these classes alone. Its rules for bare elements and for the page would change every
 * screen when it arrives after the first paint.
 */
export const rulesFor = (classes: ReadonlyArray<string>, css: string): string => {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const named = componentClasses(selector)
      return named.length > 0 && named.every((name) => classes.includes(name))
    })
    if (kept.length > 0) rule.selectors = kept
    else rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (!rule.nodes?.length) rule.remove()
  })
  return sheet.toString()
}

/** Cuts Blueprint's sheet, and puts it into a layer below our own rules, so that its arrival time does not matter. */
export const blueprintStyles = (): Plugin => ({
  name: 'blueprint-styles',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/@blueprintjs/core/lib/css/blueprint.css')
      ? { code: `@layer library{${rulesFor(LIBRARY_CLASSES, code)}}`, map: null }
      : undefined,
})
