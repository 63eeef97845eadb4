import type { WelcomeMemory } from '../../src/ui/welcome/WelcomeViewModel.ts'

/** A device where somebody has seen the walkthrough. */
export const seenWelcome = (): WelcomeMemory => ({
  isSeen: () => true,
  keepSeen: () => undefined,
  bringTexts: () => Promise.resolve(),
})
