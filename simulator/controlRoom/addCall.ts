import type { FastifyRequest } from 'fastify'
import type { Deployment } from '../../src/domain/market/deployments.ts'

interface Call {
  readonly deployment: Deployment
  readonly request: FastifyRequest
  readonly params: Readonly<Record<string, string>>
}

/** Adds a call below `/sandbox/api`. */
export type AddCall = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  handler: (call: Call) => Promise<unknown>,
) => void
