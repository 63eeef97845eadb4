import type { FastifyInstance } from 'fastify'
import { SECOND } from '../../src/domain/instant.ts'
import { Problem } from '../base/problems.ts'

/** The paths of health checks: balancers ask them by address, and the control room does not disturb them. */
const PATHS = ['/livez', '/readyz', '/healthz']

export const isHealthCheck = (path: string | undefined): boolean => path !== undefined && PATHS.includes(path)

/** A database that has not answered after this time, in ms, is away. */
const ANSWERS_WITHIN = SECOND
/** Retry-After in seconds. */
const WHEN_AWAY = 2
const WHEN_STOPPING = 5

export interface Readiness {
  /** Rejects with a problem unless the database answers and the service is not stopping. */
  readonly check: () => Promise<void>
  /** From now on every check fails. */
  readonly beginStop: () => void
}

/** Checks that run at the same time share one question to the database. */
export const makeReadiness = (pingDatabase: () => Promise<unknown>, answersWithin = ANSWERS_WITHIN): Readiness => {
  let isStopping = false
  let asking: Promise<boolean> | undefined

  const ask = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), answersWithin)
    })
    const answered = pingDatabase().then(
      () => true,
      () => false,
    )
    try {
      return await Promise.race([answered, late])
    } finally {
      clearTimeout(timer)
      asking = undefined
    }
  }

  const failIfStopping = () => {
    if (isStopping) throw new Problem('UNAVAILABLE', { message: 'The service is stopping' }, WHEN_STOPPING)
  }
  return {
    check: async () => {
      failIfStopping()
      const isAnswering = await (asking ??= ask())
      failIfStopping()
      if (!isAnswering) throw new Problem('UNAVAILABLE', { message: 'The database does not answer' }, WHEN_AWAY)
    },
    beginStop: () => {
      isStopping = true
    },
  }
}

/** `/livez`: the process answers. `/readyz`: it can answer calls. `/healthz` is the old name of `/readyz` (RUN-06). */
export const healthRoutes = (app: FastifyInstance, { readiness }: { readonly readiness: Readiness }): void => {
  const ok = { status: 'ok' }
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send(ok))
  for (const path of ['/readyz', '/healthz'])
    app.get(path, async (_request, reply) => {
      await readiness.check()
      return reply.header('cache-control', 'no-store').send(ok)
    })
}
