import { useSearchParams } from 'react-router'

const PARAMETER = 'view'
const BOARD = 'board'

interface ShownView {
  /** Whether the board is shown instead of the lists. */
  readonly isBoard: boolean
  /** The address of the other view, with all other parameters. */
  readonly otherAddress: string
}

/** The view in the address; `?view=board` shows the board. */
export const useShownView = (): ShownView => {
  const [parameters] = useSearchParams()
  const isBoard = parameters.get(PARAMETER) === BOARD
  const other = new URLSearchParams(parameters)
  if (isBoard) other.delete(PARAMETER)
  else other.set(PARAMETER, BOARD)
  return { isBoard, otherAddress: `?${other.toString()}` }
}
