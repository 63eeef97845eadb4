import type { Endpoint } from '../../../contract/endpoint.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { ask, type Answered, type Unanswered } from './ask.ts'
import type { Finding } from './finding.ts'

const NOT_THERE = new Set([404, 405, 501])
const NOT_SIGNED_IN = new Set([401, 403])

const urlOf = (base: string, endpoint: Pick<Endpoint, 'service' | 'path'>): string => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return base + pathOf(endpoint, Object.fromEntries(names.map((name) => [name, 'nothing'])))
}

/** Without a session, so that no call can change anything. */
const askAsStranger = (url: string, method: string) =>
  ask(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' && { 'content-type': 'application/json', 'content-length': '2' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })

const judge = (
  answer: Answered | Unanswered,
  unknown: Answered | Unanswered,
): Omit<Finding, 'text'> & {
  readonly why: string
} => {
  if (answer.kind !== 'answered') return { state: 'wrong', why: `gives no answer (${answer.kind}: ${answer.code})` }
  const { status, headers } = answer
  if (NOT_THERE.has(status)) return { state: 'missing', why: `answers ${status}` }
  if (status >= 300 && status <= 399)
    return { state: 'wrong', why: `redirects to ${headers['location'] ?? 'nowhere'}: a page needs an answer` }
  if (status >= 500) return { state: 'wrong', why: `fails with ${status}` }
  if (status <= 299 && (headers['content-type'] ?? '').startsWith('text/html'))
    return { state: 'missing', why: 'answers with an HTML page' }
  if (NOT_SIGNED_IN.has(status) && unknown.kind === 'answered' && NOT_SIGNED_IN.has(unknown.status))
    return { state: 'unsure', why: `cannot be told from a call that does not exist: both answer ${status}` }
  return { state: 'ok', why: `answers ${status} without a session` }
}

/** Which of the calls a back end has, as far as their answers without a session tell. */
export const calls = async (base: string, endpoints: ReadonlyArray<Endpoint>): Promise<ReadonlyArray<Finding>> => {
  const unknown = new Map<string, Promise<Answered | Unanswered>>()
  const found: Array<Finding> = []
  for (const endpoint of endpoints) {
    const { method, service } = endpoint
    const url = urlOf(base, { service, path: '/no-such-call' })
    const stranger = unknown.get(method + url) ?? askAsStranger(url, method)
    unknown.set(method + url, stranger)
    const { state, why } = judge(await askAsStranger(urlOf(base, endpoint), method), await stranger)
    found.push({ state, text: `${method} ${pathOf({ service, path: '' })}${endpoint.path}: ${why}` })
  }
  return found
}
