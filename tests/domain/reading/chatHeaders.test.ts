import { describe, expect, it } from 'vitest'
import { readChatHeaders } from '../../../src/domain/reading/chatHeaders.ts'

describe('readChatHeaders', () => {
  it('sorts headers of both formats by position', () => {
    const text = '4/5/26, 12:03 - Anna: hi\n[12:04, 4/5/2026] Bob: yes'
    expect(readChatHeaders(text)).toEqual({
      spans: [
        { from: 0, to: 22 },
        { from: 25, to: 48 },
      ],
      sender: { from: 16, to: 20 },
    })
  })

  it.each([
    ['2025/03/14 18:05 田村（店長）\nお疲れ様です', '田村（店長）'],
    ['Kassa Ottakring, [14.03.25 17:55]: Lieferung für Stefan Gruber', 'Kassa Ottakring'],
  ])('finds the sender of %j', (text, name) => {
    const { sender } = readChatHeaders(text)
    expect(sender && text.slice(sender.from, sender.to)).toBe(name)
  })

  it('ignores text without headers', () => {
    expect(readChatHeaders('Anna: hi')).toEqual({ spans: [], sender: undefined })
  })
})
