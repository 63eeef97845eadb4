import { describe, expect, it } from 'vitest'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { labelledFields } from '../../../src/domain/reading/labelledFields.ts'
import { labelsOf } from '../../../src/domain/reading/messageHeads.ts'

describe('labelsOf', () => {
  it.each([
    ['name: anna', ['anna'], ['name: ']],
    ['name: anna', ['ann'], ['name: ']],
    ['name:\nanna', ['anna'], ['name:']],
    ['anna\nname:', ['anna'], []],
    ['bob\nname:\nanna', ['bob', 'anna'], ['name:']],
    ['name: anna\nbob', ['bob'], []],
    ['name: anna', [], []],
    ['phone: anna', ['anna'], []],
  ])('reads the labels of %j with values %j as %j', (text, values, labels) => {
    const read = values.map((value) => ({ from: text.indexOf(value), to: text.indexOf(value) + value.length }))
    expect(
      labelsOf(labelledFields(messageText(text)), ['name'], read).map(({ from, to }) => text.slice(from, to)),
    ).toEqual(labels)
  })

  it('reads the label of a value that begins directly after it', () => {
    expect(labelsOf(labelledFields(messageText('name:')), ['name'], [{ from: 5, to: 9 }])).toEqual([{ from: 0, to: 5 }])
  })
})
