/**
 * The key that is down has done its work. The component library clicks a button when Enter is let go over it: one that
 * has got the focus meanwhile would be pressed unseen. `key` alone is waited for, whatever else is let go before it.
 */
export const keyIsDone = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): void => {
  if (repeat) return
  const waiting = new AbortController()
  const options = { capture: true, signal: waiting.signal }
  const isOurs = (event: KeyboardEvent) => event.key === key && !event.repeat
  document.addEventListener('keydown', (event) => isOurs(event) && waiting.abort(), options)
  document.addEventListener(
    'keyup',
    (event) => {
      if (!isOurs(event)) return
      event.stopImmediatePropagation()
      waiting.abort()
    },
    options,
  )
}
