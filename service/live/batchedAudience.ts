import type { Audience, Listener, Update } from './audience.ts'

/** Pause between batches, in ms. */
const GATHER_MS = 50
/**
 * The maximum size of one frame in characters: quick to send to a slow reader, and parsed by a page within a few ms.
 */
const MAX_FRAME = 128 * 1024
/** A reader with more buffered bytes gets nothing until it has read some. */
const MAX_READY = 256 * 1024
/** The number of consecutive batches without any reading, 10 s, after which a reader is disconnected. */
const STUCK_LOOKS = 200

/** The state of a reader that does not keep up. */
interface Lag {
  /** Ids of the orders whose newest update was not sent yet, oldest first. */
  readonly owed: Set<string>
  stuck: number
}

const frameOf = (updates: ReadonlyArray<string>): Buffer =>
  Buffer.from(`{"type":"order_updates","data":[${updates.join(',')}]}`)

/** As many of `ids` as fit into one frame; at least one. */
const nextFrame = (ids: Iterable<string>, newest: ReadonlyMap<string, Update>) => {
  const taken: Array<string> = []
  const updates: Array<string> = []
  let length = 0
  for (const id of ids) {
    const update = newest.get(id)?.data ?? ''
    if (length > 0 && length + update.length > MAX_FRAME) break
    length += update.length
    taken.push(id)
    updates.push(update)
  }
  return { taken, frame: frameOf(updates) }
}

/**
 * Sends updates in batches, at most twenty a second. Of several updates of one order only the newest is sent. A reader
 * that cannot keep up gets fewer batches without buffering: it gets the newest update of each order it missed as soon as
 * it has read, and is disconnected only after it has read nothing for 10 s.
 */
export const makeBatchedAudience = (giveUp: (listener: Listener) => void): Audience => {
  const listeners = new Set<Listener>()
  const lagging = new Map<Listener, Lag>()
  /** The newest update by order; cleared once no reader lags. */
  const newest = new Map<string, Update>()
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const isReady = (listener: Listener) => listener.waiting() < MAX_READY

  /** Sends missed updates as fast as the reader reads. */
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

  /** Sends a batch. The first update after a pause is sent immediately; later ones wait for the next batch. */
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
    send: (update) => {
      const { orderId, updatedAt } = update
      // Reads of the database overlap, so that an older version may arrive later.
      if (updatedAt < (newest.get(orderId)?.updatedAt ?? updatedAt)) return
      newest.set(orderId, update)
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
