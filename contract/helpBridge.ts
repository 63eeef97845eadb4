import { Schema } from 'effect'
import { BridgeId } from './help.ts'
import { textUpTo } from './values.ts'

/** A message from the framed help centre to the page (HELP-09, OP-42). */
export const FromHelpCentre = Schema.Union([
  /** The help centre has loaded and listens. */
  Schema.Struct({ type: Schema.Literal('init'), bridge: BridgeId }),
  /** Requests a new token before the current one expires. */
  Schema.Struct({ type: Schema.Literal('token_request'), bridge: BridgeId }),
  /** Escape was pressed in the frame, whose keys the page does not hear. */
  Schema.Struct({ type: Schema.Literal('close'), bridge: BridgeId }),
])
export type FromHelpCentre = typeof FromHelpCentre.Type

/** A message from the page to the frame: person, appearance and token at first, later new tokens. */
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
    /** Null if no token is available now. */
    token: Schema.NullOr(Schema.String),
  }),
])
export type ToHelpCentre = typeof ToHelpCentre.Type
