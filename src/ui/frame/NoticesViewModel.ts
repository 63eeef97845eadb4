import { compareStructural, makeAutoObservable, observableShallow, when } from 'mobx'
import type { Instant } from '../../domain/instant.ts'
import {
  noticeDuration,
  noticeReach,
  type Notice,
  type NoticeKind,
  type NoticeOrigin,
  type NoticeReach,
  type RecentNotice,
} from '../../domain/notice/notice.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { FailureText } from '../kit/failureText.ts'

/** The number of notices that stay in the recent list (CON-01). */
const KEPT = 50

const isSame = (notice: Notice, kind: NoticeKind, { id, args = {} }: FailureText): boolean =>
  notice.kind === kind && notice.messageId === id && compareStructural(notice.args, args)

/** The shown notices, newest first, each with its own timer (NOTIF-03, OP-78), and the recent ones. */
export class NoticesViewModel {
  shown: Array<Notice> = []
  recent: Array<RecentNotice> = []
  /** Whether the recent notices are open. */
  isRecentOpen = false
  #count = 0
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()

  readonly #now: () => Instant

  /** `now` provides the time of a notice. */
  constructor(now: () => Instant) {
    this.#now = now
    makeAutoObservable(this, { shown: observableShallow, recent: observableShallow })
  }

  /** Shows a notice; replaces an equal one that is already shown. */
  readonly notify = (
    kind: NoticeKind,
    text: FailureText,
    origin: NoticeOrigin = 'elsewhere',
    reach: NoticeReach = noticeReach(kind),
  ): void => {
    this.#count += 1
    const same = this.shown.filter((notice) => isSame(notice, kind, text))
    for (const { id } of same) this.dismiss(id)
    this.recent = this.recent.filter(({ id }) => same.every((notice) => notice.id !== id))
    const notice: Notice = {
      id: `notice-${this.#count}`,
      kind,
      messageId: text.id,
      args: text.args ?? {},
      duration: noticeDuration(kind, text.id, origin),
      reach,
    }
    this.shown.unshift(notice)
    this.recent.unshift({ ...notice, at: this.#now() })
    this.recent.splice(KEPT)
    this.countDown(notice)
  }

  /**
   * Shows a notice that closes as soon as its condition is false; it stays in the recent list. `isSo` reads
   * observable state and is true when this is called (ADR 121).
   */
  readonly notifyWhile = (isSo: () => boolean, ...args: Parameters<NoticesViewModel['notify']>): void => {
    this.notify(...args)
    const id = this.shown[0]?.id ?? ''
    const isGone = () => this.shown.every((notice) => notice.id !== id)
    when(
      () => isGone() || !isSo(),
      () => this.dismiss(id),
    )
  }

  /** Closes the notices with these messages after an event that is no state; they stay in the recent list. */
  readonly end = (...messageIds: ReadonlyArray<TextId>): void => {
    for (const { id, messageId } of this.shown) if (messageIds.some((ended) => ended === messageId)) this.dismiss(id)
  }

  /** Closes the notices of a screen that is being left; they stay in the recent list. */
  readonly leaveScreen = (): void => {
    for (const { id, reach } of this.shown) if (reach === 'screen') this.dismiss(id)
  }

  readonly openRecent = (): void => {
    this.isRecentOpen = true
  }

  readonly closeRecent = (): void => {
    this.isRecentOpen = false
  }

  readonly dismiss = (id: string): void => {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    this.shown = this.shown.filter((notice) => notice.id !== id)
  }

  /** Stops the timer while the pointer or the focus is on the notice. */
  readonly pause = (id: string): void => clearTimeout(this.#timers.get(id))

  readonly resume = (id: string): void => {
    const notice = this.shown.find((shown) => shown.id === id)
    if (notice) this.countDown(notice)
  }

  private countDown(notice: Notice) {
    clearTimeout(this.#timers.get(notice.id))
    this.#timers.set(
      notice.id,
      setTimeout(() => this.dismiss(notice.id), notice.duration),
    )
  }
}
