import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { PROBLEMS } from '../../service/base/problems.ts'
import { validationKey } from '../../service/orders/requestRules.ts'
import { OUTLET_LOCKED_KEYS, OUTLET_REFUSAL_KEYS } from '../../service/outlets/savedOutlet.ts'
import { FIELD_OF_REFUSAL } from '../../src/domain/request/requestValidation.ts'
import { FRAME_TEXTS, PAGE_ROWS } from '../../src/ui/app/pages.ts'
import { textIdOf } from '../../src/domain/text/serviceTextId.ts'
import { messagesOf, TEXT_IDS_FILE, textIdsModule, translatedLocales, type Message } from '../../build/texts.ts'
import { completeMessages } from '../../src/domain/text/completeMessages.ts'

const source = messagesOf('en')
const sourceIds = new Set(source.map((message) => message.id))
const locales = translatedLocales()

/** The names of the variables in a pattern. */
const variablesIn = (node: unknown): ReadonlyArray<string> => {
  if (Array.isArray(node)) return node.flatMap(variablesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, name, ...rest } = node as { type?: string; name?: string }
  return [...(type === 'var' && name !== undefined ? [name] : []), ...Object.values(rest).flatMap(variablesIn)]
}
const shapeOf = (message: Message) => ({
  attributes: Object.keys(message.attributes).sort(),
  variables: [...new Set(variablesIn([message.value, message.attributes]))].sort(),
})
const shapes = (messages: ReadonlyArray<Message>) =>
  Object.fromEntries(messages.map((message) => [message.id, shapeOf(message)]))

/** All text and names in a pattern. */
const wordsIn = (node: unknown): string => {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(wordsIn).join(' ')
  return typeof node === 'object' && node !== null ? Object.values(node).map(wordsIn).join(' ') : ''
}

/** Variables with numeric values. */
const NUMBERS = new Set(
  'all checked count days grams hours left maximum met minutes most placed rows seconds used'.split(' '),
)

/** A pattern without its selectors, with `#` for each number. */
const outsideSelectors = (pattern: unknown): string => {
  if (typeof pattern === 'string') return pattern
  if (!Array.isArray(pattern)) return ''
  return pattern
    .map((part: string | { readonly type: string; readonly name?: string }) =>
      typeof part === 'string' ? part : part.type === 'var' && NUMBERS.has(part.name ?? '') ? '#' : '',
    )
    .join('')
}

/** Wrong terms that were used before, and the messages in which they would be wrong. */
const GLOSSARY = [
  // A place where customers fetch parcels; here it is where riders fetch them.
  { locale: 'cs', wrong: /výdejní(ho|mu|m|mi|ch)? míst/i, where: /./ },
  // Means cash on delivery.
  { locale: 'ar', wrong: /نقدًا عند الاستلام/, where: /./ },
  // Also means "picked up".
  { locale: 'ar', wrong: /استلام/, where: /^(order-cancel-refused-.*|status-received)$/ },
  // "Sent" and "delivered", where "placed" is meant.
  {
    locale: 'th',
    wrong: /(?<!จัด|ค่า)ส่ง/,
    where: /^(bulk-(?!column)|place-order-|request-(pushed|placed-elsewhere)$|edit-lock-settled$)/,
  },
  // "Today", where any day is meant.
  { locale: 'th', wrong: /วันนี้/, where: /^(history-date-|export-nothing$)/ },
  // On a form this addresses the reader, not the reader's customer.
  { locale: 'ja', wrong: /お客様/, where: /^(request-|validation-|bulk-)/ },
  // Neither is the name of a button or a heading.
  { locale: 'ja', wrong: /「取り消し」/, where: /./ },
  { locale: 'ja', wrong: /概要/, where: /^helpcentre-/ },
]

/** Their number is a constant above 1, or exceeds a limit above 1. */
const NEVER_ONE = new Set([
  'account-registered-lead',
  'bulk-text-too-long',
  'bulk-too-many-rows',
  'bulkfile-accepted',
  'landing-faq-fast-answer',
  'landing-faq-what-letters',
  'landing-start-confirm',
  'mail-confirm-hours',
  'mail-reset-minutes',
  // "{ $met } of { $all } rules": the noun belongs to the second number, which is a constant.
  'password-rules-count',
  'proof-kept-how-long',
])

/** The code of the product, without the types of the ids. */
const sources = globSync(['{src,service,simulator,build}/**/*.{ts,tsx,js}'])
  .filter((file) => path.resolve(file) !== TEXT_IDS_FILE)
  .map((file) => readFileSync(file, 'utf8'))

/** The names of the messages that a pattern contains. */
const messagesIn = (node: unknown): ReadonlyArray<string> => {
  if (Array.isArray(node)) return node.flatMap(messagesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, name } = node as { type?: string; name?: string }
  return type === 'mesg' && name !== undefined ? [name] : Object.values(node).flatMap(messagesIn)
}

/** Whether `text` consists of the fixed `parts` of a template with one of `fillings` between each two of them. */
const isBuiltFrom = (
  text: string,
  [part = '', ...parts]: ReadonlyArray<string>,
  fillings: ReadonlySet<string>,
): boolean => {
  if (!text.startsWith(part)) return false
  const rest = text.slice(part.length)
  if (parts.length === 0) return rest === ''
  return Array.from(rest, (_, index) => index + 1).some(
    (end) => fillings.has(rest.slice(0, end)) && isBuiltFrom(rest.slice(end), parts, fillings),
  )
}

/** The messages that no literal of the code, no template and no other message names. */
const unusedIds = (
  ids: ReadonlyArray<string>,
  code: ReadonlyArray<string>,
  messages: ReadonlyArray<Message>,
): ReadonlyArray<string> => {
  const literals = new Set<string>(
    code.flatMap((one) => [...one.matchAll(/(['"])([a-z][\w.-]*)\1/g)].map((match) => textIdOf(match[2]!))),
  )
  // The placeholders of a template stand for other literals, such as the members of a union.
  const templates = new Set(
    code.flatMap((one) => [...one.matchAll(/`([a-z][a-z-]*[.-]\$\{[^`]*)`/g)].map((match) => textIdOf(match[1]!))),
  )
  const builders = [...templates].map((template) => template.split(/\$\{[^}]*\}/))
  const inner = new Set(messages.flatMap(({ value, attributes }) => messagesIn([value, attributes])))
  return ids.filter(
    (id) => !literals.has(id) && !inner.has(id) && !builders.some((parts) => isBuiltFrom(id, parts, literals)),
  )
}

const SCREENS = PAGE_ROWS.filter(({ kind }) => kind === 'screen')

/** The messages that a module and all its imports, including dynamic ones, name literally. */
const textsBehind = (entry: string): ReadonlyArray<string> => {
  const seen = new Set<string>()
  const visit = (file: string): ReadonlyArray<string> => {
    if (seen.has(file) || !file.startsWith('src/ui/') || !existsSync(file)) return []
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    const imported = [...code.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)].map((match) => match[1]!)
    const named = [...code.matchAll(/['"]([a-z][\w-]+)['"]/g)].map((match) => match[1]!)
    return [
      ...named.filter((id) => id.includes('-') && sourceIds.has(id)),
      ...imported.flatMap((name) => visit(path.join(path.dirname(file), name))),
    ]
  }
  return visit(entry)
}

describe('the texts', () => {
  it('exist in English, Czech, Arabic, Thai and Japanese (I18N-01)', () => {
    expect(locales).toEqual(expect.arrayContaining(['en', 'cs', 'ar', 'th', 'ja']))
  })

  it.each(locales)('are complete in %s: the same messages, attributes and variables as in English', (locale) => {
    expect(shapes(messagesOf(locale))).toEqual(shapes(source))
  })

  it.each(locales)('contain no message twice in %s', (locale) => {
    const ids = messagesOf(locale).map((message) => message.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('have ids that the compiler knows; `npm run format` writes them into the module', () => {
    const tokens = (code: string) => code.replaceAll(/[\s|]+/g, ' ')
    expect(tokens(readFileSync(TEXT_IDS_FILE, 'utf8'))).toBe(tokens(textIdsModule()))
  })

  it('are all used', () => {
    const ids = source.map(({ id }) => id).filter((id) => !id.startsWith('-'))
    expect(unusedIds(ids, sources, source)).toEqual([])
  })

  it('are unused if no literal, template or other message names them', () => {
    const code = [
      "const a = 'page-title'",
      "const LISTS = ['new', 'old']",
      'getString(`list-${list}-title`)',
      "{ key: 'error.gone' }",
    ]
    const ids = ['page-title', 'list-new-title', 'list-other-title', 'list-new', 'error-gone', 'page-other']
    expect(unusedIds(ids, code, [])).toEqual(['list-other-title', 'list-new', 'page-other'])
    expect(unusedIds(['page-name'], code, new FluentResource('page-text = { page-name }').body)).toEqual([])
  })

  it.each(SCREENS)('of the $name screen come with its page', ({ texts, modules: [file = ''] }) => {
    const brought = new Set(messagesOf('en', [...FRAME_TEXTS, ...texts]).map(({ id }) => id))
    const named = textsBehind(file)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((id) => !brought.has(id))).toEqual([])
  })

  it('contain every translation key that the service answers', () => {
    const keys = [
      ...Object.values(PROBLEMS).map(([, key]) => key),
      ...Object.values({ ...OUTLET_REFUSAL_KEYS, ...OUTLET_LOCKED_KEYS }),
      ...Object.keys(FIELD_OF_REFUSAL).map((code) => validationKey(code as keyof typeof FIELD_OF_REFUSAL)),
    ]
    expect(keys.length).toBeGreaterThan(30)
    expect(keys.filter((key) => !sourceIds.has(textIdOf(key)))).toEqual([])
  })

  it('fall back to English if a locale lacks a message (I18N-08)', () => {
    const own = messagesOf('cs').filter(({ id }) => id !== 'order-cancel')
    const ofShown = new Map(completeMessages(own, source).map((message) => [message.id, message]))
    expect(ofShown.get('order-cancel')).toEqual(source.find(({ id }) => id === 'order-cancel'))
    expect(ofShown.get('order-edit')).toEqual(own.find(({ id }) => id === 'order-edit'))
    expect([...ofShown.keys()].toSorted()).toEqual([...sourceIds].toSorted())
  })

  it.each(GLOSSARY)('do not contain $wrong in $locale', ({ locale, wrong, where }) => {
    const ids = messagesOf(locale)
      .filter(({ id, value, attributes }) => where.test(id) && wrong.test(wordsIn([value, attributes])))
      .map(({ id }) => id)
    expect(ids).toEqual([])
  })

  it('have a plural form if English has a plural after a number that can be 1', () => {
    const withoutPlural = source.filter(
      ({ id, value }) => !NEVER_ONE.has(id) && /# [a-z]+s\b/.test(outsideSelectors(value)),
    )
    expect(withoutPlural.map(({ id }) => id)).toEqual([])
  })

  it('use no void HTML elements as markup, because the page would drop their text', () => {
    const markup = locales.flatMap((locale) => messagesOf(locale).map((message) => JSON.stringify(message)))
    expect(
      markup.filter((text) => /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[ >]/.test(text)),
    ).toEqual([])
  })
})
