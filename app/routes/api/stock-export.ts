import { readMovementBatches } from '#app/inventory/stock-history.server.ts'
import {
  readStockHistoryFilter,
  STOCK_FILE_HEADING,
  type StockHistoryFilter,
  toMovementRow,
} from '#app/inventory/stock-history.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { addOrderNumbers } from '#app/orders/orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/stock-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const filter = readStockHistoryFilter(url.searchParams, await readTimeZone(db))
  return csvResponse('stock-history', STOCK_FILE_HEADING, streamRows(filter))
}

async function* streamRows(filter: StockHistoryFilter): AsyncGenerator<CsvRow[]> {
  for await (const batch of readMovementBatches(db, filter)) {
    yield (await addOrderNumbers(db, batch)).map(toMovementRow)
  }
}
