import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FLAG_NAMES } from '../../src/domain/flags/flagNames.ts'

/** The flags that the row FLAG-07 of a document lists. */
const listedIn = (document: string): ReadonlyArray<string> => {
  const [, names = ''] = /^\| FLAG-07 +\| Flags: ([^.|]+)\./m.exec(document) ?? []
  return names.split(',').map((name) => name.trim())
}

/** The flags that no code names. */
const unreadIn = (names: ReadonlyArray<string>, code: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.filter((name) => !code.some((text) => new RegExp(`['.]${name}\\b|\\b${name}:`).test(text)))

describe('the flags', () => {
  it('are those of the row FLAG-07 in docs/requirements.md, where a new one begins (FLAG-07)', () => {
    const listed = listedIn(readFileSync('docs/requirements.md', 'utf8'))
    expect(listed.toSorted()).toEqual(FLAG_NAMES.toSorted())
  })

  it('are read by the portal or the service (FLAG-07)', () => {
    const code = globSync('{src,service}/**/*.{ts,tsx}')
      .filter((file) => !file.endsWith('flagNames.ts'))
      .map((file) => readFileSync(file, 'utf8'))
    expect(unreadIn(FLAG_NAMES, code), 'flags that neither src nor service reads').toEqual([])
  })
})

describe('the check of flags', () => {
  it('reads the names of the row up to its first sentence', () => {
    const document = '| FLAG-06 | A flag. |\n| FLAG-07 | Flags: Voucher, AddressBook. Elsewhere, more. |\n'
    expect(listedIn(document)).toEqual(['Voucher', 'AddressBook'])
  })

  it('finds flags that no code names', () => {
    const code = [
      "flags.isOn('Voucher')",
      'const { Preorder: isOn = false } = flags',
      'on.ModifyOrder',
      'class Other {}',
    ]
    expect(unreadIn(['Voucher', 'Preorder', 'ModifyOrder', 'Other'], code)).toEqual(['Other'])
  })
})
