import { Schema } from 'effect'

const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** A fault to inject (SANDBOX-03). An empty one ends all faults. */
export const Fault = Schema.Struct({
  /** How long a call is delayed first, in ms. */
  latencyMs: Schema.optionalKey(between(0, 60_000)),
  /** The status to answer instead of the call's answer. */
  status: Schema.optionalKey(between(400, 599)),
  /** Leading or trailing segments of a path; absent means all API calls. */
  path: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\/[^\s?#]{0,500}$/))),
  /** The number of affected calls; absent means all calls until the next fault. */
  times: Schema.optionalKey(between(1, 100_000)),
  /** The site reports another build than its pages run (BUILD-02). */
  outdatedBuild: Schema.optionalKey(Schema.Boolean),
  /** Closes all live sockets once. */
  dropSockets: Schema.optionalKey(Schema.Boolean),
})
export type Fault = typeof Fault.Type

const matches = (wanted: string, path: string): boolean =>
  path === wanted || path.startsWith(wanted.endsWith('/') ? wanted : `${wanted}/`) || path.endsWith(wanted)

/** The current fault of each deployment. */
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

  /** The fault of a call, which counts as one of its `times`. `isApi` tells whether the call belongs to the API. */
  faultFor(deployment: string, path: string, isApi: boolean): Fault | undefined {
    const fault = this.#faults.get(deployment)
    if (fault === undefined || !(fault.path === undefined ? isApi : matches(fault.path, path))) return undefined
    if (fault.times === 1) this.#faults.delete(deployment)
    else if (fault.times !== undefined) this.#faults.set(deployment, { ...fault, times: fault.times - 1 })
    return fault
  }
}
