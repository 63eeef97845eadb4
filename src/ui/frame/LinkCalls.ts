import type { DeliveryPhotosPort } from '../../application/ports/DeliveryPhotos.ts'
import type { WriteNote } from '../../application/publicTracking/writeNote.ts'

/** What people can do with a tracking link. */
export interface LinkCalls {
  readonly writeNote: WriteNote
  readonly readPhoto: DeliveryPhotosPort['read']
}
