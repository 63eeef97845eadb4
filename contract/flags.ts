import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'

/** Whether each flag is on, by name. A missing flag is off (FLAG-06). */
export const Flags = Schema.Record(Schema.String, Schema.Boolean)

export const readFlags = endpoint('readFlags', 'GET', 'flags', '/flags', {
  summary: 'The flags of the deployment, as the first flag provider answers them (API-43).',
  access: 'public',
  answer: Flags,
})
