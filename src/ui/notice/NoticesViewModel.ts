import { makeAutoObservable, observableShallow } from 'mobx'
import type { Instant } from '../../domain/instant.ts'
import {
  noticeDuration,
  type Notice,
  type NoticeKind,
  type NoticeOrigin,
  type ToldNotice,
} from '../../domain/notice/notice.ts'
import type { Text } from '../shared/failureText.ts'

/** How many notices can be read again (CON-01). */
const KEPT = 50

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

  readonly tell = (kind: NoticeKind, text: Text, origin: NoticeOrigin = 'elsewhere'): void => {
    this.count += 1
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
