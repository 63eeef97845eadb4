import { DELIVERY_PHOTO, pathOf } from '../../../contract/path.ts'
import type { readDeliveryPhoto } from '../../../contract/publicOrder.ts'
import type { DeliveryPhotosPort } from '../../application/ports/DeliveryPhotos.ts'
import type { ProofPicture } from '../../domain/proof/proof.ts'
import { canBeOrder } from '../../domain/publicTracking/trackingAddress.ts'
import { deviceNow } from '../clock/deviceNow.ts'
import type { Fetch } from './earlyCalls.ts'
import { exchange, urlOf, withoutCause } from './exchange.ts'
import { pictureOf } from './picture.ts'
import { nonEmptyText, onlyField, object, oneOf } from './readJson.ts'

type Wire = (typeof readDeliveryPhoto)['answer']['Type']['result']['photo']
interface Encoded {
  readonly contentType: ProofPicture['contentType']
  readonly data: string
}

const toEncoded = onlyField(
  'result',
  onlyField(
    'photo',
    object<Encoded, Wire>({
      contentType: ['content_type', oneOf(['image/png', 'image/jpeg'])],
      data: ['data', nonEmptyText],
    }),
  ),
)

const toPhoto = (json: unknown): ProofPicture => {
  const { contentType, data } = toEncoded(json)
  return pictureOf(contentType, data)
}

/** Implements PUB-06 without Effect, like the public order (ADR 22). */
export const makeLightDeliveryPhotos = (baseUrl: string, fetch: Fetch): DeliveryPhotosPort => ({
  read: async (link, signal) => {
    if (!canBeOrder(link)) return { kind: 'none' }
    const { id, vendorId } = link
    const url = urlOf(baseUrl, pathOf(DELIVERY_PHOTO), { orderId: id, ...(vendorId !== undefined && { vendorId }) })
    const exchanged = await exchange({ fetch, now: deviceNow }, { url }, toPhoto, signal)
    if (exchanged.kind === 'unavailable') return withoutCause(exchanged)
    return exchanged.kind === 'answered' ? { kind: 'found', photo: exchanged.answer } : { kind: 'none' }
  },
})
