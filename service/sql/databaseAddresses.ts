import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SECOND } from '../../src/domain/instant.ts'
import { databaseUrlsOf } from '../base/databaseUrls.ts'
import type { Log } from '../base/log.ts'
import { SettingRefused } from '../base/settings.ts'
import { isDatabaseAway } from '../store/databaseAway.ts'

/** How long one address may take to answer, in ms. */
const ANSWERS_WITHIN = 2 * SECOND
const RETRY_AFTER = SECOND / 2

/** The database does not exist yet; an operator may be creating it. */
const NO_DATABASE = '3D000'

interface Unusable {
  readonly reason: string
  /** Whether waiting may help: not for a wrong password. */
  readonly mayChange: boolean
}

const readOnly: Unusable = { reason: 'accepts no writes', mayChange: true }

/** Why the database at this address cannot be used; `undefined` if it accepts writes. */
const unusable = async (connectionString: string): Promise<Unusable | undefined> => {
  let client: pg.Client | undefined
  try {
    // Reads the certificates that the address names.
    client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWERS_WITHIN, query_timeout: ANSWERS_WITHIN })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    return rows[0]?.transaction_read_only === 'off' ? undefined : readOnly
  } catch (error) {
    const { code } = error as { readonly code?: string }
    const reason = (error instanceof Error && error.message) || (code ?? String(error))
    return { reason, mayChange: isDatabaseAway(error) || code === NO_DATABASE }
  } finally {
    await client?.end().catch(() => undefined)
  }
}

const hostOf = (url: string): string => new URL(url).host || 'the local host'

type Found =
  | { readonly url: string }
  | { readonly url: undefined; readonly mayChange: boolean; readonly reason: string }

const look = async (urls: ReadonlyArray<string>): Promise<Found> => {
  const failures: Array<Unusable> = []
  for (const url of urls) {
    const failure = await unusable(url)
    if (failure === undefined) return { url }
    failures.push({ ...failure, reason: `${hostOf(url)}: ${failure.reason}` })
  }
  return {
    url: undefined,
    mayChange: failures.some(({ mayChange }) => mayChange),
    reason: failures.map(({ reason }) => reason).join('; '),
  }
}

/** How long a start waits for a database, and how often it says so, in ms. */
export interface Patience {
  readonly most: number
  readonly sayEvery: number
}

const PATIENCE: Patience = { most: 60 * SECOND, sayEvery: 10 * SECOND }

/**
 * The first address of `DATABASE_URL` whose database accepts writes. Waits while none is there; then, or at once if
 * waiting cannot help, rejects with `SettingRefused`.
 */
export const waitForWritable = async (
  databaseUrl: string,
  log: Pick<Log, 'warn'>,
  { most, sayEvery }: Patience = PATIENCE,
): Promise<string> => {
  const urls = databaseUrlsOf(databaseUrl)
  const started = performance.now()
  let sayAt = 0
  for (;;) {
    const found = await look(urls)
    if (found.url !== undefined) return found.url
    const waited = performance.now() - started
    if (!found.mayChange || waited >= most) {
      const within = found.mayChange ? ` within ${most / SECOND} s` : ''
      throw new SettingRefused(
        'DATABASE_URL',
        databaseUrl,
        `the address of a PostgreSQL that accepts writes, or several separated by commas; none did${within} (${found.reason})`,
      )
    }
    if (waited >= sayAt) {
      sayAt += sayEvery
      log.warn('database-not-there', {
        message: `DATABASE_URL: no database accepts writes after ${Math.floor(waited / SECOND)} of ${most / SECOND} s (${found.reason}); waiting …`,
      })
    }
    await wait(Math.min(RETRY_AFTER, Math.max(0, most - waited)))
  }
}

/** The first address that accepts writes now, to connect to after a lost connection; a single address is not asked. */
export const writableNow = async (databaseUrl: string): Promise<string> => {
  const urls = databaseUrlsOf(databaseUrl)
  const [only = databaseUrl, ...others] = urls
  if (others.length === 0) return only
  const found = await look(urls)
  if (found.url === undefined) throw new Error(`No database of DATABASE_URL accepts writes (${found.reason})`)
  return found.url
}
