import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { PROBLEMS } from '../../service/base/problems.ts'
import { validationKey } from '../../service/orders/requestRules.ts'
import { OUTLET_LOCKED_KEYS } from '../../service/outlets/savedOutlet.ts'
import { NOTE_REFUSALS, noteRefusalKey } from '../../src/domain/order/recipientNote.ts'
import { FIELD_OF_REFUSAL } from '../../src/domain/request/requestValidation.ts'
import { FRAME_TEXTS, PAGE_ROWS } from '../../src/ui/app/pages.ts'
import { textIdOf } from '../../src/domain/text/serviceTextId.ts'
import { COLLECTION_POINT_REFUSAL_KEYS } from '../../src/domain/vendor/collectionPoint.ts'
import { messagesOf, TEXT_IDS_FILE, textIdsModule, translatedLocales, type Message } from '../../build/texts.ts'
import { completeMessages } from '../../src/domain/text/completeMessages.ts'

const source = messagesOf('en')
const sourceIds = new Set(source.map((message) => message.id))
const locales = translatedLocales()

/** What each message says, in each language. */
const wordings = locales.map(
  (locale) => new Map(messagesOf(locale).map(({ id, value, attributes }) => [id, JSON.stringify([value, attributes])])),
)

type Reference = 'var' | 'term' | 'mesg'

/** The names of the variables, terms or messages in a pattern. */
const namesIn = (node: unknown, kind: Reference): ReadonlyArray<string> => {
  if (Array.isArray(node)) return node.flatMap((part) => namesIn(part, kind))
  if (typeof node !== 'object' || node === null) return []
  const { type, name, ...rest } = node as { type?: string; name?: string }
  const inside = Object.values(rest).flatMap((part) => namesIn(part, kind))
  return type === kind && name !== undefined ? [name, ...inside] : inside
}
const variablesIn = (node: unknown) => namesIn(node, 'var')
const shapeOf = ({ value, attributes }: Message) => {
  const names = (kind: Reference) => [...new Set(namesIn([value, attributes], kind))].sort()
  const [variables, terms, messages] = [names('var'), names('term'), names('mesg')]
  return { attributes: Object.keys(attributes).sort(), variables, terms, messages }
}
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

/** Terms that are wrong in some messages, or for more than a word of the glossary: others are in `translations.test.ts`. */
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
  // Addresses the reader, not the reader's customer. The notice is about the contact centre of that name.
  { locale: 'ja', wrong: /お客様/, where: /^(?!notice-contact-centre$)/ },
  // Other words for one thing, which the names of fees and drivers elsewhere are not.
  { locale: 'cs', wrong: /řidič|poplat/i, where: /^(?!account-promise$|landing-pay-expect-nothing$)/ },
  // "Estimated when now": the age can be the word "now".
  { locale: 'th', wrong: /เมื่อ\s+\{?ago/, where: /./ },
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
  'error-note-enough',
  'error-note-too-long',
  'landing-faq-fast-answer',
  'landing-faq-what-letters',
  'landing-start-confirm',
  'mail-confirm-hours',
  'mail-reset-minutes',
  // "{ $met } of { $all } rules": the noun belongs to the second number, which is a constant.
  'password-rules-count',
  'proof-kept-how-long',
])

interface Selector {
  readonly selector: { readonly name?: string }
  readonly variants: ReadonlyArray<{ readonly key: { readonly value: string | number }; readonly value: unknown }>
}

const isSelector = (node: object): node is Selector => 'variants' in node

const selectorsIn = (node: unknown): ReadonlyArray<Selector> => {
  if (typeof node !== 'object' || node === null) return []
  return [...(isSelector(node) ? [node] : []), ...Object.values(node).flatMap(selectorsIn)]
}

/** The plural categories of whole numbers from 1: in Arabic, [other] is also right for 0. */
const categoriesOf = (locale: string) => {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 1000 }, (_, index) => rules.select(index + 1)))]
}

/** The plural categories that a selector lacks whose [other] contains the number. */
const missingCategories = ({ selector, variants }: Selector, locale: string): ReadonlyArray<string> => {
  const keys = new Set(variants.map(({ key }) => key.value))
  const categories = categoriesOf(locale)
  const other = variants.find(({ key }) => key.value === 'other')
  const isPlural = categories.some((category) => category !== 'other' && keys.has(category))
  if (!isPlural || !variablesIn(other?.value).includes(selector.name ?? '')) return []
  return categories.filter((category) => !keys.has(category) && !(category === 'one' && keys.has(1)))
}

/** The numbers in whose plural a message of several categories is written. */
const pluralsOf = ({ value, attributes }: Message): ReadonlyArray<string> =>
  selectorsIn([value, attributes]).flatMap(({ selector, variants }) =>
    variants.some(({ key }) => key.value === 'one') ? [selector.name ?? ''] : [],
  )

/** The same for every number in some languages. */
const ALIKE = new Set(['order-list-needing', 'bulkfile-left-out-more', 'command-found'])
/** A particle before the noun makes its plural. */
const PLURAL_BY_PARTICLE = new Set(['ceb', 'tl'])

/** The code of the product, without the types of the ids. */
const sources = globSync(['{src,service,simulator,build}/**/*.{ts,tsx,js}'])
  .filter((file) => path.resolve(file) !== TEXT_IDS_FILE)
  .map((file) => readFileSync(file, 'utf8'))

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
  const inner = new Set(messages.flatMap(({ value, attributes }) => namesIn([value, attributes], 'mesg')))
  return ids.filter(
    (id) => !literals.has(id) && !inner.has(id) && !builders.some((parts) => isBuiltFrom(id, parts, literals)),
  )
}

const UNUSED = 'unused texts, which no code and no other message names: use them, or delete them in every locale'

/** The `#` comments directly above the messages of a file; the parser drops them. */
const commentsIn = (file: string): ReadonlyMap<string, string> =>
  new Map([...file.matchAll(/^((?:# .*\n)*)(-?[a-zA-Z][\w-]*) *=/gm)].map(([, comment = '', id = '']) => [id, comment]))

/** Whether a text has fewer than four words, which is too little to tell where it is used. */
const isShort = (pattern: unknown): boolean => {
  const parts: ReadonlyArray<unknown> = Array.isArray(pattern) ? pattern : [pattern]
  const text = parts.map((part) => (typeof part === 'string' ? part : 'x')).join('')
  return text.trim().split(/\s+/).length < 4
}

/** The messages of a file without the comment that translators need, and the variables that their comments lack. */
const uncommented = (file: string): ReadonlyArray<string> => {
  const comments = commentsIn(file)
  return new FluentResource(file).body.flatMap(({ id, value, attributes }) => {
    const patterns = [value, ...Object.values(attributes)].filter((pattern) => pattern !== null)
    const variables = [...new Set(variablesIn(patterns))]
    const comment = comments.get(id) ?? ''
    if (comment === '') return variables.length > 0 || patterns.some(isShort) ? [id] : []
    const named = new Set(comment.match(/\$[\w-]+/g))
    return variables.flatMap((name) => (named.has(`$${name}`) ? [] : [`${id} $${name}`]))
  })
}

/** What every page shows beside its own: failures and the notice of a new build. */
const ON_EVERY_PAGE = ['src/ui/app/RouteFailure.tsx', 'src/ui/app/OutdatedBuild.tsx']

/** What every screen shows beside its own: top bar, commands, shortcuts, notices and help. */
const FRAME = [
  'src/ui/app/ApplicationFrame.tsx',
  'src/ui/notice/missingPartNotice.ts',
  ...globSync('src/ui/frame/*.ts'),
]

/** Not shown by the modules that import them: the table of all pages, and parts that load all texts before they open. */
const APART = new Set([
  'src/ui/app/pages.ts',
  'src/ui/guest/StayDialog.tsx',
  'src/ui/guest/StayOffer.tsx',
  'src/ui/guest/StayViewModel.ts',
  'src/ui/outlet/CollectionPointDialog.tsx',
  'src/ui/receipt/OpenReceipt.tsx',
  'src/ui/welcome/Welcome.tsx',
])

const literalsIn = (code: string): ReadonlyArray<string> =>
  [...code.matchAll(/(['"])([a-z][\w.-]*)\1/g)].map((match) => textIdOf(match[2]!))

const FILLINGS = new Set(sources.flatMap(literalsIn))

/** The messages that a piece of code names literally or by a template. */
const messagesNamedIn = (code: string): ReadonlyArray<string> => {
  const templates = [...code.matchAll(/`([a-z][a-z-]*[.-]\$\{[^`]*)`/g)]
    .map((match) => match[1]!)
    // The id of an element, made of the id of a thing.
    .filter((template) => !/[.]id\}/.test(template))
    .map((template) => textIdOf(template).split(/\$\{[^}]*\}/))
    .flatMap((parts) => [...sourceIds].filter((id) => isBuiltFrom(id, parts, FILLINGS)))
  return [...literalsIn(code).filter((id) => id.includes('-') && sourceIds.has(id)), ...templates]
}

/** The messages that the modules and all their imports, including dynamic ones, name. */
const textsBehind = (entries: ReadonlyArray<string>): ReadonlyArray<string> => {
  const seen = new Set<string>()
  const visit = (file: string): ReadonlyArray<string> => {
    if (seen.has(file) || APART.has(file) || !file.startsWith('src/ui/') || !existsSync(file)) return []
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    const imported = [...code.matchAll(/^(?!import type).*(?:from|import\()\s*'(\.[^']+\.tsx?)'/gm)].map(
      (match) => match[1]!,
    )
    return [
      ...messagesNamedIn(code),
      ...imported.flatMap((name) => visit(path.posix.join(path.posix.dirname(file), name))),
    ]
  }
  return entries.flatMap((entry) => visit(entry.replaceAll('\\', '/')))
}

describe('the texts', () => {
  it('exist in English, Czech, Arabic, Thai and Japanese (I18N-01)', () => {
    expect(locales).toEqual(expect.arrayContaining(['en', 'cs', 'ar', 'th', 'ja']))
  })

  it.each(locales)('are complete in %s: the same messages, attributes, variables and terms as in English', (locale) => {
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
    expect(unusedIds(ids, sources, source), UNUSED).toEqual([])
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

  it.each(PAGE_ROWS)('of the page $name come with it (I18N-13)', ({ kind, modules, texts, title }) => {
    const isScreen = kind === 'screen'
    const brought = new Set(messagesOf('en', isScreen ? [...FRAME_TEXTS, ...texts] : texts).map(({ id }) => id))
    const named = textsBehind([...ON_EVERY_PAGE, ...(isScreen ? FRAME : []), ...modules])
    const wanted = new Set(title === undefined ? named : [title, ...named])
    expect(wanted.size).toBeGreaterThan(isScreen ? 50 : 3)
    expect([...wanted].filter((id) => !brought.has(id))).toEqual([])
  })

  it.each(PAGE_ROWS)('of the page $name are equal in no two messages in every language', ({ kind, texts }) => {
    const brought = messagesOf('en', kind === 'screen' ? [...FRAME_TEXTS, ...texts] : texts)
    const groups = Object.groupBy(brought, ({ id }) => wordings.map((words) => words.get(id)).join('\n'))
    const equal = Object.values(groups).filter((messages = []) => messages.length > 1)
    expect(equal.map((messages = []) => messages.map(({ id }) => id))).toEqual([])
  })

  it('have a value where code asks for a string, which is empty otherwise', () => {
    const valueless = new Set(source.filter(({ value }) => value === null).map(({ id }) => id))
    const asked = sources.flatMap((code) =>
      [...code.matchAll(/getString\(\s*'([a-z][\w-]+)'/g)].map((match) => match[1]!),
    )
    expect(valueless.size).toBeGreaterThan(10)
    expect(asked.filter((id) => valueless.has(id))).toEqual([])
  })

  it('contain every translation key that the service answers', () => {
    const keys = [
      ...Object.values(PROBLEMS).map(([, key]) => key),
      ...Object.values({ ...COLLECTION_POINT_REFUSAL_KEYS, ...OUTLET_LOCKED_KEYS }),
      ...NOTE_REFUSALS.map(noteRefusalKey),
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

  it('have a comment for translators if they are short or have variables, which it names', () => {
    const files = globSync('locales/en/*.ftl').map((file) => readFileSync(file, 'utf8'))
    expect(files.length).toBeGreaterThan(40)
    expect(files.flatMap(uncommented)).toEqual([])
  })

  it('lack a comment if it is of a group, apart, or does not name a variable', () => {
    const file = `
## The page

page-save = Save
# Apart from the message.

page-close =
    .aria-label = Close
page-found = We have found { $count } of the orders
# Heading. $names: not the same variable
page-title = Orders of { $name } on { $day }
# Button: saves the list.
page-save-all = Save all
# Heading.
# $name: the customer, "Petr Novák"
page-orders = Orders of { $name }
page-text = Four words are enough.
`
    expect(uncommented(file)).toEqual(['page-save', 'page-close', 'page-found', 'page-title $name', 'page-title $day'])
  })

  it.each(GLOSSARY)('do not contain $wrong in $locale', ({ locale, wrong, where }) => {
    const ids = messagesOf(locale)
      .filter(({ id, value, attributes }) => where.test(id) && wrong.test(wordsIn([value, attributes])))
      .map(({ id }) => id)
    expect(ids).toEqual([])
  })

  it('have no space between a number and a Japanese unit, and one between Thai words and a number', () => {
    const linesOf = (locale: string) =>
      globSync(`locales/${locale}/*.ftl`).flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => !line.startsWith('#')),
      )
    const number = `\\{ \\$(?:${[...NUMBERS].join('|')}) \\}|(?<![\\w./-])\\d+`
    const gap = new RegExp(`(?:${number}) (?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}%])`, 'u')
    expect(linesOf('ja').filter((line) => gap.test(line))).toEqual([])
    const joined = new RegExp(`\\p{Script=Thai}(?:${number}|\\{ \\$(?:ago|time) \\})`, 'u')
    expect(linesOf('th').filter((line) => joined.test(line))).toEqual([])
  })

  it('have a plural form if English has a plural after a number that can be 1', () => {
    const withoutPlural = source.filter(
      ({ id, value }) => !NEVER_ONE.has(id) && /# [a-z]+s\b/.test(outsideSelectors(value)),
    )
    expect(withoutPlural.map(({ id }) => id)).toEqual([])
  })

  it.each(locales)('have a variant for each plural category of whole numbers in %s', (locale) => {
    const incomplete = messagesOf(locale).flatMap(({ id, value, attributes }) =>
      selectorsIn([value, attributes]).flatMap((selector) =>
        missingCategories(selector, locale).map((category) => `${id} ${category}`),
      ),
    )
    expect(incomplete).toEqual([])
  })

  it.each(locales)('select by a number in %s if English has a plural for it', (locale) => {
    const own = new Map(messagesOf(locale).map((message) => [message.id, message]))
    const chosen = categoriesOf(locale).length > 1 && !PLURAL_BY_PARTICLE.has(locale) ? source : []
    const without = chosen.filter((message) => {
      const { value, attributes } = own.get(message.id)!
      const selected = new Set(selectorsIn([value, attributes]).map(({ selector }) => selector.name))
      return !ALIKE.has(message.id) && pluralsOf(message).some((name) => !selected.has(name))
    })
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('name the number in an English plural of [one], which includes other numbers elsewhere, or else use [1]', () => {
    const withoutNumber = source.filter(({ value, attributes }) =>
      selectorsIn([value, attributes]).some(({ selector, variants }) =>
        variants.some(
          ({ key, value: text }) => key.value === 'one' && !variablesIn(text).includes(selector.name ?? ''),
        ),
      ),
    )
    expect(withoutNumber.map(({ id }) => id)).toEqual([])
  })

  it('use no void HTML elements as markup, because the page would drop their text', () => {
    const markup = locales.flatMap((locale) => messagesOf(locale).map((message) => JSON.stringify(message)))
    expect(
      markup.filter((text) => /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[ >]/.test(text)),
    ).toEqual([])
  })
})
