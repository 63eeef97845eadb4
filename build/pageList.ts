import { MAINTENANCE_PATH } from '../src/domain/flags/maintenance.ts'
import { fixedPath, PAGE_ROWS } from '../src/ui/app/pages.ts'

/** Which page answers an address: for whoever serves the portal, as `pages/pages.json` of the build. */
export const pageList = PAGE_ROWS.filter(({ path }) => path !== '*' && path !== MAINTENANCE_PATH).map((row) => ({
  name: row.name,
  path: fixedPath(row),
  hasParameters: row.path !== fixedPath(row),
  ...(row.isSecret && { isSecret: true }),
  ...(row.ofIndividualSenders && { ofIndividualSenders: true }),
}))
