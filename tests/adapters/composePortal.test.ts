import { closingChannels } from '../support/closingChannels.ts'
import { flagsOn } from '../support/flagsOn.ts'
import { Context, Effect, Fiber } from 'effect'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../src/application/session/signIn.ts'
import { startSession } from '../../src/application/session/startSession.ts'
import { FeeCalculator } from '../../src/application/ports/FeeCalculator.ts'
import { Geolocator } from '../../src/application/ports/Geolocator.ts'
import { TestVendors } from '../../src/application/ports/TestVendors.ts'
import { composePortal, RUN_USE_CASE } from '../../src/composition/container.ts'
import type { PortalEnvironment } from '../../src/composition/PortalEnvironment.ts'
import { HOUR, instantAt } from '../../src/domain/instant.ts'
import { servicesOf } from '../../src/domain/market/backEnd.ts'
import type { Environment } from '../../src/domain/market/environments.ts'
import { contextOf, PORTS } from '../../src/composition/ports.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import { aSession } from '../support/aSession.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { fakePhoton } from '../support/fakePhoton.ts'

const Channel = closingChannels()

const deploymentNamed = (id: string) => {
  const named = DEPLOYMENTS.find((one) => one.id === id)
  if (named === undefined) throw new Error(`no deployment ${id}`)
  return named
}
const deployment = deploymentNamed('dobrego-cz')

/** A page at an address without a server; `answer` is what each of its calls receives. */
const page = (answer: typeof globalThis.fetch, more: Partial<PortalEnvironment> = {}): PortalEnvironment => {
  const window = new Window({ url: 'https://portal.test/' }) as unknown as Window & typeof globalThis
  Object.assign(window, { fetch: answer, BroadcastChannel: Channel, WebSocket })
  return {
    services: servicesOf({ environment: 'development' }, 'https://portal.test'),
    flags: flagsOn(),
    window: window as unknown as PortalEnvironment['window'],
    externalBackEnd: undefined,
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
  it.each(DEPLOYMENTS.map((one) => [one.id, one] as const))('binds every port for %s (PROD-07)', async (_, one) => {
    const container = await composePortal(one, page(unreachable))
    const unbound = Object.entries(PORTS).filter(([, port]) => container.get<unknown>(port.token) === undefined)
    expect(unbound.map(([name]) => name)).toEqual([])
  })

  it('returns the same instance for every request of a token (PROD-07)', async () => {
    const container = await composePortal(deployment, page(unreachable))
    expect(container.get(PORTS.currentSession.token)).toBe(container.get(PORTS.currentSession.token))
    expect(container.get(RUN_USE_CASE)).toBe(container.get(RUN_USE_CASE))
  })

  /** Searches addresses on a page with a Photon at `photonUrl`; returns the requests that the Photon received. */
  const searchIn = async (id: string, photonUrl: string) => {
    const photon = fakePhoton('https://photon.test', 'SE')
    const site: typeof globalThis.fetch = (input, init) =>
      input === '/map-settings.json'
        ? Promise.resolve(Response.json({ googleMapsKey: '', styleUrl: '', photonUrl }))
        : typeof input === 'string' && input.startsWith('https://photon.test/')
          ? photon(input, init)
          : unreachable(input, init)
    const ports = contextOf(await composePortal(deploymentNamed(id), page(site)))
    const found = Context.get(ports, Geolocator).autocomplete('x', undefined, 'en')
    const result = await Effect.runPromise(Effect.result(found))
    return { asked: photon.asked.length, result }
  }

  it.each([
    ['Fjordel', 'fjordel-se'],
    ['Norikaze', 'norikaze-jp'],
  ])('searches addresses of %s with the Photon of its deployment', async (_, id) => {
    expect(await searchIn(id, 'https://photon.test')).toMatchObject({ asked: 1, result: { success: [] } })
  })

  it.each([
    ['of another brand', 'dobrego-cz', 'https://photon.test'],
    ['of Fjordel without a Photon', 'fjordel-se', ''],
    ['of Norikaze without a Photon', 'norikaze-jp', ''],
  ])('searches addresses %s with the service, which requires a session', async (_, id, photonUrl) => {
    expect(await searchIn(id, photonUrl)).toMatchObject({ asked: 0, result: { failure: { _tag: 'SignedOut' } } })
  })

  /** The hosts that are asked for a fee on a page whose deployment names `quotesUrl`. */
  const askedForFee = async (id: string, quotesUrl: string | undefined) => {
    const hosts: Array<string> = []
    const site: typeof globalThis.fetch = (input, init) => {
      hosts.push(new URL(input instanceof Request ? input.url : input).host)
      return unreachable(input, init)
    }
    const services = servicesOf(
      { environment: 'development', ...(quotesUrl !== undefined && { quotesUrl }) },
      'https://portal.test',
    )
    const environment = page(site, { services })
    environment.window.localStorage.setItem('portal.session', JSON.stringify(aSession(instantAt(Date.now() + HOUR))))
    environment.window.console.error = () => undefined
    const ports = contextOf(await composePortal(deploymentNamed(id), environment))
    const fee = Context.get(ports, FeeCalculator).fee('v-1', BAKERY_AT, CUSTOMER_AT)
    const asking = Effect.runFork(fee)
    await expect.poll(() => hosts.length).toBeGreaterThan(0)
    await Effect.runPromise(Fiber.interrupt(asking))
    return [...new Set(hosts)]
  }

  it.each([
    ['Yolvera’s dispatch, if the deployment names it', 'yolvera-tr', 'https://quotes.test', 'quotes.test'],
    ['the service of Yolvera otherwise', 'yolvera-tr', undefined, 'portal.test'],
    ['the service of another brand', 'dobrego-cz', 'https://quotes.test', 'portal.test'],
  ])('asks %s for fees', async (_, id, quotesUrl, host) => {
    expect(await askedForFee(id, quotesUrl)).toEqual([host])
  })

  it('runs a use case through the real adapters (AUTH-03, MODE-05)', async () => {
    const run = (await composePortal(deployment, page(refusing))).get(RUN_USE_CASE)
    expect(await run.once(signIn('a@b.test', 'wrong'))).toMatchObject({
      kind: 'failed',
      failure: { _tag: 'SignInRefused', text: { id: 'auth-password-invalid' } },
    })
    expect(await run.once(startSession())).toMatchObject({ kind: 'done', value: { kind: 'signed-out' } })
  })

  it('lists the site’s test vendors; without that list, the examples except in production (REQ-27, OP-22)', async () => {
    const listed = async (fetcher: typeof fetch, environment: Environment) => {
      const services = servicesOf({ environment }, 'https://portal.test')
      const ports = contextOf(await composePortal(deployment, page(fetcher, { services })))
      return Effect.runPromise(Context.get(ports, TestVendors).list)
    }
    expect(await listed(unreachable, 'production')).toEqual([])
    expect(await listed(unreachable, 'staging')).toEqual(['test-vendor-1', 'test-vendor-2'])
    expect(await listed(() => Promise.resolve(Response.json(['mine'])), 'production')).toEqual(['mine'])
  })

  it('provides each use case with the ports that it requires', async () => {
    const ports = contextOf(await composePortal(deployment, page(unreachable)))
    const { list } = await Effect.runPromise(Effect.provideContext(TestVendors, ports))
    expect(await Effect.runPromise(list)).toEqual(['test-vendor-1', 'test-vendor-2'])
  })
})
