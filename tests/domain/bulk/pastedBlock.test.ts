import { describe, expect, it } from 'vitest'
import { readPastedBlock } from '../../../src/domain/bulk/pastedBlock.ts'

describe('readPastedBlock', () => {
  it.each([
    ['one cell', 'Jana', [['Jana']]],
    ['a row', 'Jana\t777', [['Jana', '777']]],
    [
      'rows with a final line end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['empty cells at both ends', '\ta\t', [['', 'a', '']]],
    ['an empty row between others', 'a\n\nb', [['a'], [''], ['b']]],
    [
      'lines within a cell, and marks within those',
      '"Ring ""Novák""\nsecond floor"\t5',
      [['Ring "Novák" second floor', '5']],
    ],
    ['a mark that is a mark', '5" pipe\t"x', [['5" pipe', '"x']]],
    ['words behind a quoted one', '"Novák" & son\tb', [['"Novák" & son', 'b']]],
    ['line ends of old', 'a\rb', [['a'], ['b']]],
    ['spaces around a cell', ' a \t b ', [['a', 'b']]],
    ['several line ends within a cell as one space', '"a\n\n\tb"', [['a b']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, cells) => {
    expect(readPastedBlock(text)).toEqual(cells)
  })

  it('reads many lines with an unclosed quotation mark in linear time', () => {
    expect(readPastedBlock('"x\n'.repeat(20_000))).toHaveLength(20_000)
  })
})
