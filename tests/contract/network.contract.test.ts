import { Effect } from 'effect'
import { browserNetwork } from '../../src/adapters/http/browserNetwork.ts'
import { makeMemoryNetwork } from '../support/memory/MemoryNetwork.ts'
import { networkContract } from './Network.contract.ts'

networkContract('the memory adapter', makeMemoryNetwork)

networkContract('the browser', () => {
  const navigator = { onLine: true }
  const window = Object.assign(new EventTarget(), { navigator })
  return {
    network: browserNetwork(window as unknown as Window),
    become: (isThere) =>
      Effect.sync(() => {
        navigator.onLine = isThere
        window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
      }),
  }
})
