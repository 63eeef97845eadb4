import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { SECOND } from '../../src/domain/instant.ts'
import { ANSWER_HEADERS } from './answerHeaders.ts'
import type { Log } from '../base/log.ts'
import { Problem, type ProblemCode } from '../base/problems.ts'
import { isDatabaseAway } from '../store/databaseAway.ts'

/** Paths of the API, which never answers HTML. */
const API_PREFIX = /^\/(?:[a-z-]+\/api\/|conditions-api\/|sandbox\/api\/)/

export const isApiPath = (url: string): boolean => API_PREFIX.test(url)

const BUSY_SECONDS = 2

const BY_FASTIFY_CODE: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'REQUEST_TOO_LARGE',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Maps a thrown error to the problem to answer; `undefined` for a defect. */
const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error
  const { code = '', statusCode = 500 } = error as { readonly code?: string; readonly statusCode?: number }
  const known = BY_FASTIFY_CODE[code]
  if (known !== undefined) return new Problem(known)
  // Before the database: a client that hangs up is a lost connection too.
  if (statusCode >= 400 && statusCode < 500) return new Problem('UNREADABLE_REQUEST')
  return isDatabaseAway(error) ? new Problem('UNAVAILABLE', {}, BUSY_SECONDS) : undefined
}

/** Sends a problem in the one form of all error answers (DEPLOY-05). */
const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  return reply.code(problem.status).headers(ANSWER_HEADERS).send(JSON.stringify(problem.answer))
}

/** Answers a thrown error; `route` is logged with a defect. */
type SendError = (reply: FastifyReply, error: unknown, route: string) => FastifyReply

/**
 * A defect is logged once, with the support code that the answer carries. A database that is away is none: it is logged
 * as a warning, at most once a second, because then every call fails.
 */
export const makeErrorSender = (log: Log): SendError => {
  let warnedAt = -Infinity
  const warn = (error: unknown) => {
    if (performance.now() - warnedAt < SECOND) return
    warnedAt = performance.now()
    log.warn('database-away', { cause: error instanceof Error ? error.message : String(error) })
  }
  return (reply, error, route) => {
    const problem = problemOf(error)
    if (problem !== undefined) {
      if (problem.code === 'UNAVAILABLE' && problem !== error) warn(error)
      return sendProblem(reply, problem)
    }
    const supportCode = randomUUID().slice(0, 8)
    log.error('defect', error, { supportCode, route })
    return sendProblem(reply, new Problem('DEFECT', { values: { support_code: supportCode } }))
  }
}

const PATTERNS = ENDPOINTS.map((endpoint) => ({
  method: endpoint.method as string,
  pattern: new RegExp(
    `^${pathOf({ service: endpoint.service, path: '' })}${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`,
  ),
}))

/** The methods of a path; empty if no call has that path. */
const methodsOf = (url: string): ReadonlyArray<string> => {
  const [path = ''] = url.split('?')
  return PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

/** Answers all errors, including those of the framework, in the error format of the API. */
export const registerErrorHandlers = (app: FastifyInstance, sendError: SendError): void => {
  app.setErrorHandler((error, request, reply) => sendError(reply, error, request.routeOptions.url ?? ''))
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url)
    if (methods.length === 0 || methods.includes(request.method)) return sendProblem(reply, new Problem('NOT_FOUND'))
    return sendProblem(reply.header('allow', methods.join(', ')), new Problem('METHOD_NOT_ALLOWED'))
  })
}
