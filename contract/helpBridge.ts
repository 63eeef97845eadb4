import { Schema } from 'effect'
import { BridgeId } from './help.ts'
import { textUpTo } from './values.ts'

/** What the framed help centre says to the page around it (HELP-09, OP-42). */
export const FromHelpCentre = Schema.Union([
  /** It stands and listens. */
  Schema.Struct({ type: Schema.Literal('init'), bridge: BridgeId }),
  /** It wants a token that lives on. */
  Schema.Struct({ type: Schema.Literal('token_request'), bridge: BridgeId }),
])
export type FromHelpCentre = typeof FromHelpCentre.Type

/** What the page says to the frame: who is there and how it looks, and later the token that follows. */
export const ToHelpCentre = Schema.Union([
  Schema.Struct({
    type: Schema.Literal('init_ack'),
    bridge: BridgeId,
    token: Schema.String,
    appearance: Schema.Literals(['light', 'dark']),
    email: textUpTo(254),
    vendor_id: textUpTo(64),
    vendor_name: textUpTo(200),
  }),
  Schema.Struct({
    type: Schema.Literal('token_response'),
    bridge: BridgeId,
    /** Nothing when there is none to be had now. */
    token: Schema.NullOr(Schema.String),
  }),
])
export type ToHelpCentre = typeof ToHelpCentre.Type
