import type { Answered, Unanswered } from './ask.ts'
import type { Asking } from './asking.ts'

/** Methods that need no permission in a preflight. */
const FREE_METHODS = new Set(['GET', 'POST'])

/** The names in a header that lists some. */
export const listed = (header: string | undefined): ReadonlySet<string> =>
  new Set((header ?? '').split(',').map((part) => part.trim().toLowerCase()))

type Headers = Answered['headers']

const originRefusedIn = (headers: Headers, origin: string): ReadonlyArray<string> => {
  const allowed = headers['access-control-allow-origin']
  if (allowed === origin || allowed === '*') return []
  return [
    allowed === undefined
      ? `lacks access-control-allow-origin: ${origin}`
      : `has access-control-allow-origin: ${allowed}, which is not ${origin}`,
  ]
}

/** What a browser would refuse in the answer to a call of a page of `origin`. */
export const refusedInAnswer = (headers: Headers, origin: string): ReadonlyArray<string> =>
  originRefusedIn(headers, origin).map((refused) => `the answer ${refused}`)

interface Preflight {
  readonly url: string
  readonly origin: string
  readonly method: string
  /** The headers of the call that need a permission. */
  readonly headers: ReadonlyArray<string>
}

const refusedInPreflight = (
  answer: Answered | Unanswered,
  { origin, method, headers }: Preflight,
): ReadonlyArray<string> => {
  if (answer.kind !== 'answered') return [`gets no answer (${answer.kind}: ${answer.code})`]
  const { status, headers: said } = answer
  if (status < 200 || status > 299)
    return [`answers ${status} instead of 204 (a preflight carries no authorization, and is not redirected)`]
  const methods = listed(said['access-control-allow-methods'])
  // "*" does not stand for authorization.
  const names = listed(said['access-control-allow-headers'])
  const missing = headers.filter((name) => !names.has(name) && (name === 'authorization' || !names.has('*')))
  return [
    ...originRefusedIn(said, origin),
    ...(FREE_METHODS.has(method) || methods.has(method.toLowerCase()) || methods.has('*')
      ? []
      : [`access-control-allow-methods lacks ${method}`]),
    ...missing.map((name) => `access-control-allow-headers lacks ${name}`),
  ]
}

/** What a browser would refuse in the answer to the preflight of a call; without special headers, a GET has none. */
export const preflight = async (asking: Asking, call: Preflight): Promise<ReadonlyArray<string>> => {
  const { url, origin, method, headers } = call
  if (headers.length === 0 && FREE_METHODS.has(method)) return []
  const asked = {
    origin,
    'access-control-request-method': method,
    ...(headers.length > 0 && { 'access-control-request-headers': headers.join(',') }),
  }
  const answer = await asking.ask(url, { method: 'OPTIONS', headers: asked }, 'preflights')
  return refusedInPreflight(answer, call).map((refused) => `the preflight ${refused}`)
}
