import { readMapSettings } from '../adapters/http/mapSettings.ts'
import { lazyMap } from '../adapters/maps/lazyMap.ts'
import type { DeliveryMapPort } from '../application/ports/DeliveryMap.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** The map of the public pages, loaded after their text. */
export const publicMap = ({ country }: Deployment, { window }: PortalEnvironment): DeliveryMapPort =>
  lazyMap(() => readMapSettings(window.fetch.bind(window)), country.code)
