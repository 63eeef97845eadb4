export const byId = (id) => document.getElementById(id)

export const when = (target, event, handler) =>
  target.addEventListener(event, (happened) => {
    void handler(happened)
  })

export const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

export const say = (text, isWrong = false) => {
  byId('notice').textContent = text
  byId('notice').classList.toggle('wrong', isWrong)
}

export const ask = async (method, path, body) => {
  const answer = await fetch(`/sandbox/api${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  if (answer.ok) return json
  throw new Error(`${answer.status} ${json.errors?.[0]?.meta?.field ?? ''} ${json.errors?.[0]?.message ?? ''}`)
}

/** Runs an action and reports its outcome. */
export const attempt = async (done, work) => {
  try {
    await work()
    if (done) say(done)
  } catch (error) {
    say(`Not done: ${error.message}`, true)
  }
}
