import { Schema } from 'effect'
import { pathOf, type Access, type Endpoint } from '../../../contract/endpoint.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { COMMON_CODES, ErrorAnswer } from '../../../contract/errors.ts'

type Json = Readonly<Record<string, unknown>>

interface JsonSchema extends Json {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: ReadonlyArray<string>
}

/** The JSON schema of the wire format, without shared definitions. */
const wireSchema = (schema: Endpoint['payload']): JsonSchema => {
  const { schema: json, definitions } = Schema.toJsonSchemaDocument(schema)
  return Object.keys(definitions).length === 0 ? (json as JsonSchema) : ({ ...json, $defs: definitions } as JsonSchema)
}

const parametersOf = (place: 'path' | 'query', schema: Endpoint['payload']): ReadonlyArray<Json> => {
  const { properties = {}, required = [] } = wireSchema(schema)
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }))
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Chosen once per intent: a repeat gets the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
}

/** In OpenAPI an empty alternative makes the session optional. */
const SECURITY: Readonly<Record<Access, ReadonlyArray<Json>>> = {
  public: [],
  session: [{ session: [] }],
  optional: [{}, { session: [] }],
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })
const file = (contentType: string): Json => ({ [contentType]: { schema: { type: 'string', format: 'binary' } } })
const error = (description: string): Json => ({ description, content: json({ $ref: '#/components/schemas/Error' }) })

const operationOf = (endpoint: Endpoint): Json => {
  const payload = wireSchema(endpoint.payload)
  const hasPayload = Object.keys(payload.properties ?? {}).length > 0
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.service],
    security: SECURITY[endpoint.access],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.once ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(hasPayload && { requestBody: { required: true, content: json(payload) } }),
    responses: {
      [endpoint.status]: {
        description: 'As asked',
        content: endpoint.file === undefined ? json(wireSchema(endpoint.answer)) : file(endpoint.file),
      },
      ...(endpoint.access !== 'public' && { 401: error('No session that is worth anything') }),
      '4XX': error(`Refused; \`code\` says why: ${[...endpoint.refuses, 'or a code of any call'].join(', ')}`),
    },
  }
}

/** Generates an OpenAPI 3.1 document of all calls from the contract. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of ENDPOINTS) {
    const path = pathOf({ service: endpoint.service, path: '' }) + endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rider portal',
      version: '1',
      description: `Every call of the portal. The Host header chooses the deployment; its data is its own. Any call may be refused with ${COMMON_CODES.join(', ')}.`,
    },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: '`Bearer {access}|{id}` or `Bearer {access}`; a device sends `GoDroid {token}`.',
        },
      },
      schemas: { Error: wireSchema(ErrorAnswer as unknown as Endpoint['payload']) },
    },
  }
}
