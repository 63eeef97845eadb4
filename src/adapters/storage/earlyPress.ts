/** What a page with a form does before its script is there: it remembers that the form was sent. */
export const EARLY_PRESS_SCRIPT = `addEventListener('submit',()=>{document.documentElement.dataset.pressed??='early'})`

/** Whether the page's form was sent before anybody could answer it; told once, and whatever is sent later is heard. */
export const takeEarlyPress = ({ documentElement: { dataset } }: Pick<Document, 'documentElement'>): boolean => {
  const wasPressed = dataset['pressed'] === 'early'
  dataset['pressed'] = 'heard'
  return wasPressed
}

/** What stands in the page's fields now, by their names: asked at the last moment, people type until then. */
export const typedInto = (document: Pick<Document, 'querySelectorAll'>): Readonly<Record<string, string>> =>
  Object.fromEntries([...document.querySelectorAll('input')].map((input) => [input.name, input.value]))
