import { makeFallbackFileFlagProvider } from '../../src/adapters/flags/FallbackFileFlagProvider.ts'
import { makeHttpFlagProvider } from '../../src/adapters/flags/HttpFlagProvider.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { makeMemoryFlagProvider } from '../../src/adapters/memory/MemoryFlagProvider.ts'
import { flagProviderContract } from './FlagProvider.contract.ts'

const ORIGIN = 'https://cz.dobrego.test'
const FLAGS = { Voucher: true, Preorder: false, NoFlagOfOurs: true }

/** Answers the flags at one address and an error everywhere else. */
const site =
  (address: string, status = 200): typeof globalThis.fetch =>
  (input) =>
    Promise.resolve(
      new Request(input).url === address ? Response.json(FLAGS, { status }) : Response.json({}, { status: 404 }),
    )

flagProviderContract('the memory adapter', () => ({
  answering: makeMemoryFlagProvider('memory', () => new Set(['Voucher'])),
  broken: makeMemoryFlagProvider('memory', () => undefined),
}))

flagProviderContract('the service', () => {
  const address = `${ORIGIN}/flags/api/v1/flags`
  return {
    answering: makeHttpFlagProvider(makePortalTransport(ORIGIN, site(address))),
    broken: makeHttpFlagProvider(makePortalTransport(ORIGIN, site(address, 503))),
  }
})

flagProviderContract('the fallback file of the site (API-42)', () => ({
  answering: makeFallbackFileFlagProvider(ORIGIN, site(`${ORIGIN}/fwfFallback.json`)),
  broken: makeFallbackFileFlagProvider(ORIGIN, site(`${ORIGIN}/fwfFallback.json`, 404)),
}))
