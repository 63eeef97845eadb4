import { ask, attempt, byId, element, when } from './controls.js'

let deployments = []

/** A cell with the name of its column, which narrow screens show beside it. */
const cell = (label, ...children) => {
  const made = element('td', {}, ...children)
  made.dataset.label = label
  return made
}
const hint = (textContent) => element('div', { className: 'hint', textContent })
const link = (href, textContent) => element('a', { href, target: '_blank', rel: 'noopener', textContent })

const row = ({ id, brand, country, portal, languages, clock, currency, features, flags, account, is_filled: filled }) =>
  element(
    'tr',
    {},
    cell(
      'Deployment',
      link(portal, `${country}, ${brand}`),
      hint(`${id}, ${currency}`),
      link(`${portal}/sandbox`, 'Control room'),
    ),
    cell('Languages', languages.join(', ')),
    cell('Clock', clock),
    cell('What is on', features.join(', '), hint(flags.join(', ') || 'No flags')),
    cell('Demo account', link(`${portal}/connect`, account), hint(filled ? 'Filled' : 'Not filled yet')),
  )

const show = () => {
  const text = byId('deployments-filter').value.trim().toLowerCase()
  const shown = deployments.map(row).filter(({ textContent }) => textContent.toLowerCase().includes(text))
  byId('deployments').replaceChildren(...shown)
}

export const readDeployments = async () => {
  deployments = await ask('GET', '/deployments')
  show()
}

when(byId('deployments-again'), 'click', () => attempt('', readDeployments))
when(byId('deployments-filter'), 'input', show)
