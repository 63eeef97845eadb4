import type { FastifyInstance } from 'fastify'
import { placeOrder } from '../../contract/orders.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { requiresPrepayment, type CardCharges } from './prepayment.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import type { Intent } from '../store/intent.ts'
import { requestFingerprint } from '../http/requestFingerprint.ts'
import { withoutSender } from './guestSender.ts'
import { judgeOrder, type JudgingDeps } from './judgedOrder.ts'
import { newOrderId } from './newOrderId.ts'

type Deps = RouteDeps & JudgingDeps & CardCharges & WithStores<'orders' | 'vendors'>

/** Places an order once per Idempotency-Key (API-23, CON-16, OP-15). */
export const placeOrderRoute = (app: FastifyInstance, deps: Deps): void => {
  const settled = ({ orderId }: { readonly orderId: string }) => ({ result: { order_id: orderId } })

  registerEndpoint(app, deps, placeOrder, async ({ payload: sent, account, session, deployment, key }) => {
    const { mode } = session
    const payload = mode === 'guest' ? sent : withoutSender(sent)
    const stored = await requireVendor(deps, account, payload.vendor_id)
    const intent: Intent = { accountId: account.id, key, fingerprint: requestFingerprint(placeOrder, payload) }
    const judged = (await requiresPrepayment(deps, deployment, mode, payload))
      ? new Problem('PaymentRequired')
      : await judgeOrder(deps, { deployment, mode, stored, payload })
    if (judged instanceof Problem) {
      // A repeat gets the first outcome, even if since then the fee has expired, the store has closed or cards are
      // accepted.
      const before = await deps.stores.orders.findPlaced(intent)
      if (before === undefined) return judged
      return before.outcome === 'key-reused' ? new Problem('IDEMPOTENCY_KEY_REUSED') : settled(before)
    }
    const order = judged.orderOf(newOrderId(payload.vendor_id), 'NEW')
    const outcome = await deps.stores.orders.place(deployment.id, order, intent, judged.redemption)
    return outcome.outcome === 'key-reused' ? new Problem('IDEMPOTENCY_KEY_REUSED') : settled(outcome)
  })
}
