import { Effect, Option, Schema } from 'effect'
import type { DraftStorePort, KeptDraft } from '../../application/ports/DraftStore.ts'
import { PAYMENT_METHODS } from '../../domain/payment/paymentMethod.ts'
import { OURS, type KeptTexts } from './keptTexts.ts'

const DRAFT = `${OURS}draft`

/** A draft that another build kept in another form is no draft (PERSIST-08). Raise `version` with every change. */
const Kept = Schema.fromJsonString(
  Schema.Struct({
    version: Schema.Literal(1),
    vendorId: Schema.NonEmptyString,
    key: Schema.NonEmptyString,
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
      preordered_for: Schema.optional(Schema.Finite),
      coldBagNeeded: Schema.Boolean,
      ageValidation: Schema.Boolean,
    }),
  }),
)
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

const readKept = (text: string | undefined): KeptDraft | undefined =>
  Option.getOrUndefined(
    Option.map(decode(text), ({ vendorId, key, draft }) => ({
      vendorId,
      key,
      draft: {
        ...draft,
        destinationLatitude: draft.destinationLatitude,
        destinationLongitude: draft.destinationLongitude,
        preordered_for: draft.preordered_for,
      },
    })),
  )

/** The draft in session storage: it survives a reload of its own tab and goes with it (PERSIST-02 as decided). */
export const makeBrowserDraftStore = (tab: KeptTexts): DraftStorePort => ({
  read: Effect.sync(() => readKept(tab.read(DRAFT))),
  keep: (kept) => Effect.sync(() => tab.keep(DRAFT, encode({ version: 1, ...kept }))),
  forget: Effect.sync(() => tab.forget(DRAFT)),
})
