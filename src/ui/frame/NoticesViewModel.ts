import { compareStructural, makeAutoObservable, observableShallow } from 'mobx'
import type { Instant } from '../../domain/instant.ts'
import {
  noticeDuration,
  type Notice,
  type NoticeKind,
  type NoticeOrigin,
  type ToldNotice,
} from '../../domain/notice/notice.ts'
import type { Text } from '../kit/failureText.ts'

/** How many notices can be read again (CON-01). */
const KEPT = 50

const isSame = (notice: Notice, kind: NoticeKind, { id, args = {} }: Text): boolean =>
  notice.kind === kind && notice.messageId === id && compareStructural(notice.args, args)

/** Notices as they are told, newest first, each with its own timer (NOTIF-03, OP-78), and those that were. */
export class NoticesViewModel {
  shown: Array<Notice> = []
  recent: Array<ToldNotice> = []
  /** Whether the list of them is open. */
  isRecentOpen = false
  private count = 0
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()

  private readonly now: () => Instant

  /** `now` is what a notice is told at. */
  constructor(now: () => Instant) {
    this.now = now
    makeAutoObservable<this, 'count' | 'timers' | 'now'>(this, {
      shown: observableShallow,
      recent: observableShallow,
      count: false,
      timers: false,
      now: false,
    })
  }

  /** A notice that is shown already is told once: the new one takes its place. */
  readonly tell = (kind: NoticeKind, text: Text, origin: NoticeOrigin = 'elsewhere'): void => {
    this.count += 1
    const same = this.shown.filter((notice) => isSame(notice, kind, text))
    for (const { id } of same) this.dismiss(id)
    this.recent = this.recent.filter(({ id }) => same.every((notice) => notice.id !== id))
    const notice: Notice = {
      id: `notice-${this.count}`,
      kind,
      messageId: text.id,
      args: text.args ?? {},
      duration: noticeDuration(kind, text.id, origin),
    }
    this.shown.unshift(notice)
    this.recent.unshift({ ...notice, at: this.now() })
    this.recent.splice(KEPT)
    this.countDown(notice)
  }

  /** What these messages told is over: they are no longer shown, but can be read again. */
  readonly end = (...messageIds: ReadonlyArray<string>): void => {
    for (const { id, messageId } of this.shown) if (messageIds.includes(messageId)) this.dismiss(id)
  }

  readonly openRecent = (): void => {
    this.isRecentOpen = true
  }

  readonly closeRecent = (): void => {
    this.isRecentOpen = false
  }

  readonly dismiss = (id: string): void => {
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
    this.shown = this.shown.filter((notice) => notice.id !== id)
  }

  /** The pointer or the focus rests on it: it stays. */
  readonly pause = (id: string): void => clearTimeout(this.timers.get(id))

  readonly resume = (id: string): void => {
    const notice = this.shown.find((shown) => shown.id === id)
    if (notice) this.countDown(notice)
  }

  private countDown(notice: Notice) {
    clearTimeout(this.timers.get(notice.id))
    this.timers.set(
      notice.id,
      setTimeout(() => this.dismiss(notice.id), notice.duration),
    )
  }
}
