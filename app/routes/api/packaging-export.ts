import type { CsvRow } from '#app/lib/csv.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { getPeriodRange, readPackagingPeriod } from '#app/orders/packaging/packaging-period.ts'
import {
  listPackagingRows,
  PACKAGING_HEADING,
  readPackagingReport,
} from '#app/orders/packaging/packaging-report.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/packaging-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const { store_time_zone: zone, shipment_packaging } = await readSettings(db)
  const period = readPackagingPeriod(url.searchParams, toDay(new Date(), zone))
  async function* rows(): AsyncGenerator<CsvRow[]> {
    yield listPackagingRows(await readPackagingReport(db, getPeriodRange(period, zone), shipment_packaging))
  }
  return csvResponse(`packaging-${period}`, [...PACKAGING_HEADING], rows())
}
