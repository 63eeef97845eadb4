import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Account } from '../store/accountStore.ts'

/** The account of a token that names no person: it acts for one vendor. */
export const tokenAccount = (kind: 'device' | 'guest', deployment: DeploymentId, vendorId: string): Account => ({
  id: `${kind}:${deployment}:${vendorId}`,
  deployment,
  email: '',
  name: '',
  phoneNumber: '',
  mayManageOutlets: false,
  vendorIds: [vendorId],
})
