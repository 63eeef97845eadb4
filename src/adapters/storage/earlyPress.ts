declare global {
  interface Window {
    /** What was typed into this page last, by the names of its fields. */
    typed?: Readonly<Record<string, string>>
  }
}

/** What a page with a form does before its script is there: it remembers that the form was sent, and what was typed. */
export const EARLY_PRESS_SCRIPT = `addEventListener('submit',()=>{document.documentElement.dataset.pressed??='early'});addEventListener('input',({target:t})=>{(window.typed??={})[t.name]=t.value},true)`

/** Whether the page's form was sent before anybody could answer it; told once, and whatever is sent later is heard. */
export const takeEarlyPress = ({ documentElement: { dataset } }: Pick<Document, 'documentElement'>): boolean => {
  const wasPressed = dataset['pressed'] === 'early'
  dataset['pressed'] = 'heard'
  return wasPressed
}

/** What stands in the page's fields, or stood there last before others took their place, by their names. */
export const typedInto = ({ document, typed }: Window): Readonly<Record<string, string>> => ({
  ...Object.fromEntries([...document.querySelectorAll('input')].map((input) => [input.name, input.value])),
  ...typed,
})
