import type { FastifyInstance } from 'fastify'
import { readFlags } from '../../contract/flags.ts'
import type { Deps } from '../deps.ts'
import { answer } from '../route.ts'

/** The first flag provider (API-43): a flag that nobody set is not there, and so off (FLAG-06, OP-57). */
export const flagRoutes = (app: FastifyInstance, deps: Deps): void => {
  answer(app, deps, readFlags, ({ deployment }) => deps.stores.settings.flags(deployment.id))
}
