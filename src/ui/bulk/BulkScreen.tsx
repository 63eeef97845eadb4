import { useLocation } from 'react-router'
import { BulkJobScreen } from './BulkJobScreen.tsx'
import { BulkOrderScreen } from './BulkOrderScreen.tsx'
import './bulk.css'

/**
 * Orders from files (ROUTE-09), or the job whose id follows the vendor in the address (ROUTE-10); each job has its own
 * screen.
 */
export const BulkScreen = () => {
  const [, , , jobId = ''] = useLocation().pathname.split('/')
  return jobId === '' ? <BulkOrderScreen /> : <BulkJobScreen key={jobId} jobId={jobId} />
}
