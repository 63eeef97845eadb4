import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT, startForeignBackEnd, type ForeignBackEnd } from '../foreign/backEnd.ts'
import { SELF_SIGNED } from '../support/selfSigned.ts'
import { ask } from './tool/ask.ts'
import { fieldsNamed } from './tool/fieldsNamed.ts'
import { main, suites } from './tool/main.ts'

const SITE = 'http://site.test'
let open: ForeignBackEnd
let closed: ForeignBackEnd
let folder: string
const servers: Array<Server> = []

beforeAll(async () => {
  open = await startForeignBackEnd((origin) => origin === SITE)
  closed = await startForeignBackEnd(() => false)
  folder = mkdtempSync(path.join(tmpdir(), 'contract-'))
})
afterAll(async () => {
  await open.close()
  await closed.close()
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const serving = async (server: Server): Promise<string> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Runs the check in this process, with this patience in ms. */
const runFor = async (patience: number | undefined, ...args: ReadonlyArray<string>) => {
  const lines: Array<string> = []
  const code = await main(args, ACCOUNT.password, (line) => lines.push(...line.split('\n')), patience)
  return { code, lines }
}
const run = (...args: ReadonlyArray<string>) => runFor(undefined, ...args)

const PERMITTING = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': 'authorization, *',
}
/** Answers preflights with 204 and calls that do not exist with 404, the others as `answered` says, all with CORS. */
const permitting = (answered: (url: string, method: string) => number) =>
  createServer(({ method = '', url = '' }, response) => {
    const status = method === 'OPTIONS' ? 204 : url.includes('no-such-call') ? 404 : answered(url, method)
    response.writeHead(status, PERMITTING).end()
  })
const marked = (lines: ReadonlyArray<string>, mark: string) =>
  lines.filter((line) => line.startsWith(`  ${mark} `)).map((line) => line.slice(mark.length + 3).trim())

describe('npm run contract -- http', () => {
  it('lists the calls that a back end lacks, and reads with an account by the adapters of the portal (API-01)', async () => {
    const { code, lines } = await run('http', open.origin, '--from', SITE, '--as', ACCOUNT.email)
    const [reached, specified = [], optional = [], read = []] = [
      'Can a page',
      'Calls of the specification',
      'Optional calls',
      'Read with the account',
    ].map((title) => {
      const from = lines.findIndex((line) => line.startsWith(title))
      return lines.slice(from + 1, lines.indexOf('', from))
    })
    expect(marked(reached ?? [], 'ok').at(-1)).toBe(`permission: pages of ${SITE} may call GET /orders/api/v1/vendors`)
    expect(marked(specified, 'MISSING')).toEqual([])
    expect(marked(specified, 'ok')).toContain('POST /orders/api/v1/order: answers 401 without a session')
    expect(marked(optional, 'MISSING')).toHaveLength(17)
    expect(marked(optional, '?')).toEqual([
      'POST /auth/api/v1/guest: not tried, because anybody can change something with it',
    ])
    expect(open.calls).not.toContain('POST /auth/api/v1/guest')
    expect(marked(read, 'ok')).toContain('POST /delivery/fee')
    expect(marked(lines, 'WRONG')).toEqual([])
    expect(lines).toContain('Of 35 calls of the specification, 0 are missing. Lines that say WRONG: 0.')
    expect(code).toBe(0)
    // It has placed and changed nothing.
    expect(open.calls.filter((call) => call === 'POST /orders/api/v1/order')).toHaveLength(1)
    expect((await run('http', open.origin, '--from', SITE, '--as', 'nobody@x.test')).lines.join()).toContain(
      'WRONG   POST /login: SignInRefused',
    )
  })

  it('says that the permission is missing, and for which header of a key', async () => {
    expect(marked((await run('http', closed.origin, '--from', SITE)).lines, 'WRONG')).toEqual([
      `permission: the preflight lacks access-control-allow-origin: ${SITE}`,
      `permission: the answer lacks access-control-allow-origin: ${SITE}`,
    ])
    expect(marked((await run('http', open.origin, '--from', 'http://other.test')).lines, 'WRONG')).toHaveLength(2)
    const keys = await run('http', open.origin, '--from', SITE, '--keys')
    expect(marked(keys.lines, 'WRONG')).toContain(
      'POST /orders/api/v1/order: answers 401, but the preflight access-control-allow-headers lacks idempotency-key',
    )
    expect(marked(keys.lines, 'ok')).toContain('GET /orders/api/v1/vendors: answers 401 without a session')
    expect(keys.code).toBe(1)
    expect(marked((await run('http', open.origin, '--from', 'https://site.test')).lines, 'WRONG')[0]).toBe(
      'certificate: a page of https: may not call http:',
    )
  })

  it('looks for the permission in the answer and the preflight of every call', async () => {
    const server = createServer(({ method, url = '' }, response) => {
      const isVendors = url.endsWith('/vendors')
      if (url.includes('no-such-call')) return void response.writeHead(404).end()
      if (method !== 'OPTIONS') return void response.writeHead(401, isVendors ? PERMITTING : {}).end()
      if (url.endsWith('/riders/nothing')) return void response.writeHead(401).end()
      response.writeHead(204, { ...PERMITTING, 'access-control-allow-methods': 'GET, POST' }).end()
    })
    const { code, lines } = await run('http', `http://${await serving(server)}`, '--from', SITE)
    const lacks = `the answer lacks access-control-allow-origin: ${SITE}`
    const wrong = marked(lines, 'WRONG')
    expect(wrong).toContain(`POST /orders/api/v1/order: answers 401, but ${lacks}`)
    expect(wrong).toContain(
      `PUT /orders/api/v1/order/cancel: answers 401, but the preflight access-control-allow-methods lacks PUT, and ${lacks}`,
    )
    expect(wrong).toContain(
      `GET /rider-info/api/v1/riders/:orderId: answers 401, but the preflight answers 401 instead of 204 (a preflight carries no authorization, and is not redirected), and ${lacks}`,
    )
    expect(marked(lines, 'ok').filter((line) => line.includes('/api/v1/'))).toEqual([
      `permission: pages of ${SITE} may call GET /orders/api/v1/vendors`,
      'GET /orders/api/v1/vendors: answers 401 without a session',
    ])
    expect(code).toBe(1)
  })

  it('stops after three silences in a row, and has printed what it found by then', async () => {
    const hanging = createServer(({ method, url = '' }, response) => {
      if (/\/vendors$|\/login$|no-such-call/.test(url))
        response.writeHead(method === 'OPTIONS' ? 204 : url.includes('no-such') ? 404 : 401, PERMITTING).end()
    })
    const { code, lines } = await runFor(1_000, 'http', `http://${await serving(hanging)}`)
    expect(marked(lines, 'ok')).toContain('POST /auth/api/v1/login: answers 401 without a session')
    expect(marked(lines, 'WRONG')).toEqual([
      expect.stringMatching(/: gives no answer \(silence: 1 s\)$/),
      expect.stringMatching(/: gives no answer \(silence: 1 s\)$/),
      expect.stringMatching(/: gives no answer \(silence: 1 s\)$/),
    ])
    expect(lines.at(-1)).toBe('3 calls in a row got no answer within 1 s: the rest was not tried.')
    expect(code).toBe(1)
  })

  it.each([
    ['preflights', (method: string) => method !== 'OPTIONS'],
    ['calls that do not exist', (_: string, url: string) => !url.includes('no-such-call')],
  ])('stops if all %s hang', async (kind, isAnswered) => {
    const hanging = createServer(({ method = '', url = '' }, response) => {
      if (isAnswered(method, url)) response.writeHead(method === 'OPTIONS' ? 204 : 401, PERMITTING).end()
    })
    const { code, lines } = await runFor(1_000, 'http', `http://${await serving(hanging)}`)
    expect(lines.at(-1)).toBe(`3 ${kind} in a row got no answer within 1 s: the rest was not tried.`)
    expect(code).toBe(1)
  })

  it('stops the reading with an account too, and looks for the permission there', async () => {
    let isHanging = false
    const back = createServer(({ method, url = '', headers }, response) => {
      if (method === 'OPTIONS' || headers.authorization === undefined) {
        const status = method === 'OPTIONS' ? 204 : url.includes('no-such') ? 404 : 401
        const isLogin = method === 'POST' && url.endsWith('/login') && headers['content-length'] !== '2'
        if (!isLogin) return void response.writeHead(status, PERMITTING).end()
        const AuthenticationResult = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3_600 }
        const result = { VendorLoginDetails: { user_id: 'u', email: ACCOUNT.email }, AuthenticationResult }
        isHanging = true
        return void response.writeHead(200).end(JSON.stringify({ result }))
      }
      if (!isHanging) response.writeHead(500).end()
    })
    const { code, lines } = await runFor(
      1_000,
      'http',
      `http://${await serving(back)}`,
      '--from',
      SITE,
      '--as',
      ACCOUNT.email,
    )
    const from = lines.indexOf('Read with the account')
    expect(marked(lines.slice(from), 'WRONG')[0]).toBe(
      `POST /login: the answer lacks access-control-allow-origin: ${SITE}`,
    )
    expect(marked(lines.slice(from), 'WRONG')[1]).toMatch(/^GET \/vendors: ServiceUnavailable/)
    expect(lines.at(-1)).toContain('3 calls in a row got no answer')
    expect(code).toBe(1)
  })

  it('tells name, connection, certificate and refusal apart', async () => {
    const selfSigned = await serving(https.createServer(SELF_SIGNED, (_, response) => response.end('{}')))
    const breaking = await serving(createServer((request) => request.socket.destroy()))
    const { host: plain } = new URL(open.origin)
    const why = async (address: string) => {
      const { code, lines } = await run('http', address)
      expect(lines).toContain('It cannot be reached, so its calls were not tried.')
      return [code, ...marked(lines, 'WRONG')]
    }
    expect(await why('https://no-such-host.invalid')).toEqual([1, expect.stringMatching(/^name: no-such-host.invalid/)])
    expect(await why('http://127.0.0.1:9')).toEqual([1, expect.stringMatching(/^connection: .*ECONNREFUSED/)])
    expect(await why(`https://${selfSigned}`)).toEqual([1, expect.stringMatching(/^certificate: browsers refuse/)])
    expect(await why(`https://${plain}`)).toEqual([1, expect.stringMatching(/^certificate: .* does not speak https/)])
    expect(await why(`http://${breaking}`)).toEqual([1, expect.stringMatching(/^refusal: .* breaks off/)])
  })

  it('names HTML, redirects and failures, and calls that a refusal of strangers hides', async () => {
    const odd = await serving(
      createServer(({ url = '' }, response) => {
        if (url.startsWith('/geolocator')) return void response.writeHead(302, { location: '/sign-in' }).end()
        if (url.startsWith('/rider-info')) return void response.writeHead(500).end()
        if (url.startsWith('/auth')) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
        return void response.writeHead(401).end()
      }),
    )
    const { lines } = await run('http', `http://${odd}/`)
    expect(marked(lines, 'WRONG')).toContain(
      'GET /geolocator/api/v1/geolocator/details: redirects to /sign-in: a page needs an answer',
    )
    expect(marked(lines, 'WRONG')).toContain('GET /rider-info/api/v1/riders/:orderId: fails with 500')
    expect(marked(lines, 'MISSING')).toContain('POST /auth/api/v1/login: answers with an HTML page')
    expect(marked(lines, '?')).toContain(
      'POST /orders/api/v1/order: cannot be told from a call that does not exist: both answer 401',
    )
  })

  it.each([
    [200, 'answers 200 without a session, and must want one'],
    [204, 'answers 204 without a session, and must want one'],
    [429, 'answers 429: too many calls for this check, or for anybody'],
  ])('calls %i wrong if every address answers so', async (status, why) => {
    const odd = createServer(({ method }, response) => {
      response.writeHead(method === 'OPTIONS' ? 204 : status, PERMITTING).end()
    })
    const { code, lines } = await run('http', `http://${await serving(odd)}`)
    expect(marked(lines, 'WRONG')).toContain(`POST /orders/api/v1/order: ${why}`)
    expect(marked(lines, 'ok')).not.toContainEqual(expect.stringMatching(/^(?:GET|POST|PUT) /))
    expect(code).toBe(1)
  })

  it('does not take it for fine if all addresses answer 401, but does if only those behind the session do', async () => {
    const refusing = (isOpen: (url: string) => boolean) =>
      createServer(({ method, url = '' }, response) => {
        response.writeHead(method === 'OPTIONS' ? 204 : isOpen(url) ? 400 : 401, PERMITTING).end()
      })
    const all = await run('http', `http://${await serving(refusing(() => false))}`)
    expect(marked(all.lines, 'WRONG')).toEqual([
      'no call can be told from one that does not exist; --as tries those that only read',
    ])
    expect(all.code).toBe(1)
    const some = await run('http', `http://${await serving(refusing((url) => url.endsWith('/login')))}`)
    expect([some.code, marked(some.lines, 'WRONG')]).toEqual([0, []])
    expect(some.lines.at(-1)).toBe('Calls that cannot be told without a session: 34. --as tries those that only read.')
  })

  it('waits for a whole answer, not for its next byte, and reads no endless one', async () => {
    const endless = await serving(
      createServer(({ url }, response) => {
        response.write(url === '/long' ? Buffer.alloc(2_000_000) : '')
        const writing = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(writing))
      }),
    )
    expect(await ask(`http://${endless}/slow`, { method: 'GET' }, 200)).toEqual({ kind: 'silence', code: '0.2 s' })
    expect(await ask(`http://${endless}/long`, { method: 'GET' }, 60_000)).toMatchObject({
      kind: 'answered',
      status: 200,
    })
  })

  it('knows a thing that is missing from a call that is, unless all addresses answer so', async () => {
    const notFound = JSON.stringify({ errors: [{ code: 'NOT_FOUND' }] })
    const having = (has: (url: string) => boolean) =>
      createServer(({ url = '' }, response) => void response.writeHead(404).end(has(url) ? notFound : ''))
    const receipt = 'GET /orders/api/v1/order/:orderId/receipt'
    const some = await run('http', `http://${await serving(having((url) => url.endsWith('/receipt')))}`)
    expect(marked(some.lines, 'ok')).toContain(`${receipt}: answers 404 without a session`)
    expect(marked(some.lines, 'MISSING')).toContain('GET /orders/api/v1/vendors: answers 404')
    const all = await run('http', `http://${await serving(having(() => true))}`)
    expect(marked(all.lines, '?')).toContain(
      `${receipt}: cannot be told from a call that does not exist: both answer 404`,
    )
  })

  it('ends with 1 if an optional call is wrong', async () => {
    const fine = await run('http', `http://${await serving(permitting(() => 401))}`)
    expect([fine.code, marked(fine.lines, 'WRONG')]).toEqual([0, []])
    const failing = permitting((url) => (url.endsWith('/receipt') ? 500 : 401))
    const { code, lines } = await run('http', `http://${await serving(failing)}`)
    expect(marked(lines, 'WRONG')).toEqual(['GET /orders/api/v1/order/:orderId/receipt: fails with 500'])
    expect(lines).toContain('Of 35 calls of the specification, 0 are missing. Lines that say WRONG: 1.')
    expect(code).toBe(1)
  })

  it.each([
    [[], 'What to check is not given'],
    [['http'], 'The base address is not given'],
    [
      ['http', 'ftp://x.test'],
      'The base address "ftp://x.test" is not an address that begins with https:// or http://, without spaces, user and password',
    ],
    [
      ['http', 'http://x.test', '--from', 'http://a.test/b'],
      '--from http://a.test/b has a path; the origin is http://a.test',
    ],
    [
      ['http', 'http://x.test', '--deployment', 'atlantis-xx'],
      /^--deployment atlantis-xx is not one of ferrywing-sg, /,
    ],
    [['http', 'http://x.test/cz?key=1'], 'The base address "http://x.test/cz?key=1" has a query or a fragment'],
    [['http', 'http://x.test', 'http://y.test', 'z'], 'Not understood: "http://y.test", "z"'],
    [['geolocator', './x.ts', './y.ts'], 'Not understood: "./y.ts"'],
    [['http', 'http://x.test', '--form', 'x'], /^Unknown option '--form'/],
    [['moon', './x.ts'], '"moon" is not a port with a suite'],
    [['Geolocator', './x.ts'], '"Geolocator" is not a port with a suite; did you mean geolocator?'],
    [['geolocator'], 'The file of the adapter is not given'],
    [['geolocator', './no-such-file.ts'], `There is no file ${path.resolve('no-such-file.ts')}`],
  ])('explains itself and ends with 2 for %j', async (args, message) => {
    const { code, lines } = await run(...args)
    expect([code, lines.includes('Usage:')]).toEqual([2, true])
    expect(lines[0]).toMatch(message)
  })
})

/** Runs the program on an adapter with this source; returns its exit code and its output without colours. */
const runOn = (name: string, source: string) =>
  new Promise<{ readonly code: number | null; readonly text: string }>((resolve) => {
    const file = path.join(folder, name)
    writeFileSync(file, source)
    const child = spawn(process.execPath, ['tests/contract/tool/run.ts', 'geolocator', file], {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
    child.on('close', (code) => resolve({ code, text }))
  })

const root = process.cwd()
const ADAPTER = `
import { makePhotonGeolocator } from '${root}/src/adapters/http/PhotonGeolocator.ts'
import { streetFirst } from '${root}/src/adapters/http/photonAddresses.ts'
import { fakePhoton } from '${root}/tests/support/fakePhoton.ts'
const BASE = 'https://photon.test'
export const open = async () => ({
  geolocator: makePhotonGeolocator(BASE, 'AT', fakePhoton(BASE, 'AT'), streetFirst),
  down: makePhotonGeolocator(BASE, 'AT', async () => new Response('<h1>Maintenance'), streetFirst),
  close: async () => {},
})
export const world = { at: { latitude: 48.2082, longitude: 16.3738 }, text: 'Graben', language: 'de', countryCode: 'AT' }
`
/** Lacks parts of places, has a suggestion with nothing in it, needs a position, and throws while Photon is down. */
const CARELESS = ADAPTER.replace('export const open', 'const openWell').concat(`
import { Effect } from 'effect'
const without = ({ street, city, postalCode, ...place }) => place
export const open = async () => {
  const { geolocator, ...held } = await openWell()
  const careless = {
    autocomplete: (text, near, language) =>
      Effect.map(geolocator.autocomplete(text, near, language), (found) =>
        found.length === 0 || near.latitude === undefined ? [] : [...found, { id: 'b', nothing: true }]),
    reverse: (position) => Effect.map(geolocator.reverse(position), without),
    details: (id) => Effect.map(geolocator.details(id), without),
  }
  const broken = () => Effect.promise(() => Promise.reject(new Error('502')))
  return { ...held, geolocator: careless, down: { autocomplete: broken, reverse: broken, details: broken } }
}
`)

describe('npm run contract -- <port> <file>', () => {
  it('has a suite for each port but two', () => {
    expect(suites().size).toBeGreaterThan(30)
    expect(['geolocator', 'feeCalculator', 'deliveryMap'].map((name) => suites().has(name))).toEqual([true, true, true])
  })

  it('names a field that open does not return', async () => {
    const held = fieldsNamed('Geolocator')({ geoLocator: 1, close: 2 }) as Readonly<Record<string, unknown>>
    expect((await Promise.resolve(held))['close']).toBe(2)
    expect(() => held['geolocator']).toThrow('open() returns geoLocator, close, and not "geolocator", which')
  })

  it('runs the suite of the port against an adapter, in the world that it exports', async () => {
    const [right, wrong, careless, empty] = await Promise.all([
      runOn('right.ts', ADAPTER),
      runOn('wrong.ts', ADAPTER.replace("countryCode: 'AT'", "countryCode: 'DE'")),
      runOn('careless.ts', CARELESS),
      runOn('empty.ts', 'export const adapter = 1'),
    ])
    expect([right.code, right.text]).toEqual([0, expect.stringMatching(/Tests +8 passed/)])
    expect(wrong.code).toBe(1)
    expect(wrong.text).toMatch(/× .*returns all parts of a suggestion/)
    expect(wrong.text).toMatch(/Tests +2 failed \| 6 passed/)
    expect([careless.code, careless.text]).toEqual([1, expect.stringMatching(/Tests +5 failed \| 3 passed/)])
    expect([empty.code, empty.text]).toEqual([1, expect.stringContaining('must export a function "open"')])
  })
})
