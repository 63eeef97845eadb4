import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { FLAGS } from './path.ts'

/** Whether each flag is on, by name. A missing flag is off (FLAG-06). */
export const Flags = Schema.Record(Schema.String, Schema.Boolean)

export const readFlags = endpoint('readFlags', 'GET', FLAGS.service, FLAGS.path, {
  // API-43
  summary: 'Returns the feature flags of the deployment in the format of the first flag provider.',
  access: 'public',
  answer: Flags,
})
