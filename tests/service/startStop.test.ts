import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../contract/auth.ts'
import { deliveryFee } from '../../contract/delivery.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { placeOrder, readOrder } from '../../contract/orders.ts'
import { listVendors } from '../../contract/vendors.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'

const MAIN = path.join(import.meta.dirname, '..', '..', 'service', 'main.ts')

let folder: string
const running = new Set<ChildProcess>()

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-service-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  readonly child: ChildProcess
  /** All output on standard output and standard error. */
  readonly said: () => string
  readonly ended: Promise<number | null>
}

const run = (env: Readonly<Record<string, string>> = {}): Run => {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', SIM_SPEED: '0', DATA_DIR: path.join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let text = ''
  for (const channel of [child.stdout, child.stderr])
    channel.on('data', (data: Buffer) => void (text += data.toString()))
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, said: () => text, ended }
}

const ready = async (service: Run): Promise<string> => {
  for (;;) {
    const address = /^ready (http:\/\/localhost:\d+)$/m.exec(service.said())?.[1]
    if (address !== undefined) return address.replace('localhost', '127.0.0.1')
    if (service.child.exitCode !== null) throw new Error(`It ended: ${service.said()}`)
    await new Promise((resolve) => void setTimeout(resolve, 50))
  }
}

const call = async <T>(
  base: string,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<T> => {
  const answer = await fetch(base + url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect([url, answer.ok]).toEqual([url, true])
  return (await answer.json()) as T
}

const signedIn = async (base: string) => {
  const credentials = { email_address: 'vendor@demo.test', password: 'Demo-1234!' }
  const { result } = await call<{ result: { AuthenticationResult: { AccessToken: string } } }>(
    base,
    pathOf(login),
    {},
    credentials,
  )
  return { authorization: `Bearer ${result.AuthenticationResult.AccessToken}` }
}

const placeSomething = async (base: string) => {
  const headers = await signedIn(base)
  const { result } = await call<{ result: { vendors: ReadonlyArray<VendorJson> } }>(base, pathOf(listVendors), headers)
  const [vendor] = result.vendors as [VendorJson]
  const { latitude, longitude } = vendor.vendor_information.location as { latitude: number; longitude: number }
  const source = { latitude, longitude }
  const destination = { latitude: latitude + 0.004, longitude }
  const vendor_id = vendor.vendor_id
  const question = { source, destination, vendor_id, delivery_type: 'food' }
  const told = await call<{ fee: number; signature: string }>(base, pathOf(deliveryFee), headers, question)
  const order = {
    vendor_id,
    customer: {
      name: 'Karel',
      phone_number: '+420602000001',
      location: { address: ', , Street 1', ...destination, notes: '' },
    },
    order: { payment_method: 'PAID', amount: 100, description: '', cold_bag_needed: false },
    delivery_fee: told.fee,
    signature: told.signature,
  }
  const placed = await call<{ result: { order_id: string } }>(
    base,
    pathOf(placeOrder),
    { ...headers, 'idempotency-key': 'k' },
    order,
  )
  return { vendorId: vendor_id, orderId: placed.result.order_id }
}

describe('the service as a program', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT="http" cannot be used: a whole number from 0 to 65535'],
    [{ DEPLOYMENT: 'nobody' }, 'DEPLOYMENT="nobody" cannot be used: one of '],
  ])('does not start with %j, and prints the reason without a stack (RUN-04)', async (env, reason) => {
    const service = run(env)
    expect(await service.ended).toBe(1)
    expect(service.said()).toContain(reason)
    expect(service.said()).not.toContain(' at ')
  })

  it('locks its folder, stops cleanly, and loses no acknowledged order when killed (RUN-05, RUN-08)', async () => {
    const first = run()
    const base = await ready(first)
    const second = run()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`is used by the running process ${first.child.pid}`)

    const { vendorId, orderId } = await placeSomething(base)
    first.child.kill('SIGKILL')
    await first.ended

    const again = run()
    const there = await ready(again)
    const order = await call<{ order_id: string }>(
      there,
      `${pathOf(readOrder)}?vendorId=${vendorId}&orderId=${orderId}`,
      await signedIn(there),
    )
    expect(order.order_id).toBe(orderId)
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    expect(existsSync(path.join(folder, 'data', 'service.lock'))).toBe(false)
  }, 90_000)

  it('has no control room and no demo accounts without DEMO=1 (SANDBOX-04)', async () => {
    const service = run({ DATA_DIR: 'memory:', DEMO: '0' })
    const base = await ready(service)
    const statuses = await Promise.all(
      ['/sandbox', '/sandbox/api/flags', '/healthz'].map(async (url) => (await fetch(base + url)).status),
    )
    expect(statuses).toEqual([404, 404, 200])
    const credentials = { email_address: 'vendor@demo.test', password: 'Demo-1234!' }
    const answer = await fetch(base + pathOf(login), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    expect(answer.status).toBe(401)
    service.child.kill('SIGINT')
    expect(await service.ended).toBe(0)
  })

  it('prints the secret of the control room if the network can reach it (SANDBOX-05)', async () => {
    const service = run({ DATA_DIR: 'memory:', HOST: '0.0.0.0' })
    const base = await ready(service)
    const secret = /^The control room at \/sandbox asks for this secret: (\S+)$/m.exec(service.said())?.[1] ?? ''
    expect((await fetch(`${base}/sandbox/api/flags`)).status).toBe(401)
    await call(base, '/sandbox/api/flags', { authorization: `Bearer ${secret}` })
  }, 90_000)
})
