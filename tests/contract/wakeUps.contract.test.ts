import { Effect } from 'effect'
import { Window } from 'happy-dom'
import { browserWakeUps } from '../../src/adapters/clock/browserWakeUps.ts'
import { makeMemoryWakeUps } from '../support/memory/MemoryWakeUps.ts'
import { wakeUpsContract } from './WakeUps.contract.ts'

wakeUpsContract('the memory adapter', makeMemoryWakeUps)

wakeUpsContract('the browser', () => {
  const window = new Window() as unknown as globalThis.Window & { readonly Event: typeof Event }
  return {
    wakeUps: browserWakeUps(window),
    wake: (why) =>
      Effect.sync(() => {
        if (why === 'online') window.dispatchEvent(new window.Event('online'))
        else window.document.dispatchEvent(new window.Event('visibilitychange'))
      }),
  }
})
