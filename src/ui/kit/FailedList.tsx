import { WarningSignIcon } from '@blueprintjs/icons'
import { ListMessage } from './ListMessage.tsx'
import { TryAgain } from './TryAgain.tsx'

interface Props {
  /** The reason. */
  readonly text: string | undefined
  readonly retry: () => void
}

/** Replaces a list that could not be loaded. */
export const FailedList = ({ text, retry }: Props) => (
  <ListMessage icon={<WarningSignIcon size={32} />} isFailed>
    {text !== undefined && <p>{text}</p>}
    <TryAgain kind="primary" onClick={retry} />
  </ListMessage>
)
