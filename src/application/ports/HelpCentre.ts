import { Context, type Effect, type Stream } from 'effect'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { SessionUser } from '../../domain/session/session.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** The person and vendor for whom the help centre is opened (HELP-08). */
export interface HelpVisit {
  readonly user: SessionUser
  readonly vendorId: VendorId
  readonly locale: Locale
  /** The token that proves it. */
  readonly token: string
}

/** The frame's element. */
export interface HelpFrame {
  readonly contentWindow: Window | null
}

export type FrameMessage = 'init' | 'token_request' | 'close'

export type PortalMessage =
  | {
      readonly type: 'init_ack'
      readonly token: string
      readonly appearance: Appearance
      readonly email: string
      readonly vendorId: VendorId
      readonly vendorName: string
    }
  /** `null` if no token is available now. */
  | { readonly type: 'token_response'; readonly token: string | null }

/** A help centre that is ready to be framed, and the bridge to its frame. */
export interface OpenedHelpCentre {
  /** An absolute http or https URL. */
  readonly address: string
  /** The required origin of its messages. */
  readonly origin: string
  /** An id of this opening that every message carries. */
  readonly bridge: string
  /** The frame's messages from then on; messages from elsewhere and malformed ones are dropped (HELP-09). */
  readonly messages: (frame: HelpFrame) => Stream.Stream<FrameMessage>
  readonly post: (frame: HelpFrame, message: PortalMessage) => Effect.Effect<void>
}

/** The service of the help centre. */
export interface HelpCentrePort {
  /** Requests a new token (API-37). */
  readonly token: (vendorId: VendorId) => Effect.Effect<string, ServiceFailure>
  /** Opens it for a visit (API-38). */
  readonly open: (visit: HelpVisit) => Effect.Effect<OpenedHelpCentre, ServiceFailure>
}

export class HelpCentre extends Context.Service<HelpCentre, HelpCentrePort>()('application/HelpCentre') {}
