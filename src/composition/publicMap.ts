import { readMapSettings } from '../adapters/http/mapSettings.ts'
import { lazyMap } from '../adapters/maps/lazyMap.ts'
import type { DeliveryMapPort } from '../application/ports/DeliveryMap.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** The map of the pages for everybody, fetched when the page has said in words what it shows. */
export const publicMap = ({ country }: Deployment, { window }: PortalEnvironment): DeliveryMapPort =>
  lazyMap(() => readMapSettings(window.fetch.bind(window)), country.code)
