import type { Unanswered } from './ask.ts'
import type { Asking } from './asking.ts'
import type { Add } from './finding.ts'
import { listed, preflight, refusedInAnswer } from './permission.ts'

/** Codes of an answer that is no TLS. */
const NO_TLS = /^EPROTO$|WRONG_VERSION|PACKET_LENGTH/

const UNREACHED: Readonly<Record<Unanswered['kind'], (host: string, code: string) => string>> = {
  name: (host, code) => `name: ${host} has no address (${code}): check the spelling and the DNS entry`,
  connection: (host, code) => `connection: nothing accepts connections at ${host} (${code}): check port and firewall`,
  certificate: (host, code) =>
    NO_TLS.test(code)
      ? `certificate: ${host} does not speak https (${code})`
      : `certificate: browsers refuse ${host} (${code}): it needs a valid certificate for this name, with its chain`,
  silence: (host, code) => `refusal: ${host} accepts the connection and does not answer within ${code}`,
  'broken-off': (host, code) => `refusal: ${host} breaks off the connection (${code})`,
}

/**
 * Whether a page of `origin` can make the call `GET url`: checks DNS, TCP, TLS and CORS in this order. A browser
 * reports all of these failures as one error. Resolves to what the browser would refuse; to `undefined` if the back end
 * is not reached.
 */
export const reach = async (
  asking: Asking,
  { url, origin }: { readonly url: string; readonly origin: string },
  add: Add,
): Promise<ReadonlySet<string> | undefined> => {
  const { host, protocol, pathname } = new URL(url)
  const first = await asking.ask(url, { method: 'GET', headers: { origin, accept: 'application/json' } })
  if (first.kind !== 'answered') {
    add('wrong', UNREACHED[first.kind](host, first.code))
    return undefined
  }
  add('ok', `name and connection: ${host} answers`)
  if (protocol === 'https:') add('ok', 'certificate: valid')
  else if (origin.startsWith('https:')) add('wrong', 'certificate: a page of https: may not call http:')
  else add('ok', 'certificate: none is needed for http:')
  const refusals = new Set([
    ...(await preflight(asking, { url, origin, method: 'GET', headers: ['authorization'] })),
    ...refusedInAnswer(first.headers, origin),
  ])
  for (const refusal of refusals) add('wrong', `permission: ${refusal}`)
  if (refusals.size > 0) return refusals
  add('ok', `permission: pages of ${origin} may call GET ${pathname}`)
  const exposed = listed(first.headers['access-control-expose-headers'])
  for (const name of ['date', 'retry-after'])
    if (!exposed.has(name) && !exposed.has('*'))
      add('unsure', `permission: access-control-expose-headers lacks ${name}`)
  return refusals
}
