import { BRAND_FILES } from '../../src/domain/market/brands.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { pageDirection, type Locale } from '../../src/domain/market/languages.ts'
import type { KeptCharge } from '../../src/domain/order/chargedFee.ts'
import { currencyFormat } from '../../src/domain/pricing/currencyFormat.ts'
import { shownDecimals } from '../../src/domain/pricing/shownDecimals.ts'
import { toDecimal, type Money } from '../../src/domain/pricing/money.ts'
import type { TextIds } from '../../src/domain/text/textIds.ts'
import { serviceTexts } from '../base/serviceTexts.ts'
import type { OutgoingMail } from './Mailer.ts'
import { trimText } from '../../src/domain/text/blank.ts'
import { withoutIsolates } from '../../src/domain/text/withoutIsolates.ts'
import { escapeHtml } from '../../src/domain/text/escapeHtml.ts'

/** The content of a mail; `name` is user input and must be escaped. */
export type MailContent =
  | { readonly kind: 'confirm'; readonly name: string; readonly link: string; readonly hours: number }
  | { readonly kind: 'reset'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'changed' }
  | ({ readonly kind: 'kept-charge'; readonly name: string; readonly order: string } & KeptCharge)

interface Envelope {
  readonly deployment: Deployment
  readonly locale: Locale
  readonly content: MailContent
}

type Block =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'link'; readonly text: string; readonly address: string }

/** Removes line breaks, so that user input cannot start a new line. */
const oneLine = (text: string) => trimText(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '))

const FONT = 'font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif'

/** The head and the buttons of a mail look as the brand's pages do; mail programs know no custom properties. */
const brandOf = ({ brand }: Deployment) => {
  const { palettes, look } = BRAND_FILES[brand.id]
  const { brand: colour, brandContrast } = palettes.light
  return {
    head: `<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${colour};color:${colour};font-size:20px;font-weight:${look.headingWeight}">${escapeHtml(brand.name)}</p>`,
    button: `display:inline-block;padding:12px 24px;border-radius:${look.buttonShape};background:${colour};color:${brandContrast};font-weight:600;text-decoration:none`,
  }
}

const htmlOf = (block: Block, button: string): string => {
  switch (block.is) {
    case 'words':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'code':
      return `<p dir="ltr" style="font-size:32px;font-weight:700;letter-spacing:4px">${escapeHtml(block.text)}</p>`
    case 'link':
      return `<p><a href="${escapeHtml(block.address)}" style="${button}">${escapeHtml(block.text)}</a></p><p dir="ltr" style="color:#5f6b7c;overflow-wrap:anywhere">${escapeHtml(block.address)}</p>`
  }
}

const textOf = (block: Block): string => (block.is === 'link' ? `${block.text}\n${block.address}` : block.text)

/** Composes subject, plain text and HTML of a mail, in one language and its direction. */
export const composeMail = ({
  deployment,
  locale,
  content,
}: Envelope): Pick<OutgoingMail, 'subject' | 'text' | 'html'> => {
  const words = serviceTexts(['mail'], locale, deployment)
  const say = (id: TextIds['mail'], args?: Readonly<Record<string, string | number>>): Block => ({
    is: 'words',
    text: words(id, args),
  })
  const greeting = (name: string): Block =>
    name === '' ? say('mail-greeting') : say('mail-greeting-name', { name: oneLine(name) })
  const blocks = (): ReadonlyArray<Block> => {
    switch (content.kind) {
      case 'confirm':
        return [
          greeting(content.name),
          say('mail-confirm-lead'),
          { is: 'link', text: words('mail-confirm-action'), address: content.link },
          say('mail-confirm-hours', { hours: content.hours }),
          say('mail-not-you'),
        ]
      case 'reset':
        return [
          say('mail-greeting'),
          say('mail-reset-lead'),
          { is: 'code', text: content.code },
          say('mail-reset-minutes', { minutes: content.minutes }),
          say('mail-not-you'),
        ]
      case 'changed':
        return [say('mail-greeting'), say('mail-changed-lead'), say('mail-changed-not-you')]
      case 'kept-charge': {
        const { paid, fee, left } = content
        const decimals = shownDecimals(paid.currency, [paid, fee, left])
        const format = currencyFormat({ country: deployment.country, locale }, paid.currency, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        })
        const money = (amount: Money) => format(toDecimal(amount) as `${number}`)
        return [
          greeting(content.name),
          say('mail-kept-charge-lead', { order: content.order, fee: money(fee) }),
          say('mail-kept-charge-left', { paid: money(paid), left: money(left) }),
        ]
      }
    }
  }
  const all = [...blocks(), say('mail-sign-off')]
  const { head, button } = brandOf(deployment)
  const subject = withoutIsolates(oneLine(words(`mail-${content.kind}-subject`)))
  return {
    subject,
    text: withoutIsolates(`${all.map(textOf).join('\n\n')}\n`),
    html: `<!doctype html><html lang="${locale}" dir="${pageDirection(locale)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0 auto;max-width:560px;padding:24px;${escapeHtml(FONT)};color:#1c2127;background:#ffffff">${head}${all.map((block) => htmlOf(block, button)).join('')}</body></html>`,
  }
}
