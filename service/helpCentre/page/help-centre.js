/** The script of the framed help centre: it searches the articles and talks to the parent page (HELP-09). */

/** How long before its expiry a token is renewed, in ms. */
const LEAD = 2 * 60_000

const bridge = new URLSearchParams(location.search).get('bridge') ?? ''
const page = document.documentElement

/** The origin of the parent page is the one that served this page; the frame's own origin is opaque. */
const portal = new URL(location.href).origin

/** The parent page may not listen yet: `init` is repeated until it answers, up to this many times. */
const GREET_EVERY = 250
const GREETINGS = 60

const say = (type) => window.parent.postMessage({ type, bridge }, portal)

let greeting
const greet = (left) => {
  say('init')
  if (left > 1) greeting = setTimeout(greet, GREET_EVERY, left - 1)
}

let asking
/** Requests a new token shortly before this one expires, as its payload tells. */
const keepToken = (token) => {
  clearTimeout(asking)
  try {
    const { exp, iat } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    asking = setTimeout(() => say('token_request'), Math.max((exp - iat) * 1000 - LEAD, LEAD))
  } catch {
    // An unreadable token is not renewed; the page works without one.
  }
}

const welcome = ({ token, appearance, email, vendor_name: vendor }) => {
  clearTimeout(greeting)
  keepToken(token)
  page.dataset.theme = appearance === 'dark' ? 'dark' : 'light'
  const who = document.getElementById('who')
  who.textContent = who.dataset.text.replace('{email}', email).replace('{vendor}', vendor)
  who.hidden = false
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== portal || data?.bridge !== bridge) return
  if (data.type === 'init_ack') welcome(data)
  if (data.type === 'token_response' && typeof data.token === 'string') keepToken(data.token)
})

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) say('close')
})

const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const articles = [...document.querySelectorAll('.article')].map((element) => ({
  element,
  text: plain(element.textContent),
}))
const found = document.getElementById('found')
const none = document.getElementById('none')

/** Shows the articles that contain all words; opens them if there are at most two. */
document.getElementById('search').addEventListener('input', ({ target }) => {
  const words = plain(target.value).split(/\s+/).filter(Boolean)
  const matching = articles.filter(({ element, text }) => {
    element.hidden = !words.every((word) => text.includes(word))
    return !element.hidden
  })
  for (const { element } of articles) element.open = words.length > 0 && !element.hidden && matching.length <= 2
  for (const topic of document.querySelectorAll('.topic:not(.contact)'))
    topic.hidden = topic.querySelector('.article:not([hidden])') === null
  none.hidden = matching.length > 0
  found.textContent = words.length === 0 ? '' : found.dataset.text.replace('{count}', String(matching.length))
})

if (window.parent !== window) greet(GREETINGS)
