import type { DeliveryPhotosPort } from '../../../src/application/ports/DeliveryPhotos.ts'
import type { OrderId, VendorId } from '../../../src/domain/ids.ts'
import { vendorIdOf } from '../../../src/domain/order/order.ts'
import type { ProofPicture } from '../../../src/domain/proof/proof.ts'

/** Answers these photos of delivered orders. */
export const makeMemoryDeliveryPhotos = (
  photos: ReadonlyMap<OrderId, { readonly vendorId: VendorId; readonly photo: ProofPicture }>,
): DeliveryPhotosPort => ({
  read: ({ id, vendorId = vendorIdOf(id) }) => {
    const found = photos.get(id)
    return Promise.resolve(found?.vendorId === vendorId ? { kind: 'found', photo: found.photo } : { kind: 'none' })
  },
})
