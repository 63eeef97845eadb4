import type { FlagName } from './flagNames.ts'

export type MaintenanceKind = 'planned' | 'unplanned'

/** The kind of maintenance, if any. With both flags on it is unplanned, which promises no end (MAINT-02). */
export const maintenanceOf = (isOn: (name: FlagName) => boolean): MaintenanceKind | undefined => {
  if (isOn('UnplannedMaintenance')) return 'unplanned'
  return isOn('PlannedMaintenance') ? 'planned' : undefined
}
