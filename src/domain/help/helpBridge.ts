import { HOUR, MINUTE, plus, SECOND, type Instant } from '../instant.ts'

/**
 * How long a token of the help centre is valid, and how long before its expiry it is renewed, in ms (HELP-07,
 * CONST-37).
 */
const HELP_TOKEN_LIFE = HOUR
const HELP_TOKEN_LEAD = 5 * MINUTE

/** When to renew a token. */
export const helpTokenDueAt = (receivedAt: Instant): Instant => plus(receivedAt, HELP_TOKEN_LIFE - HELP_TOKEN_LEAD)

/** A frame that sends no message for this long has failed, in ms (HELP-10). */
export const SILENCE_LIMIT = 15 * SECOND

/** The sender of a message, as the browser reports it. */
interface Sender {
  readonly origin: string
  /** Whether the sender is the frame's own window. */
  readonly isFrame: boolean
}

/**
 * The origin that browsers report for every sandboxed frame; it does not identify one, so the window is checked as
 * well.
 */
export const OPAQUE_ORIGIN = 'null'

/**
 * The origin that messages of a framed address come from. A page at the portal's own origin is sandboxed without its
 * origin, so that it cannot read the portal; others keep theirs.
 */
export const frameOrigin = (address: URL, pageOrigin: string): string =>
  address.origin === pageOrigin ? OPAQUE_ORIGIN : address.origin

/** Accepts messages of the frame's window with the expected origin only (HELP-09, OP-42). */
export const isFromFrame = ({ origin, isFrame }: Sender, expected: string): boolean => isFrame && origin === expected
