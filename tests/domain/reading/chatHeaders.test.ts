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

  it.each([
    ['14:05 Anna: hi', 'Anna'],
    ['hi\n14:05 Anna: hi\n14:06 Anna: yes', 'Anna'],
    ['19:30 Adresa: Korunní 12', undefined],
    ['18:30 note: ring twice', undefined],
    ['18:30 Rider note: ring twice\n19:30 Address: 10 Main Street', undefined],
    ['Korunní 12\n18:30 vchod zezadu: zvonit', undefined],
    ['10 Main Street\n14:05 Anna: hi', undefined],
  ])('takes a time and a sender for a header only at the start or in several lines: %j', (text, name) => {
    const { sender } = readChatHeaders(text)
    expect(sender && text.slice(sender.from, sender.to)).toBe(name)
  })

  it.each([
    ['Přeposláno\nJana Nová', 'Přeposláno'],
    ['【転送】注文', '【転送】'],
    ['Fwd: Anna', 'Fwd:'],
    ['tel:\nforwarded', undefined],
    ['Forwarded from the shop', undefined],
  ])('finds the words at the start of %j that say that it was passed on: %s', (text, words) => {
    const { forwarded } = readChatHeaders(text)
    expect(forwarded && text.slice(forwarded.from, forwarded.to)).toBe(words)
  })

  it.each([
    ['2026.06.11 18:22 Pizzéria Pécs: 5519-es rendelés', 'Pizzéria Pécs'],
    ['2026년 6월 9일 오후 5:41, 분식나라 : 주문 118번', '분식나라'],
    ['12.3.2026 18:30 Adresa: Korunní 12', undefined],
  ])('finds the sender behind a day and a time in %j: %s', (text, name) => {
    const { sender } = readChatHeaders(text)
    expect(sender && text.slice(sender.from, sender.to)).toBe(name)
  })

  it('ignores text without headers', () => {
    expect(readChatHeaders('Anna: hi')).toEqual({ spans: [], sender: undefined })
  })
})
