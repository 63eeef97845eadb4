import type { FlagName } from './flagNames.ts'

export type MaintenanceKind = 'planned' | 'unplanned'

/** Where everybody is sent while it lasts (MAINT-01). */
export const MAINTENANCE_PATH = '/maintenance'

/** Whether the portal is closed, and why. With both flags on it is unplanned: then no end was promised (MAINT-02). */
export const maintenanceOf = (isOn: (name: FlagName) => boolean): MaintenanceKind | undefined => {
  if (isOn('UnplannedMaintenance')) return 'unplanned'
  return isOn('PlannedMaintenance') ? 'planned' : undefined
}
