import { makeLightDeliveryPhotos } from '../adapters/http/LightDeliveryPhotos.ts'
import { makeLightRiderNotes } from '../adapters/http/LightRiderNotes.ts'
import { writeNote } from '../application/publicTracking/writeNote.ts'
import type { LinkCalls } from '../ui/frame/LinkCalls.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** The calls of the public pages beyond reading the order, without the container (ADR 22). */
export const linkCalls = ({ services, window }: PortalEnvironment): LinkCalls => ({
  writeNote: writeNote(makeLightRiderNotes(services.calls, window.fetch.bind(window))),
  readPhoto: makeLightDeliveryPhotos(services.calls, window.fetch.bind(window)).read,
})
