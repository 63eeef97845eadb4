import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneAsText } from '../../../src/domain/history/phoneAsText.ts'
import { formulaSafe, formulaSafeInPieces, isPlainPhone } from '../../../src/domain/history/formulaSafety.ts'

const TRIGGERS = ['=', '+', '-', '@', '\t', '\r']
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...TRIGGERS, ';', '\n', ' ', '"', "'", '\u200f', '\ufeff', '\uff1d', '\0', 'a', '1'),
  }),
)

describe('formulaSafe', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+420 777 123 456', "'+420 777 123 456"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tJana', "'\tJana"],
    ['\rJana', "'\nJana"],
    ['  =HYPERLINK("http://x")', '\'  =HYPERLINK("http://x")'],
    ['\u200f=1', "'\u200f=1"],
    ['\n=1', "'\n=1"],
    ['\uff1d1', "'\uff1d1"],
    ['\u22122', "'\u22122"],
  ])('prefixes a text that starts like a formula with an apostrophe: %j (OP-25, X5)', (text, safe) => {
    expect(formulaSafe(text)).toBe(safe)
  })

  it.each(['', 'Jana Nováková', '4, Dům 1+1, Praha', "'=1", 'a=b', 'สมชาย', 'عبد الله', 'Line\nbreak'])(
    'keeps a safe text unchanged: %j (OP-25)',
    (text) => {
      expect([formulaSafe(text), formulaSafeInPieces(text)]).toEqual([text, text])
    },
  )

  it('never returns a text that starts like a formula (OP-25, X5)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const safe of [formulaSafe(text), formulaSafeInPieces(text)]) {
          expect(TRIGGERS).not.toContain(safe[0])
          expect(safe.trimStart()).not.toMatch(/^[=+@-]/)
        }
      }),
    )
  })

  it('is idempotent (OP-25)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(formulaSafe(formulaSafe(text))).toBe(formulaSafe(text))
        expect(formulaSafeInPieces(formulaSafeInPieces(text))).toBe(formulaSafeInPieces(text))
      }),
    )
  })

  it('removes characters that a file cannot hold (OP-25)', () => {
    expect(formulaSafe('a\0b\u001bc\ufffed\ud800e\r\nf\rg')).toBe('abcd\ufffde\nf\ng')
  })
})

describe('formulaSafeInPieces', () => {
  it('escapes formulas after a semicolon, a tab or a line break (OP-25)', () => {
    expect(formulaSafeInPieces('a;=1\t+2\n-3; "@x";b')).toBe("a;'=1\t'+2\n'-3;' \"@x\";b")
    fc.assert(
      fc.property(anyText, (text) => {
        for (const piece of formulaSafeInPieces(text).split(/[;\t\n]/)) expect(piece).not.toMatch(/^[\s"]*[=+@-]/)
      }),
    )
  })
})

describe('phoneAsText', () => {
  it.each([
    ['+420777123456', '(+420) 777123456'],
    ['+420 777 123 456', '(+420) 777 123 456'],
    ['+12025550123', '(+1) 2025550123'],
    ['+966501234567', '(+966) 501234567'],
    ['+8190 1234 5678', '(+81) 90 1234 5678'],
    ['0601000001', '(0)601000001'],
    ['00420777123456', '(00)420777123456'],
    ['777123456', '(777) 123456'],
    ['unknown', 'unknown'],
  ])('writes %s as %s, neither a number nor a formula (OP-25)', (phone, text) => {
    expect(phoneAsText(phone)).toBe(text)
    expect(formulaSafe(text)).toBe(text)
    expect(text.replaceAll(/\D/g, '')).toBe(phone.replaceAll(/\D/g, ''))
  })
})

describe('isPlainPhone', () => {
  it.each(['+420777123456', '+420 777 123 456', '02 123 4567', '0601000001'])('accepts %s (OP-25)', (text) => {
    expect(isPlainPhone(text)).toBe(true)
  })

  it.each(['', '+', '=1+1', '+1+1', '+420777123456;=1', '-420777', "+cmd|' /C calc'!A0", '+420\n777'])(
    'rejects %j (OP-25)',
    (text) => {
      expect(isPlainPhone(text)).toBe(false)
    },
  )
})
