import { Context } from 'effect'
import type { Container, ServiceIdentifier } from 'inversify'
import type { ServiceClock } from '../adapters/clock/serviceClock.ts'
import type { PortalHttp } from '../adapters/http/PortalHttp.ts'
import type { PortalTransport } from '../adapters/http/PortalTransport.ts'
import type { TextStorage } from '../adapters/storage/textStorage.ts'
import type { DeliveryMapPort } from '../application/ports/DeliveryMap.ts'
import { ALL_PORTS, type Ports } from '../application/ports/allPorts.ts'
import type { Service } from '../domain/market/backEnd.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** A typed key of the container. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name)

/** A port: its key in use cases and its key in the container. */
interface Port<Id, Shape> {
  readonly service: Context.Key<Id, Shape>
  readonly token: ServiceIdentifier<Shape>
}

/** Dependencies that adapters share, and the map, which screens open; use cases never see them. */
export const INNER = {
  deliveryMap: token<DeliveryMapPort>('DeliveryMap'),
  environment: token<PortalEnvironment>('PortalEnvironment'),
  /** The service that answers the page; not bound where the page answers itself (ADR 138). */
  service: token<Service>('Service'),
  localTexts: token<TextStorage>('TextStorage of the device'),
  tabTexts: token<TextStorage>('TextStorage of the tab'),
  serviceClock: token<ServiceClock>('ServiceClock'),
  transport: token<PortalTransport>('PortalTransport'),
  portalHttp: token<PortalHttp>('PortalHttp'),
} as const

type PortOf<Key> = Key extends Context.Key<infer Id, infer Shape> ? Port<Id, Shape> : never

/** Each port with its token. */
export const PORTS = Object.fromEntries(
  Object.entries(ALL_PORTS).map(([name, service]) => [name, { service, token: Symbol(service.key) }]),
) as unknown as { readonly [Name in keyof typeof ALL_PORTS]: PortOf<(typeof ALL_PORTS)[Name]> }

/** All ports from the container. A use case that requires a port outside of `ALL_PORTS` does not compile. */
export const contextOf = (container: Container): Context.Context<Ports> =>
  Context.makeUnsafe(
    new Map(Object.values(PORTS).map((port) => [port.service.key, container.get<unknown>(port.token)])),
  )
