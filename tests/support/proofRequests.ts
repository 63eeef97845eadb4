import { pathOf } from '../../contract/endpoint.ts'
import type { OrderJson } from '../../contract/orders.ts'
import { readProof } from '../../contract/proofs.ts'
import { minus, MINUTE } from '../../src/domain/instant.ts'
import type { ServiceInProcess, SignedInAs } from './serviceInProcess.ts'
import { orderJson } from './smallWorld.ts'

export type ProofJson = (typeof readProof)['answer']['Encoded']['result']

/** Requests a proof; without `as` the request has no session. */
export const askForProof = (
  service: ServiceInProcess,
  orderId: string,
  kind: string,
  { as, address = '10.0.0.1', host = 'localhost' }: { as?: SignedInAs; address?: string; host?: string } = {},
) =>
  service.app.inject({
    url: pathOf(readProof, { orderId, kind }),
    headers: { host, ...(as && { authorization: as.authorization }) },
    remoteAddress: address,
  })

/** An order that went through these statuses a minute apart, the last one a minute ago. */
export const orderThrough = (
  service: ServiceInProcess,
  name: string,
  ...statuses: ReadonlyArray<string>
): OrderJson => {
  const now = service.clock.now()
  const status_history = statuses.map((status, index) => ({
    status,
    created_at: new Date(now - (statuses.length - index) * MINUTE).toISOString(),
  }))
  return orderJson('bistro', name, minus(now, 90 * MINUTE), { status: statuses.at(-1) ?? 'NEW', status_history })
}
