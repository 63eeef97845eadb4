import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeliveryPhotosPort } from '../../src/application/ports/DeliveryPhotos.ts'
import { ONE_PIXEL } from '../support/aProof.ts'

export interface HeldDeliveryPhotos {
  readonly photos: DeliveryPhotosPort
  readonly close: () => Promise<void>
}

/** The contract of every `DeliveryPhotos` adapter: `bistro-first` of `bistro` was delivered and has a photo. */
export const deliveryPhotosContract = (adapter: string, open: () => Promise<HeldDeliveryPhotos>) =>
  describe(`DeliveryPhotos (${adapter})`, () => {
    let held: HeldDeliveryPhotos
    const ask = (id: string, vendorId?: string) =>
      held.photos.read({ id, ...(vendorId !== undefined && { vendorId }) }, new AbortController().signal)
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('returns the photo of the order that the link names (PUB-06)', async () => {
      const found = { kind: 'found', photo: { contentType: 'image/png', bytes: ONE_PIXEL } }
      expect(await ask('bistro-first')).toEqual(found)
      expect(await ask('bistro-first', 'bistro')).toEqual(found)
    })

    it.each([['bistro-second'], ['bistro-first', 'pekarna'], ['bistro-nothing'], ['../x'], [''], ['💥']])(
      'reveals no photo to the link %j (PUB-06)',
      async (...link) => {
        expect(await ask(...(link as [string, string?]))).toEqual({ kind: 'none' })
      },
    )
  })
