import { Result, Schema } from 'effect'
import type { Core } from '../../service/core.ts'

const SETTING = 'simulatorSpeed'
const Kept = Schema.fromJsonString(Schema.Struct({ speed: Schema.Finite, insteadOf: Schema.Finite }))

type Keeper = Pick<Core, 'stores' | 'settings'>

/** The speed set in the control room, if any. It is ignored once SIM_SPEED differs from the value at that time. */
export const simulatorSpeed = async ({ stores, settings }: Keeper, deployment: string): Promise<number> => {
  const kept = Schema.decodeUnknownResult(Kept)((await stores.settings.parameters(deployment))[SETTING])
  const isMeant = Result.isSuccess(kept) && kept.success.insteadOf === settings.simSpeed
  return isMeant ? kept.success.speed : settings.simSpeed
}

/** Changes the speed in all processes on the database. */
export const setSimulatorSpeed = ({ stores, settings }: Keeper, deployment: string, speed: number): Promise<void> =>
  stores.settings.setParameter(deployment, SETTING, JSON.stringify({ speed, insteadOf: settings.simSpeed }))
