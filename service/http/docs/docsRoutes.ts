import type { FastifyInstance, FastifyReply } from 'fastify'
import { DOCS_STYLE, docsPage } from './docsPage.ts'
import { openApiDocument } from './openapi.ts'

const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const sendText = (reply: FastifyReply, type: string, text: string) =>
  reply
    .type(type)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-cache')
    .send(text)

/** Routes for the API documentation, as a page and as OpenAPI. Both are generated on first use. */
export const docsRoutes = (app: FastifyInstance): void => {
  let page: string | undefined
  let document: string | undefined
  app.get('/docs', (_, reply) => sendText(reply, 'text/html; charset=utf-8', (page ??= docsPage())))
  app.get('/docs/style.css', (_, reply) => sendText(reply, 'text/css; charset=utf-8', DOCS_STYLE))
  app.get('/docs/openapi.json', (_, reply) =>
    sendText(reply, 'application/json; charset=utf-8', (document ??= JSON.stringify(openApiDocument()))),
  )
}
