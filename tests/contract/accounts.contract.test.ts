import { makeHttpAccounts } from '../../src/adapters/http/HttpAccounts.ts'
import { makeMemoryAccounts } from '../support/memory/MemoryAccounts.ts'
import { codeIn, linkTokenIn, mailsTo } from '../support/accountMails.ts'
import { transportTo } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { CZ, vendorJson } from '../support/smallWorld.ts'
import { accountsContract } from './Accounts.contract.ts'

accountsContract('the memory adapter', () => {
  const codes = Array.from({ length: 9 }, (_, index) => `OPEN-${index}`)
  const accounts = makeMemoryAccounts(codes)
  return Promise.resolve({
    accounts,
    newVendorCode: () => Promise.resolve(codes.pop()!),
    tokenFor: (email) => Promise.resolve(accounts.tokenFor(email)),
    codeFor: (email) => Promise.resolve(accounts.codeFor(email)),
    close: () => Promise.resolve(),
  })
})

accountsContract('the service, over HTTP', async () => {
  const service = await startService()
  let serial = 0
  const newVendorCode = async () => {
    const id = `waiting-${(serial += 1)}`
    await service.deps.stores.vendors.addMany([
      { deployment: CZ, vendor: vendorJson({ vendor_id: id, name: 'Čekárna' }) },
    ])
    await service.deps.stores.registrations.addVendorCode(CZ, id, id)
    return id
  }
  const textWith = async (email: string, mark: RegExp) =>
    (await mailsTo(service, email)).map(({ text }) => text).find((text) => mark.test(text)) ?? ''
  return {
    accounts: makeHttpAccounts(transportTo(service.app), 'CZ'),
    newVendorCode,
    tokenFor: async (email) => linkTokenIn(await textWith(email, /#/)),
    codeFor: async (email) => codeIn(await textWith(email, /^\d{6}$/m)),
    close: service.close,
  }
})
