import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnloadQuestion } from '../kit/useUnloadQuestion.ts'
import type { BulkFileViewModel } from './BulkFileViewModel.ts'

/** Asks before the page is left while corrections would be lost. After the session has ended, it is left at once. */
export const useLeaveQuestion = (file: BulkFileViewModel, isSignedIn: () => boolean): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      file.isTyped && !file.isSending && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') file.askToLeave(blocker.proceed)
  }, [blocker, file])
  useUnloadQuestion(() => file.isTyped && isSignedIn())
}
