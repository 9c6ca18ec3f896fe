import { getFitReportHeading, readFitReportForFile } from '#app/content/reviews/fit-report/fit-report.server.ts'
import { readFitReportQuery } from '#app/content/reviews/fit-report/fit-report-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/fit-report-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readFitReportQuery(url.searchParams)
  const { store_currency: currency } = await readSettings(db)
  return csvResponse('fit', getFitReportHeading(query, currency), readFitReportForFile(db, query, currency))
}
