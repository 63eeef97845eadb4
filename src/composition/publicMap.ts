import { readMapSettings } from '../adapters/http/mapSettings.ts'
import { GOOGLE_OR_MAP_LIBRE } from '../adapters/maps/googleOrMapLibre.ts'
import { lazyMap } from '../adapters/maps/lazyMap.ts'
import type { DeliveryMapPort } from '../application/ports/DeliveryMap.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/**
 * The map of the public pages, loaded after their text. They have no container (ADR 22) and need no module of the brand:
 * only deployments whose brand has Google's map can have a key.
 */
export const publicMap = ({ country }: Deployment, { window }: PortalEnvironment): DeliveryMapPort =>
  lazyMap(() => readMapSettings(window.fetch.bind(window)), country.code, GOOGLE_OR_MAP_LIBRE)
