import { describe, expect, it } from 'vitest'
import { CommandsViewModel, type Command } from '../../../src/ui/frame/CommandsViewModel.ts'
import { ariaKeys, isPressed, keysOf, type PressedKey } from '../../../src/ui/frame/shortcut.ts'

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  timeStamp: 0,
  ...more,
})

describe('shortcuts', () => {
  it.each([
    ['n', pressed('n'), true],
    ['n', pressed('N', { shiftKey: true }), false],
    ['n', pressed('n', { ctrlKey: true }), false],
    ['n', pressed('n', { altKey: true }), false],
    ['n', pressed('n', { isComposing: true }), false],
    ['Mod+Enter', pressed('Enter', { ctrlKey: true, keyCode: 229 }), false],
    ['n', pressed('n', { repeat: true }), false],
    ['n', pressed('ى', { code: 'KeyN' }), true],
    ['r', pressed('พ', { code: 'KeyR' }), true],
    ['?', pressed('?', { shiftKey: true }), true],
    ['?', pressed('؟', { code: 'Slash', shiftKey: true }), true],
    ['/', pressed('/', { shiftKey: true }), true],
    ['/', pressed('ฝ', { code: 'Slash' }), true],
    ['Mod+k', pressed('k', { ctrlKey: true }), true],
    ['Mod+k', pressed('ن', { code: 'KeyK', ctrlKey: true }), true],
    ['Mod+k', pressed('K', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+k', pressed('k', { metaKey: true }), false],
    ['Mod+Enter', pressed('Enter', { ctrlKey: true }), true],
    ['Mod+Enter', pressed('Enter'), false],
  ] as const)('compare %s with %o: %s', (shortcut, event, expected) => {
    expect(isPressed(shortcut, event, false)).toBe(expected)
  })

  it('use the command key on a Mac, where Ctrl+K belongs to text fields', () => {
    expect(isPressed('Mod+k', pressed('k', { metaKey: true }), true)).toBe(true)
    expect(isPressed('Mod+k', pressed('k', { ctrlKey: true }), true)).toBe(false)
  })

  it('are formatted with the labels of the keys', () => {
    expect([keysOf('n', false), keysOf('Mod+k', false), keysOf('Mod+Enter', true)]).toEqual([
      ['N'],
      ['Ctrl', 'K'],
      ['⌘', 'Enter'],
    ])
    expect([ariaKeys('n', false), ariaKeys('Mod+k', false), ariaKeys('Mod+k', true)]).toEqual([
      'N',
      'Control+k',
      'Meta+k',
    ])
  })
})

const command = (id: string, shortcut?: string): Command => ({
  id,
  text: { id: 'command-palette' },
  group: 'here',
  ...(shortcut !== undefined && { shortcut }),
  run: () => undefined,
})

describe('CommandsViewModel', () => {
  it('lists the commands of the frame and of the mounted screen, the screen’s first', () => {
    const commands = new CommandsViewModel(undefined, false)
    commands.contribute([command('search', '/'), command('request', 'n')])
    const leave = commands.contribute([command('again', 'r'), command('search', '/')])
    expect(commands.all.map(({ id }) => id)).toEqual(['again', 'search', 'request'])
    leave()
    expect(commands.all.map(({ id }) => id)).toEqual(['search', 'request'])
  })

  it('leaves letters to text fields, but handles Ctrl+K everywhere', () => {
    const commands = new CommandsViewModel(undefined, false)
    commands.contribute([command('request', 'n'), command('palette', 'Mod+k')])
    expect(commands.commandOf(pressed('n'), true)).toBeUndefined()
    expect(commands.commandOf(pressed('n'), false)?.id).toBe('request')
    expect(commands.commandOf(pressed('k', { ctrlKey: true }), true)?.id).toBe('palette')
  })

  it('recognizes two-letter sequences within the time limit', () => {
    const commands = new CommandsViewModel(undefined, false)
    commands.contribute([command('request', 'n'), command('history', 'g h'), command('help', 'h')])
    const press = (key: string, timeStamp: number, isTyping = false) =>
      commands.commandOf(pressed(key, { timeStamp }), isTyping)?.id
    expect([press('g', 0), press('h', 500)]).toEqual([undefined, 'history'])
    expect([press('h', 600), press('n', 700)]).toEqual(['help', 'request'])
    expect([press('g', 1_000), press('n', 1_100), press('n', 1_200)]).toEqual([undefined, undefined, 'request'])
    expect([press('g', 2_000), press('Shift', 2_100), press('h', 4_001)]).toEqual([undefined, undefined, 'help'])
    expect([press('g', 5_000, true), press('h', 5_100, true), press('h', 5_200)]).toEqual([
      undefined,
      undefined,
      'help',
    ])
    expect([keysOf('g h', false), ariaKeys('g h', false)]).toEqual([['G', 'H'], undefined])
  })

  it('ignores single letters when they are switched off, and stores the setting', () => {
    const kept: boolean[] = []
    const commands = new CommandsViewModel({ areOn: true, keep: (areOn) => kept.push(areOn) }, false)
    commands.contribute([command('request', 'n'), command('palette', 'Mod+k')])
    commands.switchSingleKeys(false)
    expect([commands.commandOf(pressed('n'), false), kept]).toEqual([undefined, [false]])
    expect(commands.commandOf(pressed('k', { ctrlKey: true }), false)?.id).toBe('palette')
  })
})
