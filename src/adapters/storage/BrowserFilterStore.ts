import { Effect, Option, Schema } from 'effect'
import type { FilterStorePort } from '../../application/ports/FilterStore.ts'
import type { VendorId } from '../../domain/order/order.ts'
import { OURS, type KeptTexts } from './keptTexts.ts'

const OUTLETS = `${OURS}outlets-included`

const Kept = Schema.fromJsonString(Schema.Array(Schema.String))
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

/** The outlet toggles of vendors in local storage (PERSIST-01); unreadable content counts as none (PERSIST-08). */
export const makeBrowserFilterStore = (local: KeptTexts): FilterStorePort => {
  const held = (): ReadonlyArray<VendorId> => Option.getOrElse(decode(local.read(OUTLETS)), () => [])
  return {
    outletsIncluded: (vendorId) => Effect.sync(() => held().includes(vendorId)),
    includeOutlets: (vendorId, on) =>
      Effect.sync(() => {
        const others = held().filter((other) => other !== vendorId)
        local.keep(OUTLETS, encode(on ? [...others, vendorId] : others))
      }),
  }
}
