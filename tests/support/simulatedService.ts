import { simulatedWorld } from '../../simulator/simulatedWorld.ts'
import { startService, type Overrides, type ServiceInProcess } from './serviceInProcess.ts'

/** The service in the simulated world, where nothing happens by itself: neither riders nor demo data. */
export const startSimulatedService = ({ settings, ...overrides }: Overrides = {}): Promise<ServiceInProcess> =>
  startService({
    ...overrides,
    settings: { demo: true, ...settings },
    world: (core, { sql }) => simulatedWorld(core, sql),
  })
