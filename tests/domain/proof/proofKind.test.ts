import { describe, expect, it } from 'vitest'
import { DAY, instantAt } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { keptUntil, PROOF_KINDS, proofSteps, proofTakenWith } from '../../../src/domain/proof/proofKind.ts'

const history = (...steps: ReadonlyArray<readonly [ReadStatus, number]>) => ({
  statusHistory: steps.map(([status, createdAt]) => ({ status, createdAt: instantAt(createdAt) })),
})

describe('Kinds of proof', () => {
  it('are three, each taken in one status (PROOF-01, OP-19)', () => {
    expect(PROOF_KINDS).toEqual(['collection', 'delivery', 'return'])
    const taken = ORDER_STATUSES.flatMap((status) => {
      const kind = proofTakenWith(status)
      return kind === undefined ? [] : [[status, kind]]
    })
    expect(taken).toEqual([
      ['PICKED_UP', 'collection'],
      ['DELIVERED', 'delivery'],
      ['RETURNED_TO_VENDOR', 'return'],
    ])
    expect(proofTakenWith('UNKNOWN')).toBeUndefined()
  })
})

describe('proofSteps', () => {
  it('returns none before the collection, nor for cancelled or unknown steps (PROOF-01)', () => {
    expect(proofSteps(history())).toEqual([])
    expect(proofSteps(history(['NEW', 1], ['NEAR_VENDOR', 2], ['CANCELLED', 3], ['UNKNOWN', 4]))).toEqual([])
  })

  it('returns past steps with their times, whatever the status is now (PROOF-01)', () => {
    expect(proofSteps(history(['PICKED_UP', 2], ['DELIVERED', 5]))).toEqual([
      { kind: 'collection', at: 2 },
      { kind: 'delivery', at: 5 },
    ])
    expect(proofSteps(history(['PICKED_UP', 2], ['RETURN_INITIATED', 3], ['RETURNED_TO_VENDOR', 9]))).toEqual([
      { kind: 'collection', at: 2 },
      { kind: 'return', at: 9 },
    ])
    expect(proofSteps(history(['PICKED_UP', 2], ['DELAYED', 5]))).toEqual([{ kind: 'collection', at: 2 }])
  })

  it('returns a repeated step once, with its last time (PROOF-01)', () => {
    expect(proofSteps(history(['PICKED_UP', 2], ['WAITING_FOR_TRANSPORT', 3], ['PICKED_UP', 8]))).toEqual([
      { kind: 'collection', at: 8 },
    ])
  })
})

it('keptUntil is 90 days after the proof was taken (PROOF-01)', () => {
  expect(keptUntil(instantAt(1_000))).toBe(1_000 + 90 * DAY)
})
