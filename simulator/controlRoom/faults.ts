import { Schema } from 'effect'

const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** What shall go wrong (SANDBOX-03). An empty one makes everything go right again. */
export const Fault = Schema.Struct({
  /** Milliseconds a call waits before anything else happens to it. */
  latencyMs: Schema.optionalKey(between(0, 60_000)),
  /** What it is answered with instead of its answer. */
  status: Schema.optionalKey(between(400, 599)),
  /** The beginning or the end of a path, whole segments; without it every call of the API. */
  path: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\/[^\s?#]{0,500}$/))),
  /** How many calls; without it all of them until the next fault. */
  times: Schema.optionalKey(between(1, 100_000)),
  /** The site says that it has another build than its pages run (BUILD-02). */
  outdatedBuild: Schema.optionalKey(Schema.Boolean),
  /** Closes the live sockets at once. */
  dropSockets: Schema.optionalKey(Schema.Boolean),
})
export type Fault = typeof Fault.Type

const matches = (wanted: string, path: string): boolean =>
  path === wanted || path.startsWith(wanted.endsWith('/') ? wanted : `${wanted}/`) || path.endsWith(wanted)

/** What goes wrong at the moment, for each deployment. */
export class Faults {
  readonly #faults = new Map<string, Fault>()

  set(deployment: string, fault: Fault): void {
    const { dropSockets: _, ...lasting } = fault
    if (lasting.latencyMs === undefined && lasting.status === undefined && lasting.outdatedBuild !== true)
      this.#faults.delete(deployment)
    else this.#faults.set(deployment, lasting)
  }

  of(deployment: string): Fault {
    return this.#faults.get(deployment) ?? {}
  }

  isBuildOutdated(deployment: string): boolean {
    return this.of(deployment).outdatedBuild === true
  }

  /** What befalls a call; counts it. `isApi` says whether it is one of the API. */
  befalling(deployment: string, path: string, isApi: boolean): Fault | undefined {
    const fault = this.#faults.get(deployment)
    if (fault === undefined || !(fault.path === undefined ? isApi : matches(fault.path, path))) return undefined
    if (fault.times === 1) this.#faults.delete(deployment)
    else if (fault.times !== undefined) this.#faults.set(deployment, { ...fault, times: fault.times - 1 })
    return fault
  }
}
