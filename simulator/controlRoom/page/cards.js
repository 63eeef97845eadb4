import { ask, byId, element } from './controls.js'

export const readCards = async () => {
  const rows = (await ask('GET', '/cards')).map(({ number, says }) =>
    element('tr', {}, element('td', { className: 'id', textContent: number }), element('td', { textContent: says })),
  )
  byId('cards').replaceChildren(...rows)
}
