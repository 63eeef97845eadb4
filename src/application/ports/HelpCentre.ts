import { Context, type Effect, type Stream } from 'effect'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { SessionUser } from '../../domain/session/session.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** Who opens the help centre, for which vendor (HELP-08). */
export interface HelpVisit {
  readonly user: SessionUser
  readonly vendorId: VendorId
  readonly locale: Locale
  /** What proves it. */
  readonly token: string
}

/** A help centre ready to be framed. */
export interface OpenedHelpCentre {
  /** http or https, whole. */
  readonly address: string
  /** What its messages must come from. */
  readonly origin: string
  /** Chosen for this opening: every message carries it. */
  readonly bridge: string
}

/** The frame as the browser knows it. */
export interface HelpFrame {
  readonly contentWindow: Window | null
}

export type FrameSays = 'init' | 'token_request'

export type TellFrame =
  | {
      readonly type: 'init_ack'
      readonly token: string
      readonly appearance: Appearance
      readonly email: string
      readonly vendorId: VendorId
      readonly vendorName: string
    }
  /** Nothing when no token can be had now. */
  | { readonly type: 'token_response'; readonly token: string | null }

/** The help centre's service, and the bridge to what it lets us frame. */
export interface HelpCentrePort {
  /** A fresh token (API-37). */
  readonly token: (vendorId: VendorId) => Effect.Effect<string, ServiceFailure>
  /** Opens it for a visit (API-38). */
  readonly open: (visit: HelpVisit) => Effect.Effect<OpenedHelpCentre, ServiceFailure>
  /** What the frame says, from then on; whatever comes from elsewhere or makes no sense is not heard (HELP-09). */
  readonly heard: (opened: OpenedHelpCentre, frame: HelpFrame) => Stream.Stream<FrameSays>
  readonly tell: (opened: OpenedHelpCentre, frame: HelpFrame, message: TellFrame) => Effect.Effect<void>
}

export class HelpCentre extends Context.Service<HelpCentre, HelpCentrePort>()('application/HelpCentre') {}
