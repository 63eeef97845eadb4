import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryProofs } from '../support/memory/MemoryProofs.ts'
import { downloadProof } from '../../src/application/proof/downloadProof.ts'
import { readProof } from '../../src/application/proof/readProof.ts'
import type { ProofsPort } from '../../src/application/ports/Proofs.ts'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import { DAY, minus } from '../../src/domain/instant.ts'
import { aProof, ONE_PIXEL } from '../support/aProof.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const offline = new ServiceUnavailable({ reason: 'offline' })
const BROKEN: ProofsPort = { ofOrder: () => Effect.fail(offline), ofOrderOnce: () => Effect.fail(offline) }
/** A service that still returns an expired proof. */
const FORGETFUL: ProofsPort = {
  ofOrder: () => Effect.succeed(aProof(minus(NOON, 90 * DAY))),
  ofOrderOnce: () => Effect.succeed(undefined),
}

describe('readProof', () => {
  it('returns a proof, or undefined if there is none (PROOF-01, OP-19)', async () => {
    const { run } = memoryPortal({ proofs: makeMemoryProofs([aProof(NOON)]) })
    expect(await run(readProof('bistro-first', 'delivery'))).toEqual(aProof(NOON))
    expect(await run(readProof('bistro-first', 'return'))).toBeUndefined()
    expect(await run(readProof('bistro-second', 'delivery'))).toBeUndefined()
  })

  it('returns undefined from the moment a proof expires (OP-19)', async () => {
    const { run } = memoryPortal({ proofs: FORGETFUL })
    expect(await run(readProof('bistro-first', 'delivery'))).toBeUndefined()
  })

  it('fails like the service (PROOF-01)', async () => {
    const { run } = memoryPortal({ proofs: BROKEN })
    expect(await run(Effect.flip(readProof('bistro-first', 'delivery')))).toBe(offline)
  })
})

describe('downloadProof', () => {
  it('saves the picture byte for byte, under a name for what it proves (PROOF-04)', async () => {
    const { run, files } = memoryPortal({ proofs: makeMemoryProofs([aProof(NOON)]) })
    const name = await run(downloadProof('bistro-first', 'delivery'))
    const [saved, ...others] = files.saved
    expect(others).toEqual([])
    expect([name, saved?.name]).toEqual(Array(2).fill('proof-of-delivery-bistro-first.png'))
    expect([saved?.content.type, saved?.content.size]).toEqual(['image/png', ONE_PIXEL.byteLength])
    expect(new Uint8Array((await saved?.content.arrayBuffer()) ?? [])).toEqual(ONE_PIXEL)
  })

  it('fails and saves nothing when the proof expired or the service is unreachable (PROOF-04)', async () => {
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
