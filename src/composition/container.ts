import { Clock, Context } from 'effect'
import { Container } from 'inversify'
import { effectClock } from '../adapters/clock/effectClock.ts'
import type { RunUseCase } from '../application/RunUseCase.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import { modulesFor } from './brands/modulesFor.ts'
import { contextOf, INNER, PORTS, token } from './ports.ts'
import { memoryOf } from './memoryOf.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'
import { makeRunUseCase } from './runUseCase.ts'

/** The container's key for running use cases. */
export const RUN_USE_CASE = token<RunUseCase>('RunUseCase')
export const SERVICE_CLOCK = INNER.serviceClock
export const DELIVERY_MAP = INNER.deliveryMap

/**
 * Creates the container with all long-lived objects of the portal, for one brand in one country. Fails with
 * `CodeNotFetched` if the module of the brand or of the back end in the page cannot be loaded.
 */
export const composePortal = async (deployment: Deployment, environment: PortalEnvironment): Promise<Container> => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(PORTS.currentDeployment.token).toConstantValue(deployment)
  container.bind(INNER.environment).toConstantValue(environment)
  const { service } = environment.services
  container.load(...(await modulesFor(deployment.brand)))
  if (service) container.bind(INNER.service).toConstantValue(service)
  else container.load((await memoryOf(deployment, environment)).swap)
  container
    .bind(RUN_USE_CASE)
    .toResolvedValue(
      (clock) =>
        makeRunUseCase(Context.add(contextOf(container), Clock.Clock, effectClock(clock)), environment.reportDefect),
      [SERVICE_CLOCK],
    )
  return container
}
