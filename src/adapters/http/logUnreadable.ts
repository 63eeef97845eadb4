import type { Endpoint } from '../../../contract/endpoint.ts'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'

export type Expected = Pick<Endpoint, 'name' | 'answer'>

/**
 * Logs once per endpoint which fields of an answer cannot be read, for the people who run its back end. The explanation
 * is loaded when it is needed.
 */
export const logUnreadable = async (...unreadable: [Expected, json: unknown, cause: unknown]): Promise<void> => {
  const code = await fetchCode(() => import('./unreadableAnswer.ts')).catch(() => undefined)
  code?.logSchemaIssues(...unreadable)
}
