import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Controls that the kit has nothing for, by file, with the reason. */
const SPECIAL: Readonly<Record<string, string>> = {
  'src/ui/bulk/BulkDropZone.tsx': 'a file input',
  'src/ui/history/DayBars.tsx': 'bars of a chart',
  'src/ui/market/FeeCalculator.tsx': 'a slider',
  'src/ui/market/FrequentQuestions.tsx': 'questions that open without a script',
  'src/ui/market/LanguageDrawer.tsx': 'opens without a script (docs/adr/0059)',
}

/** Controls, and prices that are struck through, which need words for screen readers. */
const BARE = /<(button|input|select|textarea|dialog|s)\b/
const LIBRARY = /from '@blueprintjs\/core'/

/** Modules that listen to keys outside of text fields, by file, with what they listen to. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  'src/ui/history/DayBars.tsx': 'bars of a chart',
  'src/ui/kit/Tabs.tsx': 'tabs',
  'src/ui/kit/ownMoves.ts': 'any key, which may scroll or move the focus',
  'src/ui/kit/useKeysWherePressed.ts': 'presses of buttons',
  'src/ui/market/languageDrawer.ts': 'links',
  'src/ui/order/useRowEvents.ts': 'rows of a list',
  'src/ui/session/PasswordField.tsx': 'the state of caps lock',
}

const INPUT_METHOD = 'src/ui/kit/inputMethod.ts'

interface Source {
  readonly file: string
  readonly code: string
}
const strayControls = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(({ file, code }) => !file.startsWith('src/ui/kit/') && BARE.test(code) && !(file in SPECIAL))
    .map(({ file }) => file)
const strayLibrary = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.filter(({ file, code }) => !file.startsWith('src/ui/kit/') && LIBRARY.test(code)).map(({ file }) => file)

/** Modules that find out themselves whether an input method handles a key. */
const readsComposing = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(({ file, code }) => file !== INPUT_METHOD && /\b(isComposing|keyCode)\b/.test(code))
    .map(({ file }) => file)

/** Modules that handle keys where people type, also those that an input method handles. */
const takesComposedKeys = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(({ code }) => /\bonKeyDown=|\bonKeyDown: |'keydown'/.test(code) && !code.includes('isOfInputMethod('))
    .map(({ file }) => file)
    .filter((file) => !(file in NOT_TYPED))

const sourcesIn = (pattern: string): ReadonlyArray<Source> =>
  globSync(pattern).map((name) => {
    const file = name.replaceAll('\\', '/')
    return { file, code: readFileSync(file, 'utf8') }
  })
const screens = sourcesIn('src/ui/**/*.tsx')
const modules = sourcesIn('src/**/*.{ts,tsx}')

describe('the kit (docs/adr/0079)', () => {
  it('has every control of the screens, apart from a few special ones', () => {
    expect(strayControls(screens)).toEqual([])
    expect(strayControls([{ file: 'src/ui/order/Planted.tsx', code: '<button type="button">' }])).toHaveLength(1)
  })

  it('is the only place that uses components of the library', () => {
    expect(strayLibrary(screens)).toEqual([])
    expect(
      strayLibrary([{ file: 'src/ui/order/Planted.tsx', code: "import { Dialog } from '@blueprintjs/core'" }]),
    ).toHaveLength(1)
  })

  it('lists only files that still have a special control', () => {
    const bare = screens.filter(({ code }) => BARE.test(code) || code.includes('<details')).map(({ file }) => file)
    expect(Object.keys(SPECIAL).filter((file) => !bare.includes(file))).toEqual([])
  })

  it('asks in one place whether an input method handles a key', () => {
    expect(readsComposing(modules)).toEqual([])
    expect(readsComposing([{ file: 'src/ui/order/Planted.tsx', code: 'if (event.isComposing) return' }])).toHaveLength(
      1,
    )
  })

  it('leaves the keys of an input method alone wherever people type', () => {
    const ofScreens = modules.filter(({ file }) => file.startsWith('src/ui/'))
    expect(takesComposedKeys(ofScreens)).toEqual([])
    const code = "<TextInput onKeyDown={(event) => event.key === 'Enter' && send()} />"
    expect(takesComposedKeys([{ file: 'src/ui/order/Planted.tsx', code }])).toHaveLength(1)
    expect(Object.keys(NOT_TYPED).filter((file) => !ofScreens.some((one) => one.file === file))).toEqual([])
  })
})
