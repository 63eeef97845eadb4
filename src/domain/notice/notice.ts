import { SECOND, type Instant } from '../instant.ts'
import type { NamedText, TextArgs } from '../text/namedText.ts'
import type { TextId } from '../text/textIds.ts'

/** NOTIF-01. */
export const NOTICE_KINDS = ['error', 'warning', 'info', 'success'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** A short message to the person, with its arguments (NOTIF-03, ENT-25). */
export interface Notice {
  readonly id: string
  readonly kind: NoticeKind
  readonly messageId: NamedText['id']
  readonly args: TextArgs
  /** In ms. */
  readonly duration: number
  readonly reach: NoticeReach
}

/** A notice of the list of past notices, with the time it was shown (CON-01). */
export interface RecentNotice extends Notice {
  readonly at: Instant
}

/** The part of the portal that a notice comes from, which decides its duration (CON-01). */
export type NoticeOrigin = 'order-flow' | 'bulk' | 'elsewhere'

/**
 * Whether a notice ends when its screen is left, or concerns the portal. What a screen has achieved is often told while it
 * is being left; what went wrong on it says nothing on the next one.
 */
export type NoticeReach = 'screen' | 'portal'

/** The reach of a notice that is told without one. */
export const noticeReach = (kind: NoticeKind): NoticeReach => (kind === 'success' ? 'portal' : 'screen')

type Durations = Readonly<Record<NoticeKind, number>>
const all = (duration: number): Durations => ({ error: duration, warning: duration, info: duration, success: duration })

/**
 * Durations in ms of notices without their own; `elsewhere` uses the default of the UI library (NOTIF-02, CONST-31,
 * CON-05).
 */
const NOTICE_DURATIONS: Readonly<Record<NoticeOrigin, Durations>> = {
  'order-flow': all(5 * SECOND),
  bulk: { ...all(3.5 * SECOND), error: 7 * SECOND },
  elsewhere: all(3.5 * SECOND),
}

/** Durations in ms of messages that have their own, wherever they come from (NOTIF-04, CONST-32). */
const FIXED_DURATIONS: ReadonlyMap<string, number> = new Map<TextId, number>([
  ['error-cant-cancel-order', 7 * SECOND],
  ['cancelling-unknown', 7 * SECOND],
  ['error-cant-retrieve-vendors', 10 * SECOND],
  ['error-no-vendors', 10 * SECOND],
])

export const noticeDuration = (kind: NoticeKind, messageId: Notice['messageId'], origin: NoticeOrigin): number =>
  FIXED_DURATIONS.get(messageId) ?? NOTICE_DURATIONS[origin][kind]
