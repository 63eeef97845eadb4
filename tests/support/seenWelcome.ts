import type { WelcomeMemory } from '../../src/application/ports/WelcomeMemory.ts'

/** A device where somebody has seen the walkthrough. */
export const seenWelcome = (): WelcomeMemory => ({
  isSeen: () => true,
  keepSeen: () => undefined,
  bringTexts: () => Promise.resolve(),
})
