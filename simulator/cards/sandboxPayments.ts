import type { Instant } from '../../src/domain/instant.ts'
import type { Log } from '../../service/base/log.ts'
import { sqlPaymentStore } from '../../service/sql/sqlPaymentStore.ts'
import type { OrderStore } from '../../service/store/orderStore.ts'
import type { Sql } from '../../service/sql/tables.ts'
import { makePayments, type Payments } from '../../service/payment/payments.ts'
import { makeSandboxBank, type SandboxBank } from './sandboxBank.ts'
import { makeSandboxProvider } from './sandboxProvider.ts'

interface Parts {
  readonly sql: Sql
  readonly orders: Pick<OrderStore, 'place' | 'change'>
  readonly clock: () => Instant
  readonly log: Log
}

/** Payments with both simulated providers and the simulated bank; for demos and tests only. */
export const sandboxPayments = ({
  sql,
  orders,
  clock,
  log,
}: Parts): { readonly payments: Payments; readonly bank: SandboxBank } => ({
  payments: makePayments({
    gateways: {
      cybersource_creditcard: makeSandboxProvider('cybersource_creditcard', { sql, clock }),
      generic_creditcard: makeSandboxProvider('generic_creditcard', { sql, clock }),
    },
    store: sqlPaymentStore(sql),
    orders,
    clock,
    log,
  }),
  bank: makeSandboxBank({ sql, clock }),
})
