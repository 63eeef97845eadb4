declare global {
  interface Window {
    /** What was typed into this page last, by the names of its fields. */
    typed?: Readonly<Record<string, string>>
    /** The id of the field that somebody was in last. */
    wasIn?: string
  }
}

/** What a page with a form does before its script is there: it remembers that the form was sent, what was typed, and where. */
export const EARLY_PRESS_SCRIPT = `addEventListener('submit',()=>{document.documentElement.dataset.pressed??='early'});addEventListener('input',({target:t})=>{(window.typed??={})[t.name]=t.value},true);addEventListener('focusin',({target:t})=>{window.wasIn=t.id})`

/** Whether the page's form was sent before anybody could answer it; told once, and whatever is sent later is heard. */
export const takeEarlyPress = ({ documentElement: { dataset } }: Pick<Document, 'documentElement'>): boolean => {
  const wasPressed = dataset['pressed'] === 'early'
  dataset['pressed'] = 'heard'
  return wasPressed
}

/**
 * What stands in the page's fields, or stood there last before others took their place, by their names. Whoever was in
 * one that is gone goes on in the one that took its place: no letter goes astray.
 */
export const typedInto = ({ document, typed, wasIn }: Window): Readonly<Record<string, string>> => {
  if (wasIn && document.activeElement === document.body) document.getElementById(wasIn)?.focus()
  return {
    ...Object.fromEntries([...document.querySelectorAll('input')].map((input) => [input.name, input.value])),
    ...typed,
  }
}
