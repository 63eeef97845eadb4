import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from '../src/domain/market/deployments.ts'
import { pageDirection, type Locale } from '../src/domain/market/languages.ts'
import type { TextIds } from '../src/domain/text/textIds.ts'
import { frequentAnswers, type FrequentAnswer } from '../src/ui/market/frequentAnswers.ts'
import type { Localization } from '../src/ui/kit/localization.ts'
import { localizationOf } from '../src/ui/kit/texts.ts'
import { brandStyles, surfaceStyles } from '../src/ui/theme/brandStyles.ts'
import { fontStyles } from './fonts.ts'
import { completeMessagesOf } from './texts.ts'
import { escapeHtml } from '../src/domain/text/escapeHtml.ts'

const folder = path.join(import.meta.dirname, '..', 'service', 'helpCentre', 'page')

/** Placeholders that the service and the page's script fill in. */
const LATER = { hours: '{service-hours}', count: '{count}', email: '{email}', vendor: '{vendor}' } as const

type HelpText = TextIds['helpcentre']

interface Topic {
  readonly id: string
  readonly title: string
  readonly answers: ReadonlyArray<FrequentAnswer>
}

/** The topics of this country's help centre (SCR-01, I18N-09). */
const helpTopics = (l10n: Localization, deployment: Deployment, locale: Locale): ReadonlyArray<Topic> => {
  const answered = (question: HelpText, ...answers: ReadonlyArray<HelpText>): FrequentAnswer => ({
    question: l10n.getString(question),
    answer: answers.map((id) => l10n.getString(id, { hours: LATER.hours })),
  })
  const how = (['request', 'follow', 'change', 'proof'] as const).map((step) =>
    answered(`helpcentre-how-${step}`, `helpcentre-how-${step}-answer`),
  )
  const opening = answered('helpcentre-opening-when', 'helpcentre-opening-answer', 'helpcentre-opening-later')
  return [
    { id: 'how', title: l10n.getString('helpcentre-how'), answers: how },
    {
      id: 'rules',
      title: l10n.getString('helpcentre-rules'),
      answers: [
        answered('helpcentre-fee', 'helpcentre-fee-answer'),
        ...frequentAnswers(l10n, { deployment, locale, guestAllowed: false }),
      ],
    },
    { id: 'opening', title: l10n.getString('helpcentre-opening'), answers: [opening] },
  ]
}

const articleOf = ({ question, answer }: FrequentAnswer): string =>
  `<details class="article"><summary>${escapeHtml(question)}</summary><div>${answer
    .map((sentence) => `<p>${escapeHtml(sentence)}</p>`)
    .join('')}</div></details>`

const topicOf = ({ id, title, answers }: Topic): string =>
  `<section class="topic" aria-labelledby="topic-${id}"><h2 id="topic-${id}">${escapeHtml(title)}</h2>${answers
    .map(articleOf)
    .join('')}</section>`

/** The help centre of a deployment in one language, as the service serves it (ADR 35). */
export const helpCentrePage = (deployment: Deployment, locale: Locale): string => {
  const { brand } = deployment
  const l10n = localizationOf(locale, brand, completeMessagesOf(locale, ['landing', 'helpcentre']), 'plain')
  const text = (id: HelpText, args: Readonly<Record<string, string>> = {}) => escapeHtml(l10n.getString(id, args))
  const address = `help@${brand.domain}`
  const contact = text('helpcentre-contact-answer', { email: address }).replace(
    address,
    `<a class="ltr" href="mailto:${address}">${address}</a>`,
  )
  return [
    `<!doctype html><html lang="${locale}" dir="${pageDirection(locale)}" data-brand="${brand.id}" data-theme="light">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text('helpcentre-title')}</title><link rel="stylesheet" href="/help-centre/help-centre.css">`,
    '<script defer src="/help-centre/help-centre.js"></script></head><body>',
    `<header><h1>${text('helpcentre-title')}</h1><p>${text('helpcentre-lead')}</p>`,
    `<label class="search"><span>${text('helpcentre-search')}</span><input id="search" type="search" autocomplete="off"></label>`,
    `<p id="found" role="status" data-text="${text('helpcentre-found', { count: LATER.count })}"></p></header><main>`,
    `<p id="none" hidden>${text('helpcentre-none')}</p>`,
    ...helpTopics(l10n, deployment, locale).map(topicOf),
    `<section class="topic contact" aria-labelledby="topic-contact"><h2 id="topic-contact">${text('helpcentre-contact')}</h2>`,
    `<p>${contact}</p><p id="who" hidden data-text="${text('helpcentre-contact-who', { email: LATER.email, vendor: LATER.vendor })}"></p></section>`,
    '</main></body></html>',
  ].join('')
}

const ofPage = (name: string) => readFileSync(path.join(folder, name), 'utf8')

/** The style, with all brand colours and fonts, and the script of the help centre. */
export const helpCentreFiles = (): Readonly<Record<string, string>> => ({
  'help-centre.css': [surfaceStyles(), brandStyles(), fontStyles(), ofPage('help-centre.css')].join('\n'),
  'help-centre.js': ofPage('help-centre.js'),
})
