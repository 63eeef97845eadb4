import { useEffect } from 'react'
import type { CommandsViewModel } from '../frame/CommandsViewModel.ts'
import { isPageCovered } from '../kit/useOverlayFocus.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'

/** Elements that use letters for typing, selecting or jumping; shortcuts ignore them. */
const TAKES_LETTERS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=grid], [role=tree], [role=application]'
/** While a dialog is open, only its own keys work. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog]'

const closest = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Handles keys that no element on the page has handled. */
export const useShortcuts = (commands: CommandsViewModel): void =>
  useEffect(() => {
    const listening = new AbortController()
    /** Buffers keys for a dialog that was opened but does not have the focus yet. */
    const keepForDialog = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault()
        return commands.close()
      }
      const isLetter = Array.from(event.key).length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (commands.shown !== 'palette' || !isLetter) return
      event.preventDefault()
      commands.typeAhead(event.key)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOfInputMethod(event)) return
      const isInDialog = closest(event.target, OVER_THE_PAGE)
      if (commands.shown !== 'nothing') return isInDialog ? undefined : keepForDialog(event)
      if (isInDialog || isPageCovered()) return
      const command = commands.commandOf(event, closest(event.target, TAKES_LETTERS))
      if (!command) return
      event.preventDefault()
      command.run()
    }
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [commands])
