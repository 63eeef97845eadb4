/** The script of the framed help centre: it searches, and it talks to the page around it (HELP-09). */

/** Asked for this long before the token ends, in ms. */
const LEAD = 2 * 60_000

const bridge = new URLSearchParams(location.search).get('bridge') ?? ''
const page = document.documentElement

/** The page around is of the origin that served this one; the frame's own is opaque. */
const portal = new URL(location.href).origin

/** The page around may not listen yet: it is greeted until it answers, or has given up. */
const GREET_EVERY = 250
const GREETINGS = 60

const say = (type) => window.parent.postMessage({ type, bridge }, portal)

let greeting
const greet = (left) => {
  say('init')
  if (left > 1) greeting = setTimeout(greet, GREET_EVERY, left - 1)
}

let asking
/** A token says in its middle when it ends: one that is about to is asked for anew. */
const keepToken = (token) => {
  clearTimeout(asking)
  try {
    const { exp, iat } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    asking = setTimeout(() => say('token_request'), Math.max((exp - iat) * 1000 - LEAD, LEAD))
  } catch {
    // Not a token of ours: nothing here needs one.
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

const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const articles = [...document.querySelectorAll('.article')].map((element) => ({
  element,
  text: plain(element.textContent),
}))
const found = document.getElementById('found')
const none = document.getElementById('none')

/** Every word has to be there; a few answers are opened, so that they need no further key. */
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
