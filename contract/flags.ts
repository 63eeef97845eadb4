import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'

/** Name of a flag, and whether it is on. A flag that is not there is off (FLAG-06). */
export const Flags = Schema.Record(Schema.String, Schema.Boolean)

export const readFlags = endpoint('readFlags', 'GET', 'flags', '/flags', {
  summary: 'The flags of the deployment, as the first flag provider answers them (API-43).',
  access: 'public',
  answer: Flags,
})
