import { describe, expect, it } from 'vitest'
import { withWholeNames } from '../../../src/ui/kit/wholeNames.ts'

const shown = (text: string) => withWholeNames(text).replaceAll('\u2060', '|')

describe('withWholeNames', () => {
  it('forbids breaks inside the words of a placed name, and nowhere else', () => {
    expect(shown('ยกเลิกออเดอร์ของ \u2068สุภาพร ปานทอง\u2069 หรือไม่')).toBe(
      'ยกเลิกออเดอร์ของ \u2068สุ|ภ|า|พ|ร ป|า|น|ท|อ|ง\u2069 หรือไม่',
    )
  })

  it('puts no mark between a sign and the letter that it joins', () => {
    expect(shown('\u2068សុខា ស្រីមុំ\u2069')).toBe('\u2068សុ|ខា ស្រី|មុំ\u2069')
    expect(shown('\u2068မြင့်\u2069')).toBe('\u2068မြ|င့်\u2069')
  })

  it('leaves names in other letters as they are', () => {
    const texts = ['Cancel the order for \u2068Nour Haddad\u2069?', '\u2068نور\u2069', '\u2068山田\u2069', 'ไรเดอร์']
    expect(texts.map(withWholeNames)).toEqual(texts)
  })
})
