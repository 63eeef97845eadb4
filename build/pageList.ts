import { PAGE_ROWS } from '../src/ui/app/pages.ts'
import { MAINTENANCE } from '../src/domain/pagePaths.ts'

/** Maps addresses to pages; the build writes it to `pages/pages.json` for the server of the portal. */
export const pageList = PAGE_ROWS.filter(({ path }) => path !== '*' && path !== MAINTENANCE).map((row) => ({
  name: row.name,
  path: row.path,
  ...(row.isSecret && { isSecret: true }),
  ...(row.ofIndividualSenders && { ofIndividualSenders: true }),
}))
