declare global {
  interface Window {
    /** What somebody did to the words of the HTML; gone as soon as the application has taken their place. */
    early?: {
      /** What was typed last, by the names of the fields. */
      readonly typed: Readonly<Record<string, string>>
      /** The id of the field that somebody was in last. */
      readonly wasIn?: string
      /** The ids of the buttons, in the order of their first presses. */
      readonly pressed: ReadonlySet<string>
    }
  }
}

/**
 * What a page does before its script is there: it remembers which buttons were pressed, what was typed, and where.
 * Sending a form by Enter presses its button. Whoever presses twice because nothing happens means it once.
 */
export const EARLY_PRESS_SCRIPT = `{const e=window.early={typed:{},pressed:new Set};addEventListener('click',({target:t})=>{const b=t.closest('button[id]');if(b)e.pressed.add(b.id)},true);addEventListener('input',({target:t})=>{e.typed[t.name]=t.value},true);addEventListener('focusin',({target:t})=>{e.wasIn=t.id})}`

/** Presses what was pressed before anybody could answer it; told once, and whatever is pressed later is heard. */
export const pressAgain = (window: Window): void => {
  const pressed = window.early?.pressed ?? []
  delete window.early
  for (const id of pressed) window.document.getElementById(id)?.click()
}

/**
 * What stands in the page's fields, or stood there last before others took their place, by their names. Whoever was in
 * one that is gone goes on in the one that took its place: no letter goes astray. Later, from one page to the next, only
 * the e-mail address goes along.
 */
export const typedInto = ({ document, early }: Window): Readonly<Record<string, string>> => {
  const fields = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value] as const)
  if (!early) return Object.fromEntries(fields.filter(([name]) => name === 'email'))
  if (early.wasIn && document.activeElement === document.body) document.getElementById(early.wasIn)?.focus()
  return { ...Object.fromEntries(fields), ...early.typed }
}
