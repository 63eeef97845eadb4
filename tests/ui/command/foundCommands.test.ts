import { describe, expect, it } from 'vitest'
import { foundCommands, type WordedCommand } from '../../../src/ui/command/foundCommands.ts'

const worded = (words: string, group: WordedCommand['group'] = 'go'): WordedCommand => ({
  id: words,
  text: { id: 'command-palette' },
  group,
  words,
  run: () => undefined,
})
const ALL = [worded('Objednat kurýra'), worded('Uložit změny', 'here'), worded('Jazyk: العربية', 'settings')]
const FIND = [worded('Najít objednávky')]
const idsFor = (query: string) =>
  foundCommands(query, ALL, FIND).map(({ group, commands }) => [group, commands.map(({ id }) => id)])

describe('foundCommands', () => {
  it("returns all commands for an empty query, the screen's first, without searches", () => {
    expect(idsFor(' ')).toEqual([
      ['here', ['Uložit změny']],
      ['go', ['Objednat kurýra']],
      ['settings', ['Jazyk: العربية']],
    ])
  })

  it.each([
    ['kuryra', 'Objednat kurýra'],
    ['ZMENY ulozit', 'Uložit změny'],
    ['العرب', 'Jazyk: العربية'],
  ])('finds "%s" without accents, in any word order and script', (query, found) => {
    expect(idsFor(query)[0]?.[1]).toEqual([found])
  })

  it.each([
    ['lodz strasse', 'Łódź Straße', true],
    ['احمد', 'أحمد', true],
    ['กัน', 'กิน', false],
  ])('finds "%s" in "%s": %s', (query, words, isFound) => {
    expect(foundCommands(query, [worded(words)], [])).toHaveLength(isFound ? 1 : 0)
  })

  it('offers to search orders for any other text', () => {
    expect(idsFor('cz1001-a7')).toEqual([['search', ['Najít objednávky']]])
  })
})
