import type { WelcomeMemory } from '../../src/application/ports/WelcomeMemory.ts'

/** A device on which the walkthrough was seen. */
export const seenWelcome = (): WelcomeMemory => ({
  isSeen: () => true,
  keepSeen: () => undefined,
  bringTexts: () => Promise.resolve(),
})
