import { MAINTENANCE_PATH } from '../src/domain/flags/maintenance.ts'
import { PAGE_ROWS } from '../src/ui/app/pages.ts'

/** Maps addresses to pages; the build writes it to `pages/pages.json` for the server of the portal. */
export const pageList = PAGE_ROWS.filter(({ path }) => path !== '*' && path !== MAINTENANCE_PATH).map((row) => ({
  name: row.name,
  path: row.path,
  ...(row.isSecret && { isSecret: true }),
  ...(row.ofIndividualSenders && { ofIndividualSenders: true }),
}))
