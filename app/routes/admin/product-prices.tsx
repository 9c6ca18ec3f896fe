import { href, useNavigation } from 'react-router'
import { findProductName } from '#app/catalog/admin/products/products.server.ts'
import { listLowestPrices, listPriceHistory } from '#app/catalog/prices/admin/price-history.server.ts'
import { LowestPrices, PriceHistoryTable } from '#app/catalog/prices/admin/price-history-panel.tsx'
import { ReductionNotes } from '#app/catalog/prices/admin/reduction-notes.tsx'
import { listReductionNotes } from '#app/catalog/prices/admin/reductions.server.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { readProductImages } from '#app/catalog/product-list.server.ts'
import { requireId } from '#app/lib/id.ts'
import { readPage } from '#app/lib/list-query.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import type { Route } from './+types/product-prices'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'product'>(params.id, adminText.productNotFound)
  const [name, images, list, lowest, notes] = await Promise.all([
    findProductName(db, id),
    readProductImages(db, [id]),
    listPriceHistory(db, id, readPage(url.searchParams)),
    listLowestPrices(db, id),
    listReductionNotes(db, id),
  ])
  if (name === null) throw notFound(adminText.productNotFound)
  return { id, name, imageUrl: images.get(id), lowest, notes, ...list }
}

export const clientLoader = keepOnError<typeof loader>('/admin/products/prices/:id', 'price history')

export default function ProductPrices({ loaderData }: Route.ComponentProps) {
  const { id, name, imageUrl, lowest, notes, rows, page, total, hasMore } = loaderData
  const isLoading = useNavigation().location?.pathname === href('/admin/products/prices/:id', { id })
  return (
    <AdminPage
      width="form"
      title={adminText.priceHistoryTitle(name)}
      heading={adminText.priceHistory}
      back={{ to: href('/admin/products/edit/:id', { id }), label: adminText.backTo(name) }}
    >
      <div className="flex items-center gap-3">
        <Thumb url={imageUrl} />
        <div className="min-w-0">
          <p className="text-base font-medium wrap-anywhere">{name}</p>
          <LowestPrices prices={lowest} />
        </div>
      </div>
      <div className="mt-4 empty:hidden">
        <ReductionNotes notes={notes} />
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.pricesInSentence} clear={null} hint={adminText.historyEmptyHint} />
        ) : (
          <PriceHistoryTable caption={adminText.pricesCaption(name)} rows={rows} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.pricesInSentence} page={page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.historyNotLoaded, BACK_TO.products)
