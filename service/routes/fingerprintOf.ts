import { hash } from 'node:crypto'
import type { Endpoint } from '../../contract/endpoint.ts'

/** What makes two requests with one Idempotency-Key the same: the call and all that was sent (CON-16). */
export const fingerprintOf = ({ name }: Pick<Endpoint, 'name'>, payload: unknown): string =>
  hash('sha256', name + JSON.stringify(payload), 'base64url')
