import { allMatches } from '../text/allMatches.ts'
import { trimText } from '../text/blank.ts'
import { foldedText } from '../text/plainText.ts'
import { trimmed, type Span } from '../text/span.ts'
import { alternatives, anyWordOf } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'

/** "[12:03, 4/5/2026] Ahmed: …" and "4/5/26, 12:03 - Ahmed: …": time and sender. */
const HEADERS = [
  /^[^\S\n]*\[(?=[^\]\n]*\d)[^\]\n]{3,40}\][^\S\n]?([^:\n[\]]{1,40}):[^\S\n]?/gmu,
  /^[^\S\n]*\d{1,4}[./-]\s?\d{1,2}[./-]\s?(?:\d{1,4}\.?)?,?\s\d{1,2}[:.]\d{2}[^\n:]{0,15}?\s-\s([^:\n]{1,40}):[^\S\n]?/gmu,
  // "Bistro, [12.3.2026 18:05]", above its message or with a colon before it.
  /^[^\S\n]*([^\n,[\]]{1,40}),[^\S\n]?\[[^\]\n]{0,20}\d{1,2}:\d{2}[^\]\n]{0,8}\](?::[^\S\n]?|[^\S\n]*$)/gmu,
  // "2026/03/14 18:05 田村", above its message.
  /^[^\S\n]*\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?[^\S\n]\d{1,2}:\d{2}(?::\d{2})?[^\S\n]([^\n:\d]{1,40})(?=\n)/gmu,
  // "[행복분식] [오후 6:12] …": sender and time.
  /^[^\S\n]*\[([^\]\n]{1,40})\][^\S\n]?\[[^\]\n]{0,12}\d{1,2}:\d{2}[^\]\n]{0,6}\][^\S\n]?/gmu,
]
/** A line, or a word before a colon or in brackets, that only says that the message was passed on. */
const FORWARDED = new RegExp(
  `^\\s{0,8}[[(【]?(?:${alternatives(WORDS.forwarded)})(?:[^\\S\\n]?[\\])】:]+|[^\\S\\n]*(?=\\n))`,
  'u',
)
/** "14:05 ก้อง: …": time and sender. */
const TIMED_SENDER = /^[^\S\n]*\d{1,2}:\d{2}(?:[^\S\n]?[AaPp][Mm])?[^\S\n]([^:\n\d]{1,40}):[^\S\n]/gmu
const LABEL_AT_END = new RegExp(`${anyWordOf(Object.values(LABELS).join('|'))}\\s?$`, 'u')
/** "2026.06.11 18:22 Pizzéria Pécs: …", "2026년 6월 9일 오후 5:42, 분식나라 : …": day, time and sender. */
const DATED_SENDER = new RegExp(
  `^[^\\S\\n]*(?:\\d{1,4}[./-]\\s?\\d{1,2}[./-]\\s?(?:\\d{1,4}\\.?)?|\\d{4}[${korean.YEAR}${japanese.YEAR}]\\s?\\d{1,2}[${korean.MONTH}${japanese.MONTH}]\\s?\\d{1,2}[${korean.DAY}${japanese.DAY}]),?\\s(?:\\p{L}{2}\\s?)?\\d{1,2}:\\d{2}(?::\\d{2})?,?\\s([^:\\n\\d]{1,40}?)\\s?:[^\\S\\n]`,
  'gmu',
)
/** "18:40 弁当のまるや …": time and sender, without a mark between sender and message. */
const TIMED = /^\d{1,2}:\d{2}[^\S\n](?<rest>[^\n]{1,60})/gmu

/** The longest start of a text that may be the mark of a forwarded message. */
const MAX_MARK_LENGTH = 64

const headersOf = (plain: string, pattern: RegExp): ReadonlyArray<Header> =>
  allMatches(plain, pattern).map(({ 0: header, 1: name = '', index }) => ({ index, header, name }))

/** The words that all texts begin with, with the space behind them. */
const commonStart = (texts: ReadonlyArray<string>): string => {
  const [first = ''] = texts
  const length = [...first].findIndex((_, at) => texts.some((text) => text[at] !== first[at]))
  return first.slice(0, first.slice(0, Math.max(0, length)).lastIndexOf(' ') + 1)
}

/** Headers of senders who wrote several of the lines that begin with a time. */
const unmarked = (plain: string): ReadonlyArray<Header> => {
  const lines = allMatches(plain, TIMED).map(({ 0: line, groups, index }) => ({
    index,
    line,
    rest: groups?.['rest'] ?? '',
  }))
  const bySender = [...Map.groupBy(lines, ({ rest }) => rest.split(' ', 1)[0]).values()]
  const starts = bySender.map((own) => ({ own, start: commonStart(own.map(({ rest }) => rest)) }))
  if (starts.some(({ own, start }) => own.length < 2 || start === '')) return []
  return starts.flatMap(({ own, start }) =>
    own.map(({ index, line, rest }) => ({
      index,
      header: line.slice(0, line.length - rest.length + start.length),
      name: trimText(start),
    })),
  )
}

/** Headers of a time and a sender: the first line has one, or several lines; "18:30 note: " is a time and a label. */
const timedSenders = (plain: string): ReadonlyArray<Header> => {
  const found = headersOf(plain, TIMED_SENDER).filter(({ name }) => !LABEL_AT_END.test(foldedText(name)))
  return found.length > 1 ? found : found.filter(({ index }) => trimText(plain.slice(0, index)) === '')
}

interface Header {
  readonly index: number
  readonly header: string
  readonly name: string
}

export interface ChatHeaders {
  readonly spans: ReadonlyArray<Span>
  /** The sender of the first message with a header; possibly a phone number. */
  readonly sender: Span | undefined
  /** The words at the start of the text that say that it was passed on. */
  readonly forwarded: Span | undefined
}

/** The mark of a forwarded message. */
const forwardedMark = (plain: string): Span | undefined => {
  const mark = FORWARDED.exec(foldedText(plain.slice(0, MAX_MARK_LENGTH)))?.[0]
  return mark === undefined ? undefined : { from: 0, to: mark.length }
}

/** A phone number: of several senders, the one who states it is rather the customer than the shop. */
const LONG_NUMBER = /\d(?:[ -]?\d){6}/

/** Finds the headers that messengers put before forwarded messages. */
export const readChatHeaders = (plain: string): ChatHeaders => {
  const marked = HEADERS.flatMap((pattern) => headersOf(plain, pattern))
  const forwarded = forwardedMark(plain)
  const dated = headersOf(plain, DATED_SENDER).filter(({ name }) => !LABEL_AT_END.test(foldedText(name)))
  const found = [...marked, ...dated, ...timedSenders(plain), ...unmarked(plain)]
    .toSorted((a, b) => a.index - b.index)
    .filter(({ index }, at, all) => index !== all[at - 1]?.index)
  const first =
    found.find(({ index, header }, at) => LONG_NUMBER.test(plain.slice(index + header.length, found[at + 1]?.index))) ??
    found[0]
  if (first === undefined) return { spans: [], sender: undefined, forwarded }
  const { header, index, name } = first
  const from = index + header.lastIndexOf(name)
  return {
    spans: found.map((one) => ({ from: one.index, to: one.index + one.header.length })),
    sender: trimmed(plain, { from, to: from + name.length }),
    forwarded,
  }
}
