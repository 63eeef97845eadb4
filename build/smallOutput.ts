import type { Rolldown } from 'vite'

/** What keeps scripts small, in the portal's code and in the inline scripts. */
export const SMALL_OUTPUT: Rolldown.RolldownOptions = {
  // Reading a property of a library does nothing else; without this, the bundler keeps unused code that reads properties.
  treeshake: { propertyReadSideEffects: false },
  // A constant is written where it is used, so that no page loads those of the others.
  optimization: { inlineConst: { mode: 'all' } },
}
