import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Problem } from '../base/problems.ts'

/** Parameters recommended by OWASP for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const SALT_BYTES = 16
/** Further checks are refused with 429 and Retry-After. */
const MAX_WAITING = 200
const BUSY_SECONDS = 2

const bytes = (data: Uint8Array) => Buffer.from(data).toString('base64').replaceAll('=', '')

type Derive = (parameters: Argon2Parameters) => Promise<Buffer>

const argon2id: Derive = (parameters) =>
  new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error === null ? resolve(key) : reject(error)))
  })

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export interface Passwords {
  /** Runs work that checks a password: at most `cores` at once, others wait. Refuses with TOO_MANY_REQUESTS. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Hashes a password into a PHC string (algorithm, cost, salt, hash). Waits for its turn like `inTurn`. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Call this within `inTurn`. Takes equally long without a hash, so that the timing does not reveal known addresses.
   */
  readonly matches: (password: string, hash: string | undefined) => Promise<boolean>
}

/** At most `cores` derivations run at once; each takes 19 MiB and about 30 ms. */
export const makePasswords = (cores = availableParallelism(), derive: Derive = argon2id): Passwords => {
  let running = 0
  const waiting: Array<() => void> = []

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MAX_WAITING) throw new Problem('TOO_MANY_REQUESTS', {}, BUSY_SECONDS)
    if (running >= cores) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  const hash = async (password: string) => {
    const nonce = randomBytes(SALT_BYTES)
    const cost = { parallelism: LANES, memory: MEMORY_KIB, passes: PASSES, tagLength: TAG_BYTES }
    const key = await inTurn(() => derive({ message: password.normalize('NFKC'), nonce, ...cost }))
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${bytes(nonce)}$${bytes(key)}`
  }

  const nobodys = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${bytes(randomBytes(SALT_BYTES))}$${bytes(randomBytes(TAG_BYTES))}`

  const matches = async (password: string, stored = nobodys) => {
    const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored) ?? []
    if (memory === undefined) return false
    const expected = Buffer.from(tag, 'base64')
    const key = await derive({
      message: password.normalize('NFKC'),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    })
    return timingSafeEqual(key, expected)
  }

  return { inTurn, hash, matches }
}
