import { createHash, timingSafeEqual } from 'node:crypto'
import { Schema } from 'effect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../service/world.ts'
import { isLoopback } from '../../service/http/knownHost.ts'
import { Problem } from '../../service/base/problems.ts'
import { deriveKey } from '../../service/base/deriveKey.ts'
import type { Settings } from '../../service/base/settings.ts'
import { decodeOrThrow } from './decodeOrThrow.ts'

const COOKIE = 'control-room'
const SIGN_IN = '/sandbox/sign-in'
/** Routes without the secret: people who pay by card are redirected to the bank's page, and styles reveal nothing. */
const OPEN = new Set([SIGN_IN, '/sandbox/bank/:challenge', '/sandbox/bank.css', '/sandbox/control-room.css'])
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const ANSWER = Schema.Struct({ secret: Schema.String.check(Schema.isMaxLength(200)) })

/** Whether the service is reachable from other machines, directly or through a proxy on this one. */
export const isOnNetwork = ({ host, publicUrl, trustedProxies }: Settings): boolean =>
  !isLoopback(host.toLowerCase()) ||
  trustedProxies > 0 ||
  (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname))

/** The secret of the control room: the same for all processes on one database, and after a restart. */
export const controlRoomSecret = (secret: Uint8Array): string =>
  Buffer.from(deriveKey(secret, 'control-room')).toString('base64url').slice(0, 24)

/** Compares hashes, so that the timing reveals neither the position of a difference nor the length of the secret. */
const isSame = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

const cookieOf = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]*)`).exec(headers.cookie ?? '')?.[1] ?? ''

const page = (isWrong: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Control room</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/bank.css">
<main>
<h1>Control room</h1>
<p>This service can be reached from the network. Enter the secret that it printed when it started.</p>
${isWrong ? '<p role="alert">That is not the secret.</p>' : ''}
<form method="post" action="${SIGN_IN}">
<label for="secret">Secret</label>
<input id="secret" name="secret" type="password" autocomplete="current-password" required autofocus>
<button>Open the control room</button>
</form>
</main>
</html>
`

const sendPage = (reply: FastifyReply, isWrong: boolean) =>
  reply
    .code(401)
    .type('text/html; charset=utf-8')
    .header('www-authenticate', 'Bearer')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(page(isWrong))

/**
 * Requires the secret for the control room if the service is reachable from the network. The page uses a form and then
 * a cookie; programs send `Authorization: Bearer`.
 */
export const controlRoomAccess = async (app: FastifyInstance, { settings, secret }: Deps): Promise<void> => {
  if (!isOnNetwork(settings)) return
  const wanted = controlRoomSecret(secret)

  app.addHook('onRequest', async (request, reply) => {
    // Checks the route, not the raw URL: `/s%61ndbox` is the same route.
    const { url: route = '' } = request.routeOptions
    if (route !== '/sandbox' && !route.startsWith('/sandbox/')) return undefined
    if (OPEN.has(route) || isSame(bearerOf(request), wanted) || isSame(cookieOf(request), wanted)) return undefined
    if (route === '/sandbox') return sendPage(reply, false)
    reply.header('www-authenticate', 'Bearer')
    throw new Problem('CONTROL_ROOM_CLOSED')
  })

  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, ready) =>
      ready(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    scope.post(SIGN_IN, async (request, reply) => {
      if (!isSame(decodeOrThrow(ANSWER, request.body).secret.trim(), wanted)) return sendPage(reply, true)
      const secure = request.protocol === 'https' ? '; Secure' : ''
      return reply
        .header('set-cookie', `${COOKIE}=${wanted}; Path=/sandbox; HttpOnly; SameSite=Strict${secure}`)
        .header('cache-control', 'no-store')
        .redirect('/sandbox', 303)
    })
    done()
  })
}
