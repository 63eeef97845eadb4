import { simulatedWorld } from '../../simulator/simulatedWorld.ts'
import { startService, type Overrides, type ServiceInProcess } from './serviceInProcess.ts'

/** The service with the simulated world, without riders and demo data, so that nothing happens by itself. */
export const startSimulatedService = ({ settings, ...overrides }: Overrides = {}): Promise<ServiceInProcess> =>
  startService({
    ...overrides,
    settings: { demo: true, ...settings },
    world: (core, { sql }) => simulatedWorld(core, sql),
  })
