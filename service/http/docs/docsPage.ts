import { pathOf, type Access, type Endpoint } from '../../../contract/endpoint.ts'
import type { ServiceName } from '../../../contract/path.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { openApiDocument } from './openapi.ts'
import { escapeHtml } from '../../../src/domain/text/escapeHtml.ts'

/** Served as a file, so that the page needs no inline style. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--line:light-dark(#d3d8de,#404854);--soft:light-dark(#f6f7f9,#1c2127);
--muted:light-dark(#5f6b7c,#abb3bf);--link:light-dark(#215db0,#8abbff)}
*{box-sizing:border-box}body{margin:0 auto;max-width:64rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;
background:light-dark(#fff,#111418);color:light-dark(#1c2127,#f6f7f9)}a{color:var(--link)}
h1{margin:0 0 .5rem;font-size:2rem;line-height:1.25}h2{margin:2rem 0 .5rem;font-size:1.25rem}
section h3{margin:.5rem 0;font-size:1rem;overflow-wrap:anywhere}
nav ul{margin:0;padding:0;border-top:1px solid var(--line);list-style:none}
nav li{display:grid;grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:.25rem 1.5rem;padding:.5rem 0;
border-bottom:1px solid var(--line)}nav a{display:flex;gap:.5rem;text-decoration:none}nav a:hover{text-decoration:underline}
nav li span{color:var(--muted)}
section{border-top:1px solid var(--line);padding:1rem 0}section p{margin:.5rem 0}
code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{background:var(--soft);border:1px solid var(--line);
border-radius:4px;padding:.75rem;overflow:auto;max-height:26rem}
.method{flex:none;min-width:4.25rem;font:700 13px/1.6 ui-monospace,monospace}summary{cursor:pointer;padding:.125rem 0}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media(width<40rem){body{padding:1rem}nav li{grid-template-columns:minmax(0,1fr)}}`

type Operation = Readonly<Record<string, unknown>>

const block = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`

const AUTHENTICATION: Readonly<Record<Access, string>> = {
  public: 'No authentication.',
  session: 'Requires a session.',
  optional: 'Works with or without a session.',
}

/** The services of the API in the order of the page. */
const SERVICES: Readonly<Record<ServiceName, string>> = {
  auth: 'Accounts and sessions',
  orders: 'Vendors, orders and payments',
  geolocator: 'Addresses',
  'conditions-api': 'Help centre',
  'rider-info': 'Riders',
  flags: 'Feature flags',
}

const requestLine = ({ method, service, path }: Endpoint): string =>
  `<span class="method">${method}</span> <code>${escapeHtml(pathOf({ service, path: '' }) + path)}</code>`

const sectionOf = (endpoint: Endpoint, operation: Operation): string => {
  const { parameters, requestBody, responses } = operation as Readonly<Record<string, Record<string, unknown>>>
  const key = endpoint.once ? ' Requires an Idempotency-Key.' : ''
  return `<section id="${endpoint.name}"><h3>${requestLine(endpoint)}</h3>
<p>${escapeHtml(endpoint.summary)} ${AUTHENTICATION[endpoint.access]}${key}</p>
${block('Parameters', Array.isArray(parameters) && parameters.length === 0 ? undefined : parameters)}
${block('Request body', requestBody)}${block('Responses', responses)}</section>`
}

/** The API documentation as an HTML page without scripts, in light and dark. Viewers need scripts of megabytes (ADR 72). */
export const docsPage = (): string => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> }
  const operations = new Map(
    Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => [one['operationId'], one] as const)),
  )
  const services = Object.entries(SERVICES).map(([service, title]) => ({
    title,
    endpoints: ENDPOINTS.filter((endpoint) => endpoint.service === service),
  }))
  const lists = services.map(({ title, endpoints }) => {
    const entries = endpoints.map(
      (endpoint) =>
        `<li><a href="#${endpoint.name}">${requestLine(endpoint)}</a><span>${escapeHtml(endpoint.summary)}</span></li>`,
    )
    return `<h2>${title}</h2><ul>${entries.join('')}</ul>`
  })
  const sections = services.flatMap(({ title, endpoints }) => [
    `<h2>${title}</h2>`,
    ...endpoints.map((endpoint) => sectionOf(endpoint, operations.get(endpoint.name) ?? {})),
  ])
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rider portal API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/docs/style.css"></head>
<body><header><h1>Rider portal API</h1>
<p>All paths are relative to the portal's address. Error responses are
<code>{"errors":[{"code","message","meta":{"translation_key"}}]}</code>. The same contract as
<a href="/docs/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Calls">${lists.join('')}</nav>
<main>${sections.join('\n')}</main>
</body></html>`
}
