import { describe, expect, it } from 'vitest'
import { shortfalls, type MutationReport } from '../../build/mutationScores.ts'

type Status = MutationReport['files'][string]['mutants'][number]['status']
const of = (counts: Partial<Record<Status, number>>) => ({
  mutants: Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status: status as Status })),
  ),
})

describe('mutation scores', () => {
  it('pass at their goals, and count a timeout as detected', () => {
    const files = {
      'src/domain/a.ts': of({ Killed: 12, Timeout: 2, Survived: 1, NoCoverage: 1 }),
      'src/domain/strong.ts': of({ Killed: 9, Survived: 0, Ignored: 50, RuntimeError: 3 }),
      'src/application/b.ts': of({ Killed: 4, Survived: 1 }),
    }
    expect(shortfalls({ files })).toEqual([])
  })

  it('fail below the goal of the domain, of one of its files, or of the application', () => {
    const files = {
      'src/domain/weak.ts': of({ Killed: 79, Survived: 10, NoCoverage: 11 }),
      'src/domain/strong.ts': of({ Killed: 100 }),
      'src/application/b.ts': of({ Killed: 79, Survived: 21 }),
    }
    expect(shortfalls({ files })).toEqual([
      'src/domain: 89.5 % of the mutants are detected, 92 % are required',
      'src/application: 79.0 % of the mutants are detected, 80 % are required',
      'src/domain/weak.ts: 79.0 % of the mutants are detected, 80 % are required',
    ])
  })

  it('pass without mutants', () => {
    expect(
      shortfalls({ files: { 'src/domain/types.ts': of({}), 'src/domain/static.ts': of({ Ignored: 3 }) } }),
    ).toEqual([])
  })
})
