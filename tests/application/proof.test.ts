import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryProofs } from '../../src/adapters/memory/MemoryProofs.ts'
import { downloadProof } from '../../src/application/proof/downloadProof.ts'
import { readProof } from '../../src/application/proof/readProof.ts'
import type { ProofsPort } from '../../src/application/ports/Proofs.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { DAY } from '../../src/domain/instant.ts'
import { aProof, ONE_PIXEL } from '../support/aProof.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const offline = new ServiceUnavailable({ reason: 'offline' })
const BROKEN: ProofsPort = { ofOrder: () => Effect.fail(offline), ofOrderOnce: () => Effect.fail(offline) }
/** A service that goes on answering what it should have forgotten. */
const FORGETFUL: ProofsPort = {
  ofOrder: () => Effect.succeed(aProof(NOON - 90 * DAY)),
  ofOrderOnce: () => Effect.succeed(undefined),
}

describe('Reading a proof', () => {
  it('answers it, and nothing where there is none (PROOF-01, OP-19)', async () => {
    const { run } = memoryPortal({ proofs: makeMemoryProofs([aProof(NOON)]) })
    expect(await run(readProof('bistro-first', 'delivery'))).toEqual(aProof(NOON))
    expect(await run(readProof('bistro-first', 'return'))).toBeUndefined()
    expect(await run(readProof('bistro-second', 'delivery'))).toBeUndefined()
  })

  it('answers nothing from the moment on until which it is kept (OP-19)', async () => {
    const { run } = memoryPortal({ proofs: FORGETFUL })
    expect(await run(readProof('bistro-first', 'delivery'))).toBeUndefined()
  })

  it('fails as the service fails (PROOF-01)', async () => {
    const { run } = memoryPortal({ proofs: BROKEN })
    expect(await run(Effect.flip(readProof('bistro-first', 'delivery')))).toBe(offline)
  })
})

describe('Downloading a proof', () => {
  it('saves its picture, to the byte, under the name of what it proves (PROOF-04)', async () => {
    const { run, files } = memoryPortal({ proofs: makeMemoryProofs([aProof(NOON)]) })
    const name = await run(downloadProof('bistro-first', 'delivery'))
    const [saved, ...others] = files.saved
    expect(others).toEqual([])
    expect([name, saved?.name]).toEqual(Array(2).fill('proof-of-delivery-bistro-first.png'))
    expect([saved?.content.type, saved?.content.size]).toEqual(['image/png', ONE_PIXEL.byteLength])
    expect(new Uint8Array((await saved?.content.arrayBuffer()) ?? [])).toEqual(ONE_PIXEL)
  })

  it('fails where there is none any more or nobody answers, and saves nothing (PROOF-04)', async () => {
    for (const [proofs, tag] of [
      [FORGETFUL, 'ProofAbsent'],
      [BROKEN, 'ServiceUnavailable'],
    ] as const) {
      const { run, files } = memoryPortal({ proofs })
      expect(await run(Effect.flip(downloadProof('bistro-first', 'delivery')))).toMatchObject({ _tag: tag })
      expect(files.saved).toEqual([])
    }
  })
})
