import type { DeploymentId } from '../../src/domain/ids.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import type { Core } from '../../service/core.ts'
import type { Deps } from '../../service/world.ts'
import { gazetteerOf } from '../../service/geolocator/gazetteer.ts'
import { ALL_KEYS } from '../../service/store/changeFeed.ts'
import { DeploymentDispatch } from './deploymentDispatch.ts'
import type { DispatchCore } from './rideBook.ts'
import { simulatorSpeed } from './simulatorSpeed.ts'
import { StreetGraph } from './streetGraph.ts'
import { realTimers, type Timers } from './timers.ts'

/** The simulated riders of all deployments. */
export interface Dispatcher {
  readonly riderOf: Deps['riderOf']
  /** Simulated seconds per real second; 0 pauses. */
  readonly setSpeed: (deployment: DeploymentId, speed: number) => Promise<void>
  readonly speedOf: (deployment: DeploymentId) => number
  /** Checks an order immediately; not needed for changes that the feed reports. */
  readonly wake: (deployment: DeploymentId, orderId: string) => void
  /** Begins to simulate a deployment that has got riders and orders since the start. */
  readonly open: (deployment: DeploymentId) => Promise<void>
  /** Stores the state of all rides; nothing moves afterwards. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the simulation of deployments with riders; others start with their first order. The speed is SIM_SPEED until
 * the control room changes it.
 */
export const startDispatcher = async (
  core: DispatchCore & Pick<Core, 'feed' | 'settings'>,
  timers: Timers = realTimers,
): Promise<Dispatcher> => {
  const graphs = new Map<CountryCode, StreetGraph>()
  const graphOf = (country: CountryCode) => () => {
    const graph = graphs.get(country) ?? new StreetGraph(gazetteerOf(country).rows())
    graphs.set(country, graph)
    return graph
  }
  const dispatches = new Map(
    DEPLOYMENTS.map(({ id, country }) => [
      id,
      new DeploymentDispatch(core, id, graphOf(country.code), timers, core.settings.simSpeed),
    ]),
  )
  const stopListening = core.feed.listen('order', (key, isLocal) => {
    if (key === ALL_KEYS) {
      for (const dispatch of dispatches.values()) dispatch.wakeAll()
      return
    }
    const [deployment = '', , orderId = ''] = key.split('/')
    dispatches.get(deployment)?.wake(orderId, !isLocal)
  })
  const follow = async (deployment: string) => {
    const dispatch = dispatches.get(deployment)
    const speed = await simulatorSpeed(core, deployment)
    if (dispatch !== undefined && dispatch.speed !== speed) await dispatch.setSpeed(speed)
  }
  const stopFollowing = core.feed.listen('setting', (deployment) => {
    const changed = deployment === ALL_KEYS ? [...dispatches.keys()] : [deployment]
    for (const id of changed) follow(id).catch((error: unknown) => core.log.error('speed-unread', error))
  })
  for (const [deployment, dispatch] of dispatches) {
    await follow(deployment)
    await dispatch.start()
  }

  return {
    riderOf: async (deployment, orderId) => dispatches.get(deployment)?.riderOf(orderId) ?? null,
    setSpeed: async (deployment, speed) => dispatches.get(deployment)?.setSpeed(speed),
    speedOf: (deployment) => dispatches.get(deployment)?.speed ?? 0,
    open: async (deployment) => dispatches.get(deployment)?.start(),
    wake: (deployment, orderId) => dispatches.get(deployment)?.wake(orderId),
    stop: async () => {
      stopListening()
      stopFollowing()
      await Promise.all([...dispatches.values()].map((dispatch) => dispatch.stop()))
    },
  }
}
