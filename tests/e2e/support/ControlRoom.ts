import { setTimeout as pause } from 'node:timers/promises'
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts'

interface ControlRoomFault {
  readonly latencyMs?: number
  readonly status?: number
  readonly path?: string
  readonly times?: number
  readonly outdatedBuild?: boolean
}

/** Controls the sandbox around the portal through the control room’s JSON interface (SANDBOX-03). */
export class ControlRoom {
  private readonly address: string

  constructor(address: string) {
    this.address = address
  }

  /** Simulated seconds per second; 0 stops the riders. */
  readonly letRidersLiveAt = (speed: number) => this.ask('PUT', '/simulator', { speed })

  /**
   * Lets the riders live until the order has one of these statuses, then stops them. It asks the service, because a
   * slow page would miss a status that lasts for seconds.
   */
  async letRidersLiveUntil(id: string, statuses: ReadonlyArray<OrderStatus>, speed: number): Promise<void> {
    await this.letRidersLiveAt(speed)
    for (let status = await this.statusOf(id); status !== undefined; status = await this.statusOf(id)) {
      if (statuses.some((wanted) => wanted === status)) return this.letRidersLiveAt(0)
      await pause(50)
    }
    throw new Error(`Order ${id} ended before it was ${statuses.join(' or ')}`)
  }

  /** The status of an order under way. */
  private async statusOf(id: string): Promise<string | undefined> {
    const answer = await fetch(`${this.address}/sandbox/api/orders`)
    const orders = (await answer.json()) as ReadonlyArray<{ readonly order_id: string; readonly status: string }>
    return orders.find(({ order_id }) => order_id === id)?.status
  }

  /** `ago`: the age of the change in ms. */
  readonly moveOrder = (id: string, status: string, ago = 0) =>
    this.ask('POST', `/orders/${id}/status`, {
      status,
      ...(ago > 0 && { created_at: new Date(Date.now() - ago).toISOString() }),
    })

  readonly switchFlag = (name: string, on: boolean) => this.ask('PUT', `/flags/${name}`, { on })

  /** Whether each flag is on. */
  async flags(): Promise<Readonly<Record<string, boolean>>> {
    const answer = await fetch(`${this.address}/sandbox/api/flags`)
    return (await answer.json()) as Record<string, boolean>
  }

  readonly setParameter = (name: string, value: string) => this.ask('PUT', `/parameters/${name}`, { value })

  readonly letFail = (fault: ControlRoomFault) => this.ask('PUT', '/faults', fault)

  /** Expires the code of a forgotten password. */
  readonly letCodeRunOut = (email: string) => this.ask('POST', '/password-code-run-out', { email_address: email })

  /** The text of the newest mail to this address, or an empty text if there is none. */
  async newestMail(to: string): Promise<string> {
    const answer = await fetch(`${this.address}/sandbox/api/mails?to=${encodeURIComponent(to)}`)
    const [newest] = (await answer.json()) as ReadonlyArray<{ readonly text: string }>
    return newest?.text ?? ''
  }

  /** The code of a vendor without an account. */
  async freeVendorCode(): Promise<string> {
    const answer = await fetch(`${this.address}/sandbox/api/vendor-codes`)
    const codes = (await answer.json()) as ReadonlyArray<{ readonly code: string; readonly used: boolean }>
    const free = codes.find(({ used }) => !used)
    if (free === undefined) throw new Error('Every vendor code is used')
    return free.code
  }

  readonly dropSockets = () => this.ask('PUT', '/faults', { dropSockets: true })

  /** A token that makes a device one of this vendor. */
  readonly deviceToken = async (vendorId: string): Promise<string> => {
    const answer = await fetch(`${this.address}/sandbox/api/device-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor_id: vendorId }),
    })
    return ((await answer.json()) as { readonly token: string }).token
  }

  /** Stops all failures and all riders. */
  async calm(): Promise<void> {
    await this.letFail({})
    await this.letRidersLiveAt(0)
  }

  private async ask(method: 'PUT' | 'POST', path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.address}/sandbox/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`The control room answered ${answer.status}: ${await answer.text()}`)
  }
}
