import { Result, Schema, SchemaIssue } from 'effect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import { COMMON_CODES, type CommonCode } from '../../contract/errors.ts'
import { pathOf } from '../../contract/endpoint.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Log } from '../base/log.ts'
import type { Settings } from '../base/settings.ts'
import type { Account } from '../store/accountStore.ts'
import type { BeginAttempt } from './attemptLimit.ts'
import type { Authentication, AuthenticatedCaller } from './authentication.ts'
import { deploymentOfRequest } from './deploymentOfRequest.ts'
import { ANSWER_HEADERS } from './answerHeaders.ts'
import { Problem, type ProblemCode } from '../base/problems.ts'

/** What all routes need. A route module adds its own stores and rules: `RouteDeps & WithStores<'orders'>`. */
export interface RouteDeps {
  readonly settings: Settings
  readonly log: Log
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => Instant
  readonly sessions: Authentication
  readonly attempt: BeginAttempt
}

export interface SignedIn {
  readonly account: Account
  readonly session: AuthenticatedCaller
}

/** The account of the caller: `undefined` for public calls, possibly `undefined` for calls with optional access. */
type Caller<E extends Endpoint> = E['access'] extends 'session'
  ? SignedIn
  : E['access'] extends 'optional'
    ? Partial<SignedIn>
    : unknown

/** The decoded request that a handler gets. */
type DecodedRequest<E extends Endpoint> = Caller<E> & {
  readonly params: E['params']['Type']
  readonly query: E['query']['Type']
  readonly payload: E['payload']['Type']
  readonly deployment: Deployment
  readonly request: FastifyRequest
  /** The Idempotency-Key (CON-16). */
  readonly key: string
}

/** An answer that is JSON text already, such as a list joined from stored documents. */
export class RawJson {
  readonly bytes: Buffer
  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}

type Handler<E extends Endpoint> = (
  decoded: DecodedRequest<E>,
) => Promise<E['answer']['Encoded'] | RawJson | Problem<CommonCode | (E['refuses'][number] & ProblemCode)>>

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decodes a part of the request. Throws one problem that lists all errors. */
const decoderOf = (where: 'params' | 'query' | 'payload', schema: Endpoint['payload']) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Problem('INVALID_REQUEST', { field: where, message: 'Expected an object' })
    const result = decode(value, { errors: 'all' })
    if (Result.isSuccess(result)) return result.success
    const [first, ...others] = issuesOf(result.failure.issue).issues.map((issue) => ({
      field: (issue.path ?? []).map(String).join('.') || where,
      message: issue.message.slice(0, 300),
    }))
    throw new Problem('INVALID_REQUEST', first === undefined ? {} : [first, ...others.slice(0, 20)])
  }
}

const KEY = /^[\x21-\x7e]{1,200}$/

const keyOf = (request: FastifyRequest): string => {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !KEY.test(key)) throw new Problem('IDEMPOTENCY_KEY_MISSING')
  return key
}

/** Authenticates the request and checks whether guests may make the call; no other code does. */
const signedIn = async (
  deps: Pick<RouteDeps, 'sessions'>,
  request: FastifyRequest,
  deployment: Deployment,
  { access, guests, formerGuests }: Pick<Endpoint, 'access' | 'guests' | 'formerGuests'>,
): Promise<Partial<SignedIn>> => {
  if (access === 'public') return {}
  if (access === 'optional' && request.headers.authorization === undefined) return {}
  const { authorization } = request.headers
  const session =
    (await deps.sessions.whoIs(authorization, deployment.id)) ??
    (formerGuests ? await deps.sessions.formerGuest(authorization, deployment.id) : undefined)
  if (session === undefined) throw new Problem('UNAUTHENTICATED')
  if (session.mode === 'guest' && !guests) throw new Problem('NOT_FOR_GUESTS')
  return { account: session.account, session }
}

interface RouteLimits {
  /** Largest body in bytes, for calls that carry more than the default. */
  readonly maxBody?: number
}

/**
 * Registers a call of the contract; `key` is empty unless the call is `once`. A refusal that is thrown and that the
 * endpoint does not list is a defect.
 */
export const registerEndpoint = <E extends Endpoint>(
  app: FastifyInstance,
  deps: Pick<RouteDeps, 'sessions' | 'settings'>,
  endpoint: E,
  handler: Handler<E>,
  { maxBody }: RouteLimits = {},
): void => {
  const params = decoderOf('params', endpoint.params)
  const query = decoderOf('query', endpoint.query)
  const payload = decoderOf('payload', endpoint.payload)
  const listed = new Set<string>([...COMMON_CODES, ...endpoint.refuses])
  const orDefect = (error: unknown): never => {
    if (!(error instanceof Problem) || listed.has(error.code)) throw error
    throw new Error(`${endpoint.name} does not list its refusal ${error.code}`, { cause: error })
  }
  app.route({
    method: endpoint.method,
    url: pathOf({ service: endpoint.service, path: '' }) + endpoint.path,
    ...(maxBody !== undefined && { bodyLimit: maxBody }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const deployment = deploymentOfRequest(request, deps.settings)
      const who = await signedIn(deps, request, deployment, endpoint)
      const key = endpoint.once ? keyOf(request) : ''
      const decoded = {
        params: params(request.params),
        query: query(request.query),
        payload: payload(request.body ?? {}),
        deployment,
        request,
        key,
        ...who,
      }
      const answered = await handler(decoded as DecodedRequest<E>).catch(orDefect)
      if (answered instanceof Problem) throw answered
      reply.code(endpoint.status).headers(ANSWER_HEADERS)
      if (endpoint.file !== undefined) return reply.header('content-type', endpoint.file).send(answered)
      return answered instanceof RawJson ? answered.bytes : JSON.stringify(answered)
    },
  })
}
