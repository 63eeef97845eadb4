import type { Mode } from './mode.ts'

/** The screens of the walkthrough, in this order (WELCOME-01). */
export const WELCOME_SCREENS = ['welcome', 'details', 'request'] as const
export type WelcomeScreen = (typeof WELCOME_SCREENS)[number]

interface Visit {
  readonly mode: Mode
  readonly isRequestPage: boolean
  /** On this device, at any time before. */
  readonly isSeen: boolean
}

/** At the first visit of the request page on a device, and never to a device's login (OP-33). */
export const isWelcomeDue = ({ mode, isRequestPage, isSeen }: Visit): boolean =>
  isRequestPage && !isSeen && mode !== 'godroid'

/** `undefined` after the last one. */
export const nextWelcomeScreen = (screen: WelcomeScreen): WelcomeScreen | undefined =>
  WELCOME_SCREENS[WELCOME_SCREENS.indexOf(screen) + 1]
