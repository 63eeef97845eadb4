import type { Audience, Listener } from './hub.ts'

/** Between two frames. */
const GATHER_MS = 50
/** Characters of updates in one frame: what a slow reader takes in a breath, and a page reads within a few ms. */
const FRAME_MOST = 128 * 1024
/** A reader for whom more bytes wait than this gets no more until some are read. */
const READY_MOST = 256 * 1024
/** Looks in a row at which a reader had read nothing: 10 s. */
const STUCK_LOOKS = 200

/** A reader who could not take everything at once. */
interface Lag {
  /** Ids of the orders whose newest update is owed, longest owed first. */
  readonly owed: Set<string>
  stuck: number
}

const frameOf = (updates: ReadonlyArray<string>): Buffer =>
  Buffer.from(`{"type":"order_updates","data":[${updates.join(',')}]}`)

/** As many as one frame holds, out of `ids`; at least one. */
const nextFrame = (ids: Iterable<string>, newest: ReadonlyMap<string, string>) => {
  const taken: Array<string> = []
  const updates: Array<string> = []
  let length = 0
  for (const id of ids) {
    const update = newest.get(id) ?? ''
    if (length > 0 && length + update.length > FRAME_MOST) break
    length += update.length
    taken.push(id)
    updates.push(update)
  }
  return { taken, frame: frameOf(updates) }
}

/**
 * Readers who take updates gathered, twenty times a second at most. Of several updates of one order only the newest is
 * told. A reader who cannot follow is told less often and owes its memory to nobody: it gets the newest of what it
 * missed as soon as it has read, and only one that reads nothing for 10 s is given up.
 */
export const makeGatheringAudience = (giveUp: (listener: Listener) => void): Audience => {
  const listeners = new Set<Listener>()
  const lagging = new Map<Listener, Lag>()
  /** By order; what somebody is owed stays, the rest goes with every flush. */
  const newest = new Map<string, string>()
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const isReady = (listener: Listener) => listener.waiting() < READY_MOST

  /** Makes good what is owed, as far as the reader reads. */
  const catchUp = (listener: Listener, lag: Lag) => {
    if (!isReady(listener)) {
      lag.stuck += 1
      if (lag.stuck > STUCK_LOOKS) giveUp(listener)
      return
    }
    lag.stuck = 0
    while (lag.owed.size > 0 && isReady(listener)) {
      const { taken, frame } = nextFrame(lag.owed, newest)
      for (const id of taken) lag.owed.delete(id)
      listener.send(frame)
    }
    if (lag.owed.size === 0) lagging.delete(listener)
  }

  /** What comes after a rest is told at once; what comes soon after that waits until 50 ms are over. */
  const flush = () => {
    timer = undefined
    if (gathered.size === 0 && lagging.size === 0) return
    const waiting = new Set(gathered)
    const following = new Set(listeners)
    for (const [listener, lag] of lagging) {
      following.delete(listener)
      for (const id of gathered) lag.owed.add(id)
    }
    while (waiting.size > 0 && following.size > 0) {
      const { taken, frame } = nextFrame(waiting, newest)
      for (const listener of following) {
        if (isReady(listener)) {
          listener.send(frame)
          continue
        }
        following.delete(listener)
        lagging.set(listener, { owed: new Set(waiting), stuck: 0 })
      }
      for (const id of taken) waiting.delete(id)
    }
    gathered = new Set()
    for (const [listener, lag] of lagging) catchUp(listener, lag)
    if (lagging.size === 0) newest.clear()
    timer = setTimeout(flush, GATHER_MS)
  }

  return {
    listeners,
    tell: (orderId, data) => {
      newest.set(orderId, data)
      gathered.add(orderId)
      timer ??= setTimeout(flush, 0)
    },
    leave: (listener) => {
      listeners.delete(listener)
      lagging.delete(listener)
      if (listeners.size === 0) clearTimeout(timer)
    },
  }
}
