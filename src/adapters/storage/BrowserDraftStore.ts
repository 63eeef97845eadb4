import { Effect, Option, Queue, Schema, Stream } from 'effect'
import type { DraftSlot, DraftStorePort, StoredDraft, PlacedDraft } from '../../application/ports/DraftStore.ts'
import { PAYMENT_METHODS } from '../../domain/market/paymentMethod.ts'
import { purposeKey } from '../../domain/request/requestPurpose.ts'
import { StoredInstant } from './StoredInstant.ts'
import { KEY_PREFIX, type TextStorage } from './textStorage.ts'

const nameOf = ({ purpose, vendorId }: DraftSlot): string => `${KEY_PREFIX}draft.${purposeKey(purpose)}.${vendorId}`

/** Drafts stored in another format by another build are ignored (PERSIST-08). Increment `version` with every change. */
const StoredDraftJson = Schema.Struct({
  version: Schema.Literal(4),
  userId: Schema.String,
  vendorId: Schema.NonEmptyString,
  purpose: Schema.Union([
    Schema.Struct({ kind: Schema.Literal('new') }),
    Schema.Struct({ kind: Schema.Literals(['edit', 'again']), orderId: Schema.NonEmptyString }),
  ]),
  key: Schema.NonEmptyString,
  perhapsSentAt: Schema.optional(StoredInstant),
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
    preordered_for: Schema.optional(StoredInstant),
    coldBagNeeded: Schema.Boolean,
    ageValidation: Schema.Boolean,
  }),
})
const PlacedDraftJson = Schema.Struct({ orderId: Schema.NonEmptyString, draft: StoredDraftJson })

const decodeStored = Schema.decodeUnknownOption(Schema.fromJsonString(StoredDraftJson))
const encodeStored = Schema.encodeSync(Schema.fromJsonString(StoredDraftJson))
const decodePlaced = Schema.decodeUnknownOption(PlacedDraftJson)

const fromWire = (wire: typeof StoredDraftJson.Type): StoredDraft => {
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
const toWire = ({ draft: { preorderedFor, vatNumber, ...rest }, ...stored }: StoredDraft) => ({
  version: 4 as const,
  ...stored,
  draft: { ...rest, preordered_for: preorderedFor, vat_number: vatNumber },
})

const readPlaced = (message: unknown): PlacedDraft | undefined =>
  Option.getOrUndefined(
    Option.map(decodePlaced(message), ({ orderId, draft }) => ({ orderId, draft: fromWire(draft) })),
  )

/** The channel between tabs; not supported by all browsers. */
export type DraftChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Drafts in session storage: they survive a reload of their tab and end with it (PERSIST-02 as decided). */
export const makeBrowserDraftStore = (tab: TextStorage, channel: DraftChannel | undefined): DraftStorePort => ({
  read: (slot) => Effect.sync(() => Option.getOrUndefined(Option.map(decodeStored(tab.read(nameOf(slot))), fromWire))),
  keep: (draft) => Effect.sync(() => tab.keep(nameOf(draft), encodeStored(toWire(draft)))),
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
