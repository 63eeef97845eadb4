import { useLocation } from 'react-router'
import { BulkJobScreen } from './BulkJobScreen.tsx'
import { BulkOrderScreen } from './BulkOrderScreen.tsx'
import './bulk.css'

/** Ordering by files (ROUTE-09), or the job that the address names behind the vendor (ROUTE-10); another one is another screen. */
export const BulkScreen = () => {
  const [, , , jobId = ''] = useLocation().pathname.split('/')
  return jobId === '' ? <BulkOrderScreen /> : <BulkJobScreen key={jobId} jobId={jobId} />
}
