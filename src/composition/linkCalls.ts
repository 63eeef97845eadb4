import { makeLightDeliveryPhotos } from '../adapters/http/LightDeliveryPhotos.ts'
import { makeLightRiderNotes } from '../adapters/http/LightRiderNotes.ts'
import { writeNote } from '../application/publicTracking/writeNote.ts'
import type { LinkCalls } from '../ui/frame/LinkCalls.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import { memoryOf } from './memoryOf.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** The calls of the public pages beyond reading the order, without the container (ADR 22). */
export const linkCalls = async (deployment: Deployment, environment: PortalEnvironment): Promise<LinkCalls> => {
  const { services, window } = environment
  const { service } = services
  const fetch = window.fetch.bind(window)
  const { riderNotes, deliveryPhotos } =
    service !== undefined
      ? {
          riderNotes: makeLightRiderNotes(service.calls, fetch),
          deliveryPhotos: makeLightDeliveryPhotos(service.calls, fetch),
        }
      : await memoryOf(deployment, environment)
  return { writeNote: writeNote(riderNotes), readPhoto: deliveryPhotos.read }
}
