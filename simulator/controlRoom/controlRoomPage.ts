import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const FILES = [
  ['/sandbox', 'control-room.html', 'text/html; charset=utf-8'],
  ['/sandbox/control-room.js', 'control-room.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/controls.js', 'controls.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/deployments.js', 'deployments.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/vouchers.js', 'vouchers.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/bank.css', 'bank.css', 'text/css; charset=utf-8'],
  ['/sandbox/cards.js', 'cards.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/control-room.css', 'control-room.css', 'text/css; charset=utf-8'],
] as const

/** The page at /sandbox with its script and style; nothing comes from other origins or runs inline. */
export const controlRoomPage = (app: FastifyInstance): void => {
  for (const [url, file, type] of FILES) {
    const content = readFileSync(new URL(`page/${file}`, import.meta.url))
    app.get(url, (_request, reply) =>
      reply
        .type(type)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'same-origin')
        .header('cache-control', 'no-cache')
        .send(content),
    )
  }
}
