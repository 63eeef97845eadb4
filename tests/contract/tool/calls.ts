import { Result, Schema } from 'effect'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { isMissingCall } from '../../../src/adapters/http/isMissingCall.ts'
import type { Answered, Unanswered } from './ask.ts'
import type { Asking } from './asking.ts'
import type { Add, Finding } from './finding.ts'
import { preflight, refusedInAnswer } from './permission.ts'

const NOT_SIGNED_IN = new Set([401, 403])

export interface Caller {
  readonly base: string
  /** The origin of the site whose pages make the calls. */
  readonly origin: string
  readonly takesKeys: boolean
  /** What every call lacks, which is said already. */
  readonly known: ReadonlySet<string>
}

const urlOf = (base: string, endpoint: Pick<Endpoint, 'service' | 'path'>): string => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return base + pathOf(endpoint, Object.fromEntries(names.map((name) => [name, 'nothing'])))
}

/** Whether the call needs neither a session nor a body, so that trying it would change something. */
const isOpenToAll = ({ access, method, payload }: Endpoint): boolean =>
  access === 'public' && method !== 'GET' && Result.isSuccess(Schema.decodeUnknownResult(payload)({}))

/** Whether a call that does not exist is answered alike, so that this one may not exist either. */
const isSameAnswer = (one: Answered, other: Answered): boolean =>
  NOT_SIGNED_IN.has(one.status)
    ? NOT_SIGNED_IN.has(other.status)
    : one.status === other.status && !isMissingCall(other.status, other.text)

type Judged = readonly [state: Finding['state'], why: string]

const judge = (answer: Answered | Unanswered, { access }: Endpoint): Judged => {
  if (answer.kind !== 'answered') return ['wrong', `gives no answer (${answer.kind}: ${answer.code})`]
  const { status, headers, text } = answer
  if (isMissingCall(status, text)) return ['missing', `answers ${status}`]
  if (status >= 300 && status <= 399)
    return ['wrong', `redirects to ${headers['location'] ?? 'nowhere'}: a page needs an answer`]
  if (status >= 500) return ['wrong', `fails with ${status}`]
  if (status === 429) return ['wrong', 'answers 429: too many calls for this check, or for anybody']
  const isGood = status >= 200 && status <= 299
  if (isGood && (headers['content-type'] ?? '').startsWith('text/html')) return ['missing', 'answers with an HTML page']
  if (isGood && access === 'session') return ['wrong', `answers ${status} without a session, and must want one`]
  return ['ok', `answers ${status} without a session`]
}

/** The headers of the portal's call that need a permission. */
const headersOf = ({ access, method, once }: Endpoint, takesKeys: boolean): ReadonlyArray<string> => [
  ...(access === 'public' ? [] : ['authorization']),
  ...(method === 'GET' ? [] : ['content-type']),
  ...(takesKeys && once ? ['idempotency-key'] : []),
]

/** Which of the calls a back end has, as far as their answers without a session tell, and which a page may make. */
export const calls = async (
  asking: Asking,
  { base, origin, takesKeys, known }: Caller,
  endpoints: ReadonlyArray<Endpoint>,
  add: Add,
): Promise<void> => {
  /** Without a session and with an empty body; calls that accept both are not tried. */
  const askAsStranger = (url: string, method: string, kind: 'calls' | 'calls that do not exist') => {
    const request = {
      method,
      headers: {
        origin,
        accept: 'application/json',
        ...(method !== 'GET' && { 'content-type': 'application/json', 'content-length': '2' }),
      },
      ...(method !== 'GET' && { body: '{}' }),
    }
    return asking.ask(url, request, kind)
  }
  const unknown = new Map<string, Promise<Answered | Unanswered>>()

  const check = async (endpoint: Endpoint): Promise<Judged> => {
    const { method, service } = endpoint
    if (isOpenToAll(endpoint)) return ['unsure', 'not tried, because anybody can change something with it']
    const url = urlOf(base, endpoint)
    const answer = await askAsStranger(url, method, 'calls')
    const judged = judge(answer, endpoint)
    if (judged[0] !== 'ok' || answer.kind !== 'answered') return judged
    const headers = headersOf(endpoint, takesKeys)
    const refused = [
      ...(await preflight(asking, { url, origin, method, headers })),
      ...refusedInAnswer(answer.headers, origin),
    ]
    const unsaid = refused.filter((refusal) => !known.has(refusal))
    if (unsaid.length > 0) return ['wrong', `answers ${answer.status}, but ${unsaid.join(', and ')}`]
    const nowhere = urlOf(base, { service, path: '/no-such-call' })
    const stranger = unknown.get(method + nowhere) ?? askAsStranger(nowhere, method, 'calls that do not exist')
    unknown.set(method + nowhere, stranger)
    const other = await stranger
    return other.kind === 'answered' && isSameAnswer(answer, other)
      ? ['unsure', `cannot be told from a call that does not exist: both answer ${answer.status}`]
      : judged
  }

  for (const endpoint of endpoints) {
    if (asking.silence() !== undefined) return
    const [state, why] = await check(endpoint)
    add(state, `${endpoint.method} ${pathOf({ service: endpoint.service, path: '' })}${endpoint.path}: ${why}`)
  }
}
