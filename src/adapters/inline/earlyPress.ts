import type { EarlyInput } from '../storage/earlyPress.ts'

/*
 * Records pressed buttons, typed text and the focused field before the scripts have loaded. Submitting a form with Enter
 * presses its button. Repeated presses of a button count once; a second press of a summary closes it again.
 */

const early: EarlyInput = (window.early = { typed: {}, pressed: new Set() })

addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest('button[id],summary[id]')
    if (!button) return
    if (early.pressed.has(button.id) && button.matches('summary')) early.pressed.delete(button.id)
    else early.pressed.add(button.id)
  },
  true,
)
addEventListener(
  'input',
  ({ target }) => {
    const { name, value } = target as HTMLInputElement
    early.typed[name] = value
  },
  true,
)
addEventListener('focusin', ({ target }) => void (early.wasIn = (target as Element).id), true)
