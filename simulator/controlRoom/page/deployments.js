import { ask, attempt, byId, element, when } from './controls.js'

let deployments = []

/** A cell with the name of its column, which narrow screens show beside it. */
const cell = (label, ...children) => {
  const made = element('td', {}, ...children)
  made.dataset.label = label
  return made
}
const words = (className, list) =>
  element('ul', { className }, ...list.map((textContent) => element('li', { textContent })))
const hint = (textContent) => element('div', { className: 'hint', textContent })
const link = (href, textContent) => element('a', { href, target: '_blank', rel: 'noopener', textContent })

const row = ({
  id,
  brand,
  country,
  portal,
  favicon,
  languages,
  clock,
  zone,
  currency,
  features,
  flags,
  account,
  is_filled: filled,
}) =>
  element(
    'tr',
    {},
    cell(
      'Deployment',
      element('img', { src: favicon, alt: '', width: 24, height: 24 }),
      link(portal, `${country}, ${brand}`),
      hint(`${id}, ${currency}`),
    ),
    cell('Languages', languages.join(', ')),
    cell('Clock', clock, hint(zone)),
    cell('What is on', words('features', features), hint(filled ? flags.join(', ') : 'Flags come with the demo')),
    cell(
      'Demo account',
      link(`${portal}/connect`, account),
      hint(filled ? 'Filled' : 'Not filled yet'),
      link(`${portal}/sandbox`, 'Its control room'),
    ),
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
