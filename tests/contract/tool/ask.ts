import http from 'node:http'
import https from 'node:https'

/** The time for one whole answer in ms, like that of a page's call. */
export const PATIENCE = 15_000
/** Bytes; the rest of a longer answer is not read. */
const LONGEST = 1_000_000

export interface ToolRequest {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Why there is no answer, in the order of the steps of a call: DNS, TCP, TLS, HTTP. */
export interface Unanswered {
  readonly kind: 'name' | 'connection' | 'certificate' | 'silence' | 'broken-off'
  /** The code of the system or of TLS, such as 'ENOTFOUND'. */
  readonly code: string
}

const NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])
const CONNECTION = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EADDRNOTAVAIL'])
/** Codes of OpenSSL and Node about a certificate, and about a server that does not speak TLS. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER|^ERR_SSL|^ERR_TLS|^EPROTO$/

const kindOf = (code: string): Unanswered['kind'] => {
  if (NAME.has(code)) return 'name'
  if (CONNECTION.has(code)) return 'connection'
  return CERTIFICATE.test(code) ? 'certificate' : 'broken-off'
}

/** Makes one request as it is, without following redirects and with any header; never rejects. */
export const ask = (
  url: string,
  { method, headers = {}, body }: ToolRequest,
  patience: number,
): Promise<Answered | Unanswered> =>
  new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ kind: kindOf(error.code ?? ''), code: error.code ?? error.message })
    const { request } = url.startsWith('https:') ? https : http
    const asking = request(url, { method, headers, agent: false }, (response) => {
      const parts: Array<Buffer> = []
      let length = 0
      const end = () => {
        const said = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')])
        const text = Buffer.concat(parts).toString('utf8')
        resolve({ kind: 'answered', status: response.statusCode ?? 0, headers: Object.fromEntries(said), text })
        asking.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        length += part.length
        if (length > LONGEST) end()
      })
      response.on('error', fail)
      response.on('end', end)
    })
    const late = setTimeout(() => {
      resolve({ kind: 'silence', code: `${patience / 1_000} s` })
      asking.destroy()
    }, patience)
    asking.on('close', () => clearTimeout(late))
    asking.on('error', fail)
    asking.end(body)
  })
