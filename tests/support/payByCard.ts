import type { FastifyInstance } from 'fastify'
import { CompactEncrypt, importJWK } from 'jose'
import { pathOf } from '../../contract/endpoint.ts'
import {
  confirmPurchaseIntent,
  createPurchaseIntent,
  readPayment,
  startPayment,
  type PaymentJson,
  type PurchaseIntentJson,
} from '../../contract/payments.ts'
import { newKey } from './serviceInProcess.ts'
import { orderPayload } from './smallWorld.ts'

interface Sender {
  readonly authorization: string
  readonly host: string
}

/** The service always sends what other back ends may leave out. */
type Method = Required<PurchaseIntentJson['payment_methods'][number]>
type Provider = Method['name']
type Order = Awaited<ReturnType<typeof orderPayload>>

export interface TypedCard {
  readonly number: string
  readonly code?: string
  readonly expiry?: readonly [month: number, year: number]
}

/** Encrypts a card for a provider, as the portal does. */
export const encryptedFor = async ({ public_key: key }: Method, { number, code = '123', expiry }: TypedCard) => {
  const [month, year] = expiry ?? [4, 2031]
  const card = {
    number: number.replaceAll(' ', ''),
    expiry_month: month,
    expiry_year: year,
    security_code: code,
    holder_name: 'Eva Nová',
  }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))
}

/** The calls of a payment, as the portal makes them. */
export const payByCard = (app: FastifyInstance, { authorization, host }: Sender) => {
  const headers = { authorization, host }

  const wallet = async (vendorId = 'bistro') => {
    const answer = await app.inject({ method: 'POST', url: pathOf(startPayment, { vendorId }), headers })
    return answer.json<{ wallet_id: string; access_token: string; expires_in: number }>()
  }

  const intent = async (order?: Order) => {
    const sent = order ?? (await orderPayload(app, headers))
    const { wallet_id, access_token } = await wallet(sent.vendor_id)
    const answer = await app.inject({
      method: 'POST',
      url: pathOf(createPurchaseIntent),
      headers,
      payload: { wallet_id, bearer_token: access_token, vendor_id: sent.vendor_id, order: sent },
    })
    const made = answer.json<
      Omit<PurchaseIntentJson, 'payment_methods'> & { readonly payment_methods: ReadonlyArray<Method> }
    >()
    return { ...made, order: sent, token: access_token, statusCode: answer.statusCode }
  }
  type Made = Awaited<ReturnType<typeof intent>>

  const methodOf = ({ payment_methods: methods }: Made, provider: Provider): Method => {
    const method = methods.find(({ name }) => name === provider)
    if (method === undefined) throw new Error(`no ${provider}`)
    return method
  }

  const confirm = (made: Made, payload: object, key = newKey()) =>
    app.inject({
      method: 'POST',
      url: pathOf(confirmPurchaseIntent),
      headers: { ...headers, 'idempotency-key': key },
      payload: {
        order: made.order,
        bearer_token: made.token,
        purchase_intent_id: made.intent_id,
        payment_method: 'generic_creditcard',
        return_to: `/request-a-rider?payment=${made.intent_id}`,
        ...payload,
      },
    })

  const pay = async (
    made: Made,
    card: TypedCard,
    { save = false, key = newKey(), provider = 'generic_creditcard' as Provider } = {},
  ) => {
    const encrypted = await encryptedFor(methodOf(made, provider), card)
    return confirm(made, { payment_method: provider, card: { encrypted, save_card: save } }, key)
  }

  const ask = (intentId: string) => app.inject({ method: 'GET', url: pathOf(readPayment, { intentId }), headers })

  const becameOf = async (intentId: string) => (await ask(intentId)).json<PaymentJson>()

  return { wallet, intent, confirm, pay, ask, becameOf, methodOf }
}

export const CARDS = {
  good: { number: '4111 1111 1111 1111' },
  declined: { number: '4000 0000 0000 0002' },
  poor: { number: '4000 0000 0000 9995' },
  bank: { number: '4000 0000 0000 3220' },
  silentPaid: { number: '4000 0000 0000 0119' },
  silentUnpaid: { number: '4000 0000 0000 0127' },
} as const
