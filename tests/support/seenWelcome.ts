import { WelcomeViewModel } from '../../src/ui/welcome/WelcomeViewModel.ts'

/** The walkthrough on a device where somebody has seen it. */
export const seenWelcome = (): WelcomeViewModel =>
  new WelcomeViewModel({ isSeen: () => true, keepSeen: () => undefined }, { mode: 'classic' }, () => Promise.resolve())
