import { ask, type Answered, type Unanswered } from './ask.ts'
import type { Finding } from './finding.ts'

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

const listed = (header: string | undefined): ReadonlySet<string> =>
  new Set((header ?? '').split(',').map((part) => part.trim().toLowerCase()))

const allowsOrigin = (header: string | undefined, origin: string) => header === origin || header === '*'

const notAllowed = (header: string | undefined, origin: string) =>
  header === undefined
    ? `lacks access-control-allow-origin: ${origin}`
    : `has access-control-allow-origin: ${header}, which is not ${origin}`

/** Methods that need no permission in a preflight. */
const FREE_METHODS = new Set(['GET', 'POST'])

interface Preflight {
  readonly url: string
  readonly origin: string
  readonly methods: ReadonlyArray<string>
  readonly headers: ReadonlyArray<string>
}

/** What a browser would refuse in the answer to a preflight. */
const refusedIn = (answer: Answered, { origin, headers }: Preflight, method: string): ReadonlyArray<string> => {
  const { status, headers: said } = answer
  if (status < 200 || status > 299)
    return [`answers ${status} instead of 204 (a preflight carries no authorization, and is not redirected)`]
  const methods = listed(said['access-control-allow-methods'])
  // "*" does not stand for authorization.
  const names = listed(said['access-control-allow-headers'])
  const missing = headers.filter((name) => !names.has(name) && (name === 'authorization' || !names.has('*')))
  return [
    ...(allowsOrigin(said['access-control-allow-origin'], origin)
      ? []
      : [notAllowed(said['access-control-allow-origin'], origin)]),
    ...(FREE_METHODS.has(method) || methods.has(method.toLowerCase()) || methods.has('*')
      ? []
      : [`access-control-allow-methods lacks ${method}`]),
    ...missing.map((name) => `access-control-allow-headers lacks ${name}`),
  ]
}

/**
 * Whether a page of `origin` can call the back end at `url`: checks DNS, TCP, TLS and CORS in this order. A browser
 * reports all of these failures as one error.
 */
export const reach = async (preflight: Preflight): Promise<ReadonlyArray<Finding>> => {
  const { url, origin, methods, headers } = preflight
  const { host, protocol } = new URL(url)
  const first = await ask(url, { method: 'GET', headers: { origin, accept: 'application/json' } })
  if (first.kind !== 'answered') return [{ state: 'wrong', text: UNREACHED[first.kind](host, first.code) }]
  const isSafe = protocol === 'https:'
  const open: ReadonlyArray<Finding> = [
    { state: 'ok', text: `name and connection: ${host} answers` },
    isSafe
      ? { state: 'ok', text: 'certificate: valid' }
      : origin.startsWith('https:')
        ? { state: 'wrong', text: 'certificate: a page of https: may not call http:' }
        : { state: 'ok', text: 'certificate: none is needed for http:' },
  ]
  const refusals = new Set<string>()
  for (const method of methods) {
    const answer = await ask(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': headers.join(','),
      },
    })
    if (answer.kind !== 'answered') refusals.add(UNREACHED[answer.kind](host, answer.code))
    else for (const refused of refusedIn(answer, preflight, method)) refusals.add(`the preflight ${refused}`)
  }
  if (!allowsOrigin(first.headers['access-control-allow-origin'], origin))
    refusals.add(
      `an answer with status ${first.status} ${notAllowed(first.headers['access-control-allow-origin'], origin)}`,
    )
  if (refusals.size > 0)
    return [...open, ...[...refusals].map((text): Finding => ({ state: 'wrong', text: `permission: ${text}` }))]
  const exposed = listed(first.headers['access-control-expose-headers'])
  const hidden = ['date', 'retry-after'].filter((name) => !exposed.has(name) && !exposed.has('*'))
  return [
    ...open,
    { state: 'ok', text: `permission: pages of ${origin} may call it` },
    ...hidden.map((name): Finding => ({
      state: 'unsure',
      text: `permission: access-control-expose-headers lacks ${name}`,
    })),
  ]
}
