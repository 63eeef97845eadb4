import { Result, Schema } from 'effect'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { isMissingCall } from '../../../src/adapters/http/isMissingCall.ts'
import { ask, type Answered, type Unanswered } from './ask.ts'
import type { Finding } from './finding.ts'

const NOT_SIGNED_IN = new Set([401, 403])

const urlOf = (base: string, endpoint: Pick<Endpoint, 'service' | 'path'>): string => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return base + pathOf(endpoint, Object.fromEntries(names.map((name) => [name, 'nothing'])))
}

/** Whether the call needs neither a session nor a body, so that trying it would change something. */
const isOpenToAll = ({ access, method, payload }: Endpoint): boolean =>
  access === 'public' && method !== 'GET' && Result.isSuccess(Schema.decodeUnknownResult(payload)({}))

/** Without a session and with an empty body; calls that accept both are not tried. */
const askAsStranger = (url: string, method: string) =>
  ask(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' && { 'content-type': 'application/json', 'content-length': '2' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })

/** Whether a call that does not exist is answered alike, so that this one may not exist either. */
const isSameAnswer = (one: Answered, other: Answered): boolean =>
  NOT_SIGNED_IN.has(one.status)
    ? NOT_SIGNED_IN.has(other.status)
    : one.status === other.status && !isMissingCall(other.status, other.text)

const judge = (
  answer: Answered | Unanswered,
  unknown: Answered | Unanswered,
): Omit<Finding, 'text'> & {
  readonly why: string
} => {
  if (answer.kind !== 'answered') return { state: 'wrong', why: `gives no answer (${answer.kind}: ${answer.code})` }
  const { status, headers, text } = answer
  if (isMissingCall(status, text)) return { state: 'missing', why: `answers ${status}` }
  if (status >= 300 && status <= 399)
    return { state: 'wrong', why: `redirects to ${headers['location'] ?? 'nowhere'}: a page needs an answer` }
  if (status >= 500) return { state: 'wrong', why: `fails with ${status}` }
  if (status <= 299 && (headers['content-type'] ?? '').startsWith('text/html'))
    return { state: 'missing', why: 'answers with an HTML page' }
  if (unknown.kind === 'answered' && isSameAnswer(answer, unknown))
    return { state: 'unsure', why: `cannot be told from a call that does not exist: both answer ${status}` }
  return { state: 'ok', why: `answers ${status} without a session` }
}

/** Which of the calls a back end has, as far as their answers without a session tell. */
export const calls = async (base: string, endpoints: ReadonlyArray<Endpoint>): Promise<ReadonlyArray<Finding>> => {
  const unknown = new Map<string, Promise<Answered | Unanswered>>()
  const found: Array<Finding> = []
  for (const endpoint of endpoints) {
    const { method, service } = endpoint
    const name = `${method} ${pathOf({ service, path: '' })}${endpoint.path}`
    if (isOpenToAll(endpoint)) {
      found.push({ state: 'unsure', text: `${name}: not tried, because anybody can change something with it` })
      continue
    }
    const url = urlOf(base, { service, path: '/no-such-call' })
    const stranger = unknown.get(method + url) ?? askAsStranger(url, method)
    unknown.set(method + url, stranger)
    const { state, why } = judge(await askAsStranger(urlOf(base, endpoint), method), await stranger)
    found.push({ state, text: `${name}: ${why}` })
  }
  return found
}
