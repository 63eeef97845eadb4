import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../contract/auth.ts'
import { readFlags } from '../../contract/flags.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { placeOrder, readOrder } from '../../contract/orders.ts'
import { isAlive, makeDataFolder, removeDataFolder } from '../support/dataFolder.ts'
import { startServiceProcess, type ServiceProcess } from '../support/serviceProcess.ts'
import { orderToPlace, signInVendor } from '../support/vendorCalls.ts'

let folder: string
const running = new Set<ServiceProcess>()

beforeAll(() => {
  folder = makeDataFolder('portal-service-')
})
afterEach(() => {
  for (const service of running) service.child.kill('SIGKILL')
  running.clear()
})
afterAll(() => removeDataFolder(folder, path.join(folder, 'data')))

const run = (settings: Readonly<Record<string, string>> = {}): ServiceProcess => {
  const service = startServiceProcess({ DATA_DIR: path.join(folder, 'data'), ...settings })
  running.add(service)
  return service
}

const ready = async (service: ServiceProcess): Promise<string> => `http://127.0.0.1:${await service.ready}`

const placeSomething = async (base: string) => {
  const calls = await signInVendor(base)
  const order = await orderToPlace(calls)
  const placed = await calls.call<{ result: { order_id: string } }>(pathOf(placeOrder), order)
  return { vendorId: order.vendor_id, orderId: placed.result.order_id }
}

describe('the service as a program', { retry: 1 }, () => {
  it.each([
    [{ PORT: 'http' }, 'PORT="http" cannot be used: a whole number from 0 to 65535'],
    [{ DEPLOYMENT: 'nobody' }, 'DEPLOYMENT="nobody" cannot be used: one of '],
    [{ DATA_DIR: import.meta.filename }, 'startStop.test.ts" cannot be used: a folder that can be created and written'],
    [{ HOST: '192.0.2.1' }, 'HOST="192.0.2.1" cannot be used: an address'],
  ])('does not start with %j, and prints the reason without a stack (RUN-04)', async (env, reason) => {
    const service = run(env)
    expect(await service.ended).toBe(1)
    expect(service.said()).toContain(reason)
    expect(service.said()).not.toContain(' at ')
  })

  it('does not start on a taken port, says so in one line, and creates nothing (RUN-04)', async () => {
    const first = run({ DATA_DIR: 'memory:', DEMO: '0' })
    const port = String(await first.ready)
    const data = path.join(folder, 'not-created')
    const second = run({ DATA_DIR: data, PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(new RegExp(`^PORT="${port}" cannot be used: another program listens [^\\n]+\\n$`))
    expect(existsSync(data)).toBe(false)
  })

  it('points out a misspelt setting and starts (RUN-09)', async () => {
    const service = run({ DATA_DIR: 'memory:', DEMO: '0', SIM_SPED: '60' })
    await service.ready
    expect(service.said()).toContain('SIM_SPED is not a setting; did you mean SIM_SPEED?')
  })

  it('locks its folder, stops cleanly, and loses no acknowledged order when killed (RUN-05, RUN-08)', async () => {
    const first = run()
    const base = await ready(first)
    const second = run()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`is used by the running process ${first.child.pid}`)

    const { vendorId, orderId } = await placeSomething(base)
    await first.end('SIGKILL')

    const again = run()
    const there = await ready(again)
    const { call } = await signInVendor(there)
    const order = await call<{ order_id: string }>(`${pathOf(readOrder)}?vendorId=${vendorId}&orderId=${orderId}`)
    expect(order.order_id).toBe(orderId)
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    expect(existsSync(path.join(folder, 'data', 'service.lock'))).toBe(false)
  })

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

  it('prints a box, the secret of a control room that the network can reach, and its address alone on the last line (RUN-01, RUN-11, SANDBOX-05)', async () => {
    const service = run({ DATA_DIR: 'memory:', HOST: '0.0.0.0' })
    const base = await ready(service)
    const port = await service.ready
    const lines = service.said().trimEnd().split('\n')
    expect(lines.at(-1)).toBe(`ready http://localhost:${port}`)
    expect(lines.at(-2)).toMatch(/^\+-+\+$/)
    expect(service.said()).toMatch(new RegExp(`^\\| Portal +http://localhost:${port} +\\|$`, 'm'))
    expect(service.said()).toMatch(/"event":"demo-seeding".*usually \d+ to \d+ s/)
    const secret = /^The control room at \/sandbox asks for this secret: (\S+)$/m.exec(service.said())?.[1] ?? ''
    expect((await fetch(`${base}/sandbox/api/flags`)).status).toBe(401)
    const known = await fetch(`${base}/sandbox/api/flags`, { headers: { authorization: `Bearer ${secret}` } })
    expect(known.status).toBe(200)
  })

  it('stops under load: readiness fails first, calls are answered until it refuses connections, and it exits with 0 (RUN-05, RUN-06)', async () => {
    const service = run({ DATA_DIR: 'memory:', DEMO: '0' })
    const base = await ready(service)
    const states: Array<string> = []
    const others: Array<unknown> = []
    let isOver = false
    const ask = async () => {
      while (!isOver)
        try {
          const answer = await fetch(base + pathOf(readFlags))
          const body: unknown = await answer.json()
          if (answer.status !== 200) others.push([answer.status, body])
        } catch (error) {
          // The service may close an idle connection just when a request is sent over it, as HTTP allows.
          if (!(error instanceof TypeError)) others.push(error)
          return
        }
    }
    const watch = async () => {
      while (!isOver)
        try {
          const [ready, live] = await Promise.all(['/readyz', '/livez'].map((path) => fetch(base + path)))
          states.push(`${ready?.status} ${live?.status} ${ready?.headers.get('retry-after')}`)
        } catch {
          return
        }
    }
    const load = [watch(), ...Array.from({ length: 30 }, ask)]
    await expect.poll(() => states.length).toBeGreaterThan(0)
    service.child.kill('SIGTERM')
    expect(await service.ended).toBe(0)
    isOver = true
    await Promise.all(load)
    expect(others).toEqual([])
    expect([...new Set(states)]).toEqual(['200 200 null', '503 200 5'])
    expect(service.said()).not.toContain('"level":"error"')
  })

  it('ends with the test that started it, even if the test is killed', async () => {
    const starter = `
      const { startServiceProcess } = await import(process.argv[1])
      const service = startServiceProcess({ DATA_DIR: 'memory:', DEMO: '0' })
      await service.ready
      console.log(service.child.pid)
      setInterval(() => undefined, 1_000)`
    const support = path.join(import.meta.dirname, '..', 'support', 'serviceProcess.ts')
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', starter, support], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const service = Number(line.toString())
    expect(isAlive(service)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(service), { timeout: 20_000 }).toBe(false)
  })
})
