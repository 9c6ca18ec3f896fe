import { data, Form, href, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { saveStock } from '#app/inventory/stock/save-stock.server.ts'
import { parseFieldName, stockChangesInput, type TypedCell } from '#app/inventory/stock/stock-changes-input.ts'
import { StockGrid } from '#app/inventory/stock/stock-grid.tsx'
import { readStockQuery } from '#app/inventory/stock/stock-query.ts'
import { listStockRows, type StockRow } from '#app/inventory/stock/stock-rows.server.ts'
import { NoScriptSave, StockSaveBar } from '#app/inventory/stock/stock-save.tsx'
import { StockViews } from '#app/inventory/stock/stock-views.tsx'
import { type StockResult, useStockChanges } from '#app/inventory/stock/use-stock-changes.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/stock'

const FORM = 'stock-form'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const query = readStockQuery(url.searchParams)
  const views = await listViews(db, admin.id, 'stock', url.searchParams)
  const { page, ...list } = await listStockRows(db, query, await readSettings(db))
  return { query: { ...query, page }, views, ...list, key: newId<'stock-change'>() }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/stock'), 'stock')

/** After a conflict, the numbers on the screen are outdated. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  const input = parseForm(stockChangesInput, form)
  if (!input.ok) return data(toInvalid(input.errors, readTyped(form)), { status: 400 })
  const result = await saveStock(db, input.value, admin.id)
  if (result.outcome === 'saved') return data<StockResult>(result)
  return data<StockResult>({ ...result, typed: readTyped(form) }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs<Awaited<ReturnType<typeof serverAction>>, StockResult>(serverAction, (message) =>
    toInvalid({ '': message }, []),
  )

function toInvalid(errors: FieldErrors, typed: readonly TypedCell[]): StockResult {
  return { outcome: 'invalid', errors, typed }
}

function readTyped(form: FormData): TypedCell[] {
  return Array.from(form).flatMap(([name, text]) => {
    const cell = parseFieldName(name)
    return cell ? [{ ...cell, text: String(text) }] : []
  })
}

function countCells(rows: readonly StockRow[]): number {
  return rows.reduce((count, { cells }) => count + cells.length, 0)
}

export default function Stock({ loaderData, actionData }: Route.ComponentProps) {
  const { query, views, rows, total, hasMore } = loaderData
  const grid = useStockChanges(loaderData, actionData)
  const stockPath = href('/admin/stock')
  const clear = query.q || query.show ? stockPath : null
  const isLoading = useNavigation().location?.pathname === stockPath && !grid.isSaving
  const action = <ViewListMenu views={views} />
  return (
    <AdminPage title={adminText.inventory} action={action}>
      <StockViews current="stock" />
      <ListFilters
        label={adminText.stockInSentence}
        placeholder={adminText.searchProducts}
        q={query.q}
        keep={[]}
        clear={clear}
        action={action}
      >
        <FilterSelect name="show" label={adminText.shown} value={query.show} options={adminText.shownOptions} />
      </ListFilters>
      <ViewTabs views={views} />
      <Form id={FORM} ref={grid.form} method="post" noValidate onSubmit={grid.onSubmit} className="mt-4">
        <StockSaveBar form={FORM} grid={grid} />
        {Object.keys(grid.errors).length > 0 && <ErrorSummary title={adminText.stockNotSaved} errors={grid.errors} />}
        {rows.length === 0 ? (
          <div className="rounded-field border border-line bg-paper">
            <EmptyList noun={adminText.productsInSentence} clear={clear}>
              <AdminButtonLink to={href('/admin/products/new')}>{adminText.addFirstProduct}</AdminButtonLink>
            </EmptyList>
          </div>
        ) : (
          <>
            <p className="mb-2 text-sm text-ink-2">
              {adminText.gridHint} <span className="max-md:hidden">{adminText.gridKeys}</span>
            </p>
            <StockGrid rows={rows} grid={grid} isBusy={isLoading} />
            <NoScriptSave cells={countCells(rows)} isSaved={actionData?.outcome === 'saved'} />
          </>
        )}
      </Form>
      <Pages noun={adminText.productsInSentence} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.stockNotLoaded, BACK_TO.products)
