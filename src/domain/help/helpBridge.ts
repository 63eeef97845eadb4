import { HOUR, MINUTE, SECOND, type Instant } from '../instant.ts'

/** How long a token of the help centre lives, and how long before its end it is replaced (HELP-07, CONST-37), in ms. */
export const HELP_TOKEN_LIFE = HOUR
const HELP_TOKEN_LEAD = 5 * MINUTE

/** When a token that was given out then is replaced. */
export const helpTokenDueAt = (receivedAt: Instant): Instant => receivedAt + HELP_TOKEN_LIFE - HELP_TOKEN_LEAD

/** A frame that has not said a word for this long has failed (HELP-10), in ms. */
export const SILENCE_LIMIT = 15 * SECOND

/** What the help centre is handed about a message: where it came from, as the browser says. */
interface Sender {
  readonly origin: string
  /** The frame's own window, and nobody else's. */
  readonly isFrame: boolean
}

/** The origin of a frame without one: the same for all of them, so that the window has to be the frame's as well. */
export const OPAQUE_ORIGIN = 'null'

/**
 * The origin a framed address speaks with. One that stands at the page's own address is framed without its origin, so
 * that it reads nothing of the page; another one keeps its own.
 */
export const frameOrigin = (address: URL, pageOrigin: string): string =>
  address.origin === pageOrigin ? OPAQUE_ORIGIN : address.origin

/** Only the frame, and only as what it was framed (HELP-09, OP-42). */
export const isFromFrame = ({ origin, isFrame }: Sender, expected: string): boolean => isFrame && origin === expected
