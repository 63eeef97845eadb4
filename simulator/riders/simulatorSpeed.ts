import { Result, Schema } from 'effect'
import type { Core } from '../../service/core.ts'

const SETTING = 'simulatorSpeed'
const StoredSpeed = Schema.fromJsonString(Schema.Struct({ speed: Schema.Finite, insteadOf: Schema.Finite }))

type SpeedDeps = Pick<Core, 'stores' | 'settings'>

/** The speed set in the control room, if any. It is ignored once SIM_SPEED differs from the value at that time. */
export const simulatorSpeed = async ({ stores, settings }: SpeedDeps, deployment: string): Promise<number> => {
  const stored = Schema.decodeUnknownResult(StoredSpeed)((await stores.settings.parameters(deployment))[SETTING])
  const isMeant = Result.isSuccess(stored) && stored.success.insteadOf === settings.simSpeed
  return isMeant ? stored.success.speed : settings.simSpeed
}

/** Changes the speed in all processes on the database. */
export const setSimulatorSpeed = ({ stores, settings }: SpeedDeps, deployment: string, speed: number): Promise<void> =>
  stores.settings.setParameter(deployment, SETTING, JSON.stringify({ speed, insteadOf: settings.simSpeed }))
