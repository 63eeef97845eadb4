import { makeHttpAccounts } from '../../src/adapters/http/HttpAccounts.ts'
import { makeMemoryAccounts } from '../../src/adapters/memory/MemoryAccounts.ts'
import { codeIn, linkTokenIn, mailsTo } from '../support/accountMails.ts'
import { transportTo } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { CZ, vendorJson } from '../support/smallWorld.ts'
import { accountsContract } from './Accounts.contract.ts'

accountsContract('the memory adapter', () => {
  const accounts = makeMemoryAccounts(['OPEN-1'])
  return Promise.resolve({
    accounts,
    vendorCode: 'OPEN-1',
    tokenFor: (email) => Promise.resolve(accounts.tokenFor(email)),
    codeFor: (email) => Promise.resolve(accounts.codeFor(email)),
    close: () => Promise.resolve(),
  })
})

accountsContract('the service, over HTTP', async () => {
  const service = await startService()
  await service.deps.stores.vendors.addMany([
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'waiting', name: 'Čekárna' }) },
  ])
  await service.deps.stores.registrations.addVendorCode(CZ, 'OPEN-1', 'waiting')
  const textWith = async (email: string, mark: RegExp) =>
    (await mailsTo(service, email)).map(({ text }) => text).find((text) => mark.test(text)) ?? ''
  return {
    accounts: makeHttpAccounts(transportTo(service.app), 'CZ'),
    vendorCode: 'OPEN-1',
    tokenFor: async (email) => linkTokenIn(await textWith(email, /#/)),
    codeFor: async (email) => codeIn(await textWith(email, /^\d{6}$/m)),
    close: service.close,
  }
})
