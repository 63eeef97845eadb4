import { describe, expect, it } from 'vitest'
import { messageText } from '../../../src/domain/reading/messageText.ts'
import { labelledFields } from '../../../src/domain/reading/labelledFields.ts'

const read = (text: string) =>
  labelledFields(messageText(text)).map(({ label, whole, title, value }) => [
    label,
    text.slice(whole.from, whole.to),
    text.slice(title.from, title.to),
    text.slice(value.from, value.to),
  ])

describe('labelledFields', () => {
  it.each([
    ['name: anna', [['name', 'name: anna', 'name', 'anna']]],
    ['hi\nname: anna\nring', [['name', 'name: anna', 'name', 'anna']]],
    ['hi\n  address elm court', [['address', '  address elm court', 'address', 'elm court']]],
    [
      'address elm court\nname: anna',
      [
        ['address', 'address elm court', 'address', 'elm court'],
        ['name', 'name: anna', 'name', 'anna'],
      ],
    ],
    [
      'phone: 5 name: anna',
      [
        ['phone', 'phone: 5 ', 'phone', '5'],
        ['name', 'name: anna', 'name', 'anna'],
      ],
    ],
    [
      'name:phone:5',
      [
        ['name', 'name:', 'name', ''],
        ['phone', 'phone:5', 'phone', '5'],
      ],
    ],
    ['flat/floor: 44/8', [['unit', 'flat/floor: 44/8', 'floor', '44/8']]],
    ['tingkat/unit: c-4-12', [['unit', 'tingkat/unit: c-4-12', 'unit', 'c-4-12']]],
    ['address/unit: main', [['address', 'address/unit: main', 'unit', 'main']]],
    ['address  : main', [['address', 'address  : main', 'address', 'main']]],
    ['delivery  address: main', [['address', 'delivery  address: main', 'delivery  address', 'main']]],
    ['وhالاسم: anna', []],
    ['والاسم: anna', [['name', 'والاسم: anna', 'والاسم', 'anna']]],
    ['order no: 12', [['other', 'order no: 12', 'order no', '12']]],
    ['main street\nname: anna', [['name', 'name: anna', 'name', 'anna']]],
    ['name is anna', [['name', 'name is anna', 'name', 'anna']]],
    ['address island', [['address', 'address island', 'address', 'island']]],
    ['name:\nanna', [['name', 'name:', 'name', '']]],
  ])('reads %j as %j', (text, fields) => {
    expect(read(text)).toEqual(fields)
  })
})
