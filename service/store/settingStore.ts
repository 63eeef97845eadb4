import type { DeploymentId } from '../../src/domain/ids.ts'

/** Country parameters, flags and other settings of a deployment, changeable at run time. */
export interface SettingStore {
  readonly parameters: (deployment: DeploymentId) => Promise<Readonly<Record<string, string>>>
  readonly setParameter: (deployment: DeploymentId, name: string, value: string) => Promise<void>
  readonly flags: (deployment: DeploymentId) => Promise<Readonly<Record<string, boolean>>>
  readonly setFlag: (deployment: DeploymentId, name: string, on: boolean) => Promise<void>
}
