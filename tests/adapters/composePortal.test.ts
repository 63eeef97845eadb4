import { flagsOn } from '../support/flagsOn.ts'
import { Context, Effect } from 'effect'
import { Window } from 'happy-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../src/application/session/signIn.ts'
import { startSession } from '../../src/application/session/startSession.ts'
import { TestVendors } from '../../src/application/ports/TestVendors.ts'
import { modulesFor } from '../../src/composition/brands/modulesFor.ts'
import { composePortal, RUN_USE_CASE } from '../../src/composition/container.ts'
import type { PortalEnvironment } from '../../src/composition/PortalEnvironment.ts'
import { contextOf, PORTS } from '../../src/composition/ports.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'

const channels: Array<{ close: () => void }> = []
afterEach(() => channels.splice(0).forEach((channel) => channel.close()))

class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

const [deployment] = DEPLOYMENTS
if (deployment === undefined) throw new Error('no deployment')

/** A page at an address without a server; `answer` is what each of its calls receives. */
const page = (answer: typeof globalThis.fetch, more: Partial<PortalEnvironment> = {}): PortalEnvironment => {
  const window = new Window({ url: 'https://portal.test/' }) as unknown as Window & typeof globalThis
  Object.assign(window, { fetch: answer, BroadcastChannel: Channel, WebSocket })
  return {
    name: 'development',
    baseUrl: 'https://portal.test',
    socketUrl: 'wss://portal.test/ws',
    flags: flagsOn(),
    window: window as unknown as PortalEnvironment['window'],
    reportDefect: (defect) => {
      throw defect
    },
    ...more,
  }
}
const unreachable: typeof globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
const refusing: typeof globalThis.fetch = () =>
  Promise.resolve(
    Response.json(
      { errors: [{ code: 'X', message: 'password-invalid', meta: { translation_key: 'auth.password-invalid' } }] },
      { status: 401 },
    ),
  )

describe('composePortal', () => {
  it.each(DEPLOYMENTS.map((one) => [one.id, one] as const))('binds every port for %s (PROD-07)', (_, one) => {
    const container = composePortal(one, page(unreachable))
    const unbound = Object.entries(PORTS).filter(([, port]) => container.get<unknown>(port.token) === undefined)
    expect(unbound.map(([name]) => name)).toEqual([])
  })

  it('returns the same instance for every request of a token (PROD-07)', () => {
    const container = composePortal(deployment, page(unreachable))
    expect(container.get(PORTS.currentSession.token)).toBe(container.get(PORTS.currentSession.token))
    expect(container.get(RUN_USE_CASE)).toBe(container.get(RUN_USE_CASE))
  })

  it('loads the standard adapters first for every brand (BRAND-02)', () => {
    expect(modulesFor(deployment.brand).length).toBeGreaterThanOrEqual(1)
  })

  it('runs a use case through the real adapters (AUTH-03, MODE-05)', async () => {
    const run = composePortal(deployment, page(refusing)).get(RUN_USE_CASE)
    expect(await run.once(signIn('a@b.test', 'wrong'))).toMatchObject({
      kind: 'failed',
      failure: { _tag: 'ServiceRefusal', translationKey: 'auth.password-invalid' },
    })
    expect(await run.once(startSession())).toMatchObject({ kind: 'done', value: { kind: 'signed-out' } })
  })

  it('lists the site’s test vendors; without that list, the examples except in production (REQ-27, OP-22)', async () => {
    const listed = (fetcher: typeof fetch, name: PortalEnvironment['name']) => {
      const ports = contextOf(composePortal(deployment, page(fetcher, { name })))
      return Effect.runPromise(Context.get(ports, TestVendors).list)
    }
    expect(await listed(unreachable, 'production')).toEqual([])
    expect(await listed(unreachable, 'staging')).toEqual(['test-vendor-1', 'test-vendor-2'])
    expect(await listed(() => Promise.resolve(Response.json(['mine'])), 'production')).toEqual(['mine'])
  })

  it('provides each use case with the ports that it requires', async () => {
    const ports = contextOf(composePortal(deployment, page(unreachable)))
    const { list } = await Effect.runPromise(Effect.provideContext(TestVendors, ports))
    expect(await Effect.runPromise(list)).toEqual(['test-vendor-1', 'test-vendor-2'])
  })
})
