interface ControlRoomFault {
  readonly latencyMs?: number
  readonly status?: number
  readonly path?: string
  readonly times?: number
}

/** Drives the world around the portal through the control room's JSON interface (decisions, section 4). */
export class ControlRoom {
  private readonly address: string

  constructor(address: string) {
    this.address = address
  }

  /** Simulated seconds a second; 0 stands still. */
  readonly letRidersLiveAt = (speed: number) => this.ask('PUT', '/simulator', { speed })

  /** `at` is a moment in the past, ISO 8601; now when it is left out. */
  readonly moveOrder = (id: string, status: string, at?: string) =>
    this.ask('POST', `/orders/${id}/status`, { status, ...(at !== undefined && { created_at: at }) })

  readonly switchFlag = (name: string, on: boolean) => this.ask('PUT', `/flags/${name}`, { on })

  readonly setParameter = (name: string, value: string) => this.ask('PUT', `/parameters/${name}`, { value })

  readonly letFail = (fault: ControlRoomFault) => this.ask('PUT', '/faults', fault)

  readonly dropSockets = () => this.ask('PUT', '/faults', { dropSockets: true })

  /** Nothing goes wrong and nobody rides. */
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
