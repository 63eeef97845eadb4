import type { DeploymentId } from '../../src/domain/ids.ts'

/** Country parameters, flags and other settings of a deployment, changeable at run time. */
export interface SettingStore {
  readonly parameters: (deployment: DeploymentId) => Promise<Readonly<Record<string, string>>>
  readonly setParameter: (deployment: DeploymentId, name: string, value: string) => Promise<void>
  readonly flags: (deployment: DeploymentId) => Promise<Readonly<Record<string, boolean>>>
  readonly setFlag: (deployment: DeploymentId, name: string, on: boolean) => Promise<void>
  /** Turns on those of the flags that have not been set, in one write, so that all readers see all of them or none. */
  readonly addFlags: (deployment: DeploymentId, names: ReadonlyArray<string>) => Promise<void>
}
