import type { Mode } from './mode.ts'

/** The screens of the walkthrough, in order (WELCOME-01). */
export const WELCOME_SCREENS = ['welcome', 'details', 'request'] as const
export type WelcomeScreen = (typeof WELCOME_SCREENS)[number]

interface Visit {
  readonly mode: Mode
  readonly isRequestPage: boolean
  /** Whether this device has shown it before. */
  readonly isSeen: boolean
}

/** Due on a vendor's first visit to the request page on this device (OP-33). Guests came for one order. */
export const isWelcomeDue = ({ mode, isRequestPage, isSeen }: Visit): boolean =>
  isRequestPage && !isSeen && mode === 'classic'

/** Returns `undefined` after the last screen. */
export const nextWelcomeScreen = (screen: WelcomeScreen): WelcomeScreen | undefined =>
  WELCOME_SCREENS[WELCOME_SCREENS.indexOf(screen) + 1]
