import { Effect } from 'effect'
import { cardData } from '../../domain/payment/newCard.ts'
import type { Instant } from '../../domain/instant.ts'
import type { PaymentOutcome } from '../../domain/payment/paymentOutcome.ts'
import { methodOf, newCardOf, type PaymentState } from '../../domain/payment/paymentState.ts'
import { isWalletOver, type CardMethod } from '../../domain/payment/wallet.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { NEW_ORDER } from '../../domain/request/requestPurpose.ts'
import { currentInstant } from '../currentInstant.ts'
import { CardCipher } from '../ports/CardCipher.ts'
import { CardPayments, type PaymentCard } from '../ports/CardPayments.ts'
import { Intents } from '../ports/Intents.ts'
import { PendingPayment, type UnfinishedPayment } from '../ports/PendingPayment.ts'
import { isOutcomeUnknown } from '../ports/isOutcomeUnknown.ts'
import { findPlacedLater, toUnknownOutcome } from '../request/findPlacedLater.ts'
import { readStoredDraft } from '../request/keepDraft.ts'
import { readOutcome, settlePayment, type PaymentProgress } from './settlePayment.ts'
import { rememberIfUnknown } from './rememberIfUnknown.ts'
import type { StartedPayment } from './startCardPayment.ts'

const cardUsed = Effect.fnUntraced(function* (state: PaymentState, method: CardMethod) {
  if (state.newOrExistingCard === 'EXISTING')
    return { kind: 'saved', id: state.selectedCreditCard ?? '' } satisfies PaymentCard
  if (method.key === undefined) return yield* Effect.die('a new card without a key to encrypt it')
  const encrypted = yield* (yield* CardCipher).encrypt(cardData(newCardOf(state), state.nameOnCard), method.key)
  return { kind: 'new', encrypted, save: state.saveCard } satisfies PaymentCard
})

/** The payment of an earlier attempt whose outcome was unknown, if its order is in the vendor's list (ADR 128). */
const earlierPayment = Effect.fnUntraced(function* (order: PlacedOrder, startTime: Instant) {
  const { vendorId } = order
  const perhapsSentAt = (yield* readStoredDraft(vendorId, NEW_ORDER))?.perhapsSentAt
  if (perhapsSentAt === undefined) return undefined
  const orderId = yield* Effect.mapError(findPlacedLater(order, perhapsSentAt), toUnknownOutcome)
  return orderId === undefined ? undefined : ({ vendorId, orderId, startTime } satisfies UnfinishedPayment)
})

/**
 * Pays with the chosen card (PAY-11 to PAY-14), once, however long the response takes: the confirmation has one key,
 * and is repeated with it while the service has not received it. An expired wallet is renewed once. After an unknown
 * outcome, the order of that attempt is looked for before another one; if it exists and has not failed, it is settled.
 */
export const confirmCardPayment = Effect.fn('confirmCardPayment')(function* (
  started: StartedPayment,
  state: PaymentState,
  returnTo: string,
  emit: (progress: PaymentProgress) => void,
) {
  const { intent, order, startTime } = started
  const method = methodOf(state)
  if (method === undefined) return yield* Effect.die('a payment without a way to pay it')
  const payments = yield* CardPayments
  const pending = yield* PendingPayment
  let unfinished: UnfinishedPayment = { intentId: intent.id, vendorId: order.vendorId, startTime }
  const card = yield* cardUsed(state, method)
  const key = yield* (yield* Intents).nextKey
  const renewed = payments.openWallet(order.vendorId)
  const { wallet } = started
  let open = isWalletOver(wallet, yield* currentInstant) ? yield* renewed : wallet

  const send = Effect.suspend(() =>
    payments.confirm({ intentId: intent.id, wallet: open, order, provider: method.provider, card, returnTo }, key),
  )
  const confirm = send.pipe(
    Effect.catchTag('WalletExpired', () =>
      Effect.flatMap(renewed, (another) => {
        open = another
        return send
      }),
    ),
    // A lost response proves nothing: the outcome is requested, never assumed.
    Effect.catchTag('ServiceUnavailable', (failure) =>
      isOutcomeUnknown(failure) ? Effect.fail(failure) : Effect.succeed<PaymentOutcome>({ kind: 'checking' }),
    ),
    Effect.tapError(() => pending.forget),
  )

  const earlier = yield* earlierPayment(order, startTime)
  if (earlier !== undefined) {
    const outcome = yield* readOutcome(earlier)
    if (outcome.kind !== 'not-paid') {
      yield* pending.keep(earlier)
      return yield* settlePayment(earlier, outcome, readOutcome(earlier), emit)
    }
  }
  yield* pending.keep(unfinished)
  const sentAt = yield* currentInstant
  const remember = (failure: { readonly _tag: string }) => rememberIfUnknown(failure, order.vendorId, sentAt)
  const outcome = yield* confirm.pipe(
    // A back end without keys may not report on intents: the vendor's list is asked as well.
    Effect.catchIf(isOutcomeUnknown, (failure) =>
      Effect.flatMap(
        Effect.orElseSucceed(findPlacedLater(order, sentAt), () => undefined),
        (orderId) => {
          if (orderId === undefined) return Effect.fail(failure)
          unfinished = { ...unfinished, orderId }
          return readOutcome(unfinished)
        },
      ),
    ),
    Effect.tapError(remember),
  )
  if (outcome.kind === 'bank' && outcome.orderId !== undefined) unfinished = { ...unfinished, orderId: outcome.orderId }
  if (unfinished.orderId !== undefined) yield* pending.keep(unfinished)
  return yield* Effect.tapError(settlePayment(unfinished, outcome, confirm, emit), remember)
})
