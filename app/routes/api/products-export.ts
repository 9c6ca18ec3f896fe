import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { readProductsForFile } from '#app/exchange/product-files/export-products.server.ts'
import { listFileMarkets } from '#app/exchange/product-files/fixed-prices.server.ts'
import { listOwnColumns } from '#app/exchange/product-files/own-columns.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/products-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const [settings, markets] = await Promise.all([readSettings(db), listFileMarkets(db)])
  const rows = readProductsForFile(db, readProductListQuery(url.searchParams), settings, markets)
  return csvResponse('products', listOwnColumns(markets), rows)
}
