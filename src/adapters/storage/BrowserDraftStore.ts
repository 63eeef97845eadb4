import { Effect, Option, Queue, Schema, Stream } from 'effect'
import type { DraftSlot, DraftStorePort, KeptDraft, PlacedDraft } from '../../application/ports/DraftStore.ts'
import { PAYMENT_METHODS } from '../../domain/market/paymentMethod.ts'
import { purposeKey } from '../../domain/request/requestPurpose.ts'
import { KeptInstant } from './KeptInstant.ts'
import { OURS, type KeptTexts } from './keptTexts.ts'

const nameOf = ({ purpose, vendorId }: DraftSlot): string => `${OURS}draft.${purposeKey(purpose)}.${vendorId}`

/** Drafts stored in another format by another build are ignored (PERSIST-08). Increment `version` with every change. */
const Kept = Schema.Struct({
  version: Schema.Literal(4),
  userId: Schema.String,
  vendorId: Schema.NonEmptyString,
  purpose: Schema.Union([
    Schema.Struct({ kind: Schema.Literal('new') }),
    Schema.Struct({ kind: Schema.Literals(['edit', 'again']), orderId: Schema.NonEmptyString }),
  ]),
  key: Schema.NonEmptyString,
  perhapsSentAt: Schema.optional(KeptInstant),
  voucherCode: Schema.String,
  selectedSaveAddress: Schema.optional(Schema.String),
  brought: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  draft: Schema.Struct({
    destinationName: Schema.String,
    destinationPhoneNumber: Schema.String,
    destinationTextAddress: Schema.String,
    destinationUnitNumber: Schema.String,
    destinationBuilding: Schema.String,
    destinationCity: Schema.String,
    destinationArea: Schema.String,
    destinationLatitude: Schema.optional(Schema.Finite),
    destinationLongitude: Schema.optional(Schema.Finite),
    riderNotes: Schema.String,
    orderAmount: Schema.String,
    orderDescription: Schema.String,
    paymentMethod: Schema.Literals(['', ...PAYMENT_METHODS]),
    vat_number: Schema.String,
    preordered_for: Schema.optional(KeptInstant),
    coldBagNeeded: Schema.Boolean,
    ageValidation: Schema.Boolean,
  }),
})
const Placed = Schema.Struct({ orderId: Schema.NonEmptyString, draft: Kept })

const decodeKept = Schema.decodeUnknownOption(Schema.fromJsonString(Kept))
const encodeKept = Schema.encodeSync(Schema.fromJsonString(Kept))
const decodePlaced = Schema.decodeUnknownOption(Placed)

const fromWire = (wire: typeof Kept.Type): KeptDraft => {
  const { userId, vendorId, purpose, key, perhapsSentAt, voucherCode, selectedSaveAddress, brought, draft } = wire
  const {
    destinationLatitude,
    destinationLongitude,
    preordered_for: preorderedFor,
    vat_number: vatNumber,
    ...rest
  } = draft
  return {
    userId,
    vendorId,
    purpose,
    key,
    perhapsSentAt,
    voucherCode,
    selectedSaveAddress,
    ...(brought && { brought }),
    draft: { ...rest, destinationLatitude, destinationLongitude, preorderedFor, vatNumber },
  }
}
const toWire = ({ draft: { preorderedFor, vatNumber, ...rest }, ...kept }: KeptDraft) => ({
  version: 4 as const,
  ...kept,
  draft: { ...rest, preordered_for: preorderedFor, vat_number: vatNumber },
})

const readPlaced = (message: unknown): PlacedDraft | undefined =>
  Option.getOrUndefined(
    Option.map(decodePlaced(message), ({ orderId, draft }) => ({ orderId, draft: fromWire(draft) })),
  )

/** The channel between tabs; not supported by all browsers. */
export type DraftChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Drafts in session storage: they survive a reload of their tab and end with it (PERSIST-02 as decided). */
export const makeBrowserDraftStore = (tab: KeptTexts, channel: DraftChannel | undefined): DraftStorePort => ({
  read: (slot) => Effect.sync(() => Option.getOrUndefined(Option.map(decodeKept(tab.read(nameOf(slot))), fromWire))),
  keep: (kept) => Effect.sync(() => tab.keep(nameOf(kept), encodeKept(toWire(kept)))),
  forget: (slot) => Effect.sync(() => tab.forget(nameOf(slot))),
  publishPlaced: ({ orderId, draft }) => Effect.sync(() => channel?.postMessage({ orderId, draft: toWire(draft) })),
  placedElsewhere: Stream.callback<PlacedDraft>((queue) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const onMessage = (event: Event) => {
          const placed = readPlaced((event as MessageEvent).data)
          if (placed) Queue.offerUnsafe(queue, placed)
        }
        channel?.addEventListener('message', onMessage)
        return () => channel?.removeEventListener('message', onMessage)
      }),
      (stop) => Effect.sync(stop),
    ),
  ),
})
