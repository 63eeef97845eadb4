import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { RequestAsGuest } from './GuestButton.tsx'

export interface LandingProps {
  readonly deployment: Deployment
  readonly locale: Locale
  /** Whether flag GuestCheckout is on (OP-17). */
  readonly guestAllowed: boolean
  readonly requestAsGuest: RequestAsGuest
  /** The sign-in page, with the address to return to (ROUTE-22). */
  readonly signInAddress: string
  /** `false` while flag DeactivateSignUpButton is on (NAV-21); `undefined` until the flags are known. */
  readonly registerAllowed: boolean | undefined
}
