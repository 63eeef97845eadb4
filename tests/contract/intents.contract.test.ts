import { makeRandomIntents } from '../../src/adapters/intents/randomIntents.ts'
import { makeMemoryIntents } from '../support/memory/MemoryIntents.ts'
import { intentsContract } from './Intents.contract.ts'

intentsContract('the memory adapter', makeMemoryIntents)
intentsContract('browser cryptography', () => makeRandomIntents(crypto))
