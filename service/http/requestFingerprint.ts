import { hash } from 'node:crypto'
import type { Endpoint } from '../../contract/endpoint.ts'

/** Hashes the call and its payload: two requests with one Idempotency-Key are repeats when their fingerprints match (CON-16). */
export const requestFingerprint = ({ name }: Pick<Endpoint, 'name'>, payload: unknown): string =>
  hash('sha256', name + JSON.stringify(payload), 'base64url')
