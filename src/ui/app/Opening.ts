import type { MaintenanceKind } from '../../domain/flags/maintenance.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Environment } from '../../domain/market/environments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Messages } from '../kit/texts.ts'
import type { Screen } from './screenTexts.ts'

/** Which page the HTML already shows. */
export type Page = 'landing' | 'connect' | AccountPageName | PublicPageName | MaintenancePageName | 'app'

/** The pages of somebody who has no account yet, or lost the way into it. */
export type AccountPageName = 'register' | 'forgot-password' | 'confirm-email'

/** One for each kind of maintenance: whoever hands out the pages may know already (ROUTE-20). */
export type MaintenancePageName = `${MaintenanceKind}-maintenance`

/** The pages that stand open to everybody who has their address (PERM-04). */
export type PublicPageName =
  | 'public-tracking'
  | 'sender-tracking'
  | 'prohibited-items'
  | 'delivery-receipt'
  | 'terms'
  | 'faq'

/** What stands in the HTML beside the page, so that nothing has to be asked before the first paint. */
export interface Opening {
  /** Whole, so that no page brings the tables of all brands and countries. */
  readonly deployment: Deployment
  readonly locale: Locale
  /** The locales that have texts. */
  readonly locales: ReadonlyArray<Locale>
  readonly environment?: Environment
  readonly page: Page
  /** The screens whose texts are here; those of the others come from the locale store when they are needed. */
  readonly screens: ReadonlyArray<Screen>
  readonly messages: Messages
}
