import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textSheet, wordsOfGlossary } from '../../build/textSheet.ts'

const GLOSSARY = `
## Terms

| rider | a person |

## Terms for translators

Some words.

| English           | beware       |
| ----------------- | ------------ |
| rider             | not "driver" |
| request (a rider) |              |

| English           | cs       | th |
| ----------------- | -------- | -- |
| rider             | kurýr    | —  |
| request (a rider) | objednat | x  |

| English | lo     |
| ------- | ------ |
| rider   | ໄຣເດີ້ |
`

describe('the texts printed for translators', () => {
  it('contain the agreed words of the language, and say which are not agreed', () => {
    expect(wordsOfGlossary(GLOSSARY, 'th')).toEqual([
      { english: 'rider', agreed: undefined, beware: 'not "driver"' },
      { english: 'request (a rider)', agreed: 'x', beware: '' },
    ])
    expect(wordsOfGlossary(GLOSSARY, 'km').map(({ agreed }) => agreed)).toEqual([undefined, undefined])
    expect(wordsOfGlossary(GLOSSARY, 'lo').map(({ agreed }) => agreed)).toEqual(['ໄຣເດີ້', undefined])
  })

  it('show each message with comment, English, words and translation, and name a missing one', () => {
    const english = `
# Button
form-send = Request a rider
form-lines =
    { $count ->
        [one] One
       *[other] { $count }
    }
    .aria-label = Lines

form-gone = Gone
form-copied = Copied
`
    const own = `form-send = Objednat kurýra\nform-lines =\n    .aria-label = Řádky\nform-copied = Copied\n`
    expect(textSheet(english, own, wordsOfGlossary(GLOSSARY, 'cs'))).toEqual([
      '',
      'form-send',
      '# Button',
      '  English: Request a rider',
      '  word: rider = kurýr (not "driver")',
      '  word: request (a rider) = objednat',
      '  here:    Objednat kurýra',
      '',
      'form-lines',
      '  English: { $count ->\n        [one] One\n       *[other] { $count }\n    }\n    .aria-label = Lines',
      '  here:    .aria-label = Řádky',
      '',
      'form-gone',
      '  English: Gone',
      '  here:    MISSING',
      '',
      'form-copied',
      '  English: Copied',
      '  here:    Copied  (AS IN ENGLISH)',
    ])
  })

  it('have no words for names of attributes, variables and messages', () => {
    const english = `form-rider =
    { $rider ->
        [one] Found { -rider-name } of { $rider }
       *[other] Found { rider-all }
    }
    .rider = Found
`
    expect(textSheet(english, '', wordsOfGlossary(GLOSSARY, 'cs')).join()).not.toContain('word:')
  })

  it('have words of the real glossary', () => {
    const words = wordsOfGlossary(readFileSync('docs/glossary.md', 'utf8'), 'ja')
    expect(words.find(({ english }) => english === 'rider')?.agreed).toBe('ライダー')
  })
})

describe('npm run texts', () => {
  const print = (...args: ReadonlyArray<string>) =>
    spawnSync(process.execPath, ['build/printTexts.ts', ...args], { encoding: 'utf8' })

  it('says where each file is shown', () => {
    const [mail, outlet, landing, maintenance] = ['mail', 'outlet', 'landing', 'maintenance'].map(
      (file) => print('cs', file).stdout.split('\n')[1],
    )
    expect(mail).toBe('### locales/cs/mail.ftl: mails')
    expect(outlet).toBe('### locales/cs/outlet.ftl: dialogs')
    expect(landing).toBe('### locales/cs/landing.ftl: / /faq')
    expect(maintenance).toBe('### locales/cs/maintenance.ftl: /maintenance')
  })

  it('prints the files that are named, and says which there are if one of them is not', () => {
    expect(print('cs', 'status').stdout).toContain('### locales/cs/status.ftl: ')
    const { status, stdout, stderr } = print('cs', 'status', 'th')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^There is no file of texts th: choose among account, .*, status, /)
  })
})
