import { Schema } from 'effect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { pageDirection, type Locale } from '../../src/domain/market/languages.ts'
import { currencyFormat } from '../../src/domain/pricing/currencyFormat.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import { returnAddress } from '../../src/domain/session/returnAddress.ts'
import type { TextIds } from '../../src/domain/text/textIds.ts'
import type { Deps } from '../../service/world.ts'
import { deploymentOfRequest } from '../../service/http/deploymentOfRequest.ts'
import { BANK_ANSWERS, type BankAnswer, type BankQuestion, type SandboxBank } from '../cards/sandboxBank.ts'
import { wantedLanguages } from '../../service/http/wantedLanguages.ts'
import { Problem } from '../../service/base/problems.ts'
import { serviceLocale, serviceTexts } from '../../service/base/serviceTexts.ts'
import { decodeOrThrow } from './decodeOrThrow.ts'
import { escapeHtml } from '../../src/domain/text/escapeHtml.ts'

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const CHALLENGE = /^[\w-]{32}$/

const ANSWER = Schema.Struct({ answer: Schema.Literals(BANK_ANSWERS) })

const sum = ({ country }: Deployment, locale: Locale, minor: number): string =>
  currencyFormat({ country, locale }, country.currency)(toNumber({ minor, currency: country.currency }))

const page = (
  deployment: Deployment,
  locale: Locale,
  { amount, lastDigits, returnTo, isOpen }: BankQuestion,
): string => {
  const texts = serviceTexts(['bank'], locale, deployment)
  const say = (id: TextIds['bank'], args?: Readonly<Record<string, string>>) => escapeHtml(texts(id, args))
  const button = (answer: BankAnswer) =>
    `<button name="answer" value="${answer}" class="${answer}">${say(`bank-${answer}`)}</button>`
  const body = isOpen
    ? `<p>${say('bank-asks')}</p>
<p class="amount">${escapeHtml(sum(deployment, locale, amount))}</p>
<p>${say('bank-card', { digits: lastDigits })}</p>
<form method="post">${BANK_ANSWERS.map(button).join('\n')}</form>`
    : `<p>${say('bank-over')}</p>
<p><a href="${escapeHtml(returnTo)}">${say('bank-back')}</a></p>`
  return `<!doctype html>
<html lang="${locale}" dir="${pageDirection(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('bank-title')} · ${escapeHtml(deployment.brand.name)}</title>
<link rel="stylesheet" href="/sandbox/bank.css">
<main>
<h1>${say('bank-title')}</h1>
${body}
<p class="note">${say('bank-note')}</p>
</main>
</html>
`
}

/** Route for the page of the simulated bank and the person's answer. It redirects only to screens of the portal. */
export const bankPage = async (app: FastifyInstance, deps: Deps, bank: SandboxBank): Promise<void> => {
  const asked = async (request: FastifyRequest) => {
    const deployment = deploymentOfRequest(request, deps.settings)
    const { challenge = '' } = request.params as Readonly<Record<string, string | undefined>>
    const question = CHALLENGE.test(challenge) ? await bank.question(challenge) : undefined
    if (question?.deployment !== deployment.id) throw new Problem('NOT_FOUND')
    const returnTo = returnAddress(question.returnTo)
    if (returnTo === undefined) throw new Problem('NOT_FOUND')
    return { deployment, challenge, question: { ...question, returnTo } }
  }

  const withHeaders = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')

  // Only this scope parses form bodies.
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, ready) =>
      ready(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    scope.get('/sandbox/bank/:challenge', async (request, reply) => {
      const { deployment, question } = await asked(request)
      const locale = serviceLocale('bank', wantedLanguages(request.headers), deployment)
      return withHeaders(reply)
        .type('text/html; charset=utf-8')
        .send(page(deployment, locale, question))
    })
    scope.post('/sandbox/bank/:challenge', async (request, reply) => {
      const { challenge, question } = await asked(request)
      await bank.answer(challenge, decodeOrThrow(ANSWER, request.body).answer)
      return withHeaders(reply).redirect(question.returnTo, 303)
    })
    done()
  })
}
