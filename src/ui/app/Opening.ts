import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Messages } from '../kit/texts.ts'
import type { PageName } from './pages.ts'

/** Data embedded in the HTML, so that nothing must be requested before the first paint. */
export interface Opening {
  /** Complete, so that no page includes the tables of all brands and countries. */
  readonly deployment: Deployment
  readonly locale: Locale
  /** The name of the language in the language itself. */
  readonly nativeName: string
  /** The locales that have texts. */
  readonly locales: ReadonlyArray<Locale>
  /** The page that the HTML shows. */
  readonly page: PageName
  /** The texts of that page; those of the others are fetched when they are needed. */
  readonly messages: Messages
}
