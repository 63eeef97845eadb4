import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../src/domain/reading/chunks.ts'

const rows = (text: string) =>
  rowsOf(text).map(({ from, to, line, clauses }) => [
    line,
    text.slice(from, to),
    clauses.map((clause) => text.slice(clause.from, clause.to)),
  ])

describe('rowsOf', () => {
  it('counts the lines of the rows', () => {
    expect(rows('Anna / 12 Main\n\nring twice\nthanks')).toEqual([
      [0, 'Anna', ['Anna']],
      [0, '12 Main', ['12 Main']],
      [2, 'ring twice', ['ring twice']],
      [3, 'thanks', ['thanks']],
    ])
  })

  it.each([
    ['Dob u. 55, Pest', ['Dob u. 55', 'Pest']],
    ['Dob u. Pest', ['Dob u', 'Pest']],
    ['Budapest. 55', ['Budapest', '55']],
    ['u, 55', ['u', '55']],
    ['Go a. b 55. 7', ['Go a', 'b 55', '7']],
    ['a,, ,b', ['a', 'b']],
  ])('splits %j into %j', (text, clauses) => {
    expect(rows(text)).toEqual([[0, text, clauses]])
  })

  it('ignores text without words', () => {
    expect(rows(' \n , \n')).toEqual([])
  })
})
