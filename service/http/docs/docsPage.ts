import { pathOf, type Access, type Endpoint } from '../../../contract/endpoint.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { openApiDocument } from './openapi.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Served as a file, so that the page needs no inline style. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--line:light-dark(#d3d8de,#404854);--soft:light-dark(#f6f7f9,#1c2127)}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;
background:light-dark(#fff,#111418);color:light-dark(#1c2127,#f6f7f9)}
nav ul{columns:16rem;padding:0;list-style:none}a{color:light-dark(#215db0,#8abbff)}
section{border-top:1px solid var(--line);padding:1rem 0}h2{font-size:1.15rem;margin:.5rem 0}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:var(--soft);border:1px solid var(--line);border-radius:4px;
padding:.75rem;overflow:auto;max-height:26rem}.method{font-weight:700}summary{cursor:pointer}
a:focus-visible,summary:focus-visible{outline:2px solid currentColor;outline-offset:2px}`

type Operation = Readonly<Record<string, unknown>>

const block = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre></details>`

const OPEN_TO: Readonly<Record<Access, string>> = {
  public: 'Open to everybody.',
  session: 'Needs a session.',
  optional: 'Open to everybody, with or without a session.',
}

const sectionOf = (endpoint: Endpoint, operation: Operation): string => {
  const { parameters, requestBody, responses } = operation as Readonly<Record<string, Record<string, unknown>>>
  return `<section id="${endpoint.name}"><h2><span class="method">${endpoint.method}</span>
<code>${escape(pathOf({ service: endpoint.service, path: '' }) + endpoint.path)}</code></h2>
<p>${escape(endpoint.summary)} ${OPEN_TO[endpoint.access]}${endpoint.once ? ' Needs an Idempotency-Key.' : ''}</p>
${block('Parameters', Array.isArray(parameters) && parameters.length === 0 ? undefined : parameters)}
${block('Body', requestBody)}${block('Answers', responses)}</section>`
}

/** The API documentation as an HTML page without scripts, in light and dark. Viewers need scripts of megabytes (ADR 72). */
export const docsPage = (): string => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> }
  const operations = new Map(
    Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => [one['operationId'], one] as const)),
  )
  const links = ENDPOINTS.map(
    ({ name, summary }) => `<li><a href="#${name}" title="${escape(summary)}">${name}</a></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API of the rider portal</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/docs/style.css"></head>
<body><header><h1>API of the rider portal</h1>
<p>Every answer that says no is <code>{"errors":[{"code","message","meta":{"translation_key"}}]}</code>.
For programs: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
<main>${ENDPOINTS.map((endpoint) => sectionOf(endpoint, operations.get(endpoint.name) ?? {})).join('\n')}</main>
</body></html>`
}
