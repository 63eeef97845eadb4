import { CodeNotFetched } from '../../application/lateCode/fetchCode.ts'
import { deviceNow } from '../clock/deviceNow.ts'
import type { Fetch } from './earlyCalls.ts'
import { exchange } from './exchange.ts'
import type { Reader } from './readJson.ts'

/**
 * Reads a JSON file of the site, or of its locale store, in one attempt of a call: with its time limit, and only from a
 * good status. Rejects with `CodeNotFetched` if the file does not come or `read` cannot read it.
 */
export const siteFile = async <A>(
  fetch: Fetch,
  url: string,
  read: Reader<A>,
  signal: AbortSignal = new AbortController().signal,
): Promise<A> => {
  const result = await exchange({ fetch, now: deviceNow }, { url }, read, signal)
  if (result.kind === 'answered') return result.answer
  if (result.kind === 'refused') throw new CodeNotFetched('offline', `${url}: ${result.status}`)
  const { reason, cause = reason } = result
  throw new CodeNotFetched(reason === 'timeout' ? reason : 'offline', `${url}: ${String(cause)}`)
}
