import { data, Form, href, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { PRODUCT_STATUSES } from '#app/catalog/constants.ts'
import { fixedPricesInput, MAX_CHANGES } from '#app/catalog/prices/admin/fixed-price-input.ts'
import { saveFixedPrices } from '#app/catalog/prices/admin/fixed-prices.server.ts'
import { PasteSummary } from '#app/catalog/prices/admin/paste-summary.tsx'
import { PriceDialog } from '#app/catalog/prices/admin/price-dialog.tsx'
import { isFiltered, readPriceListQuery } from '#app/catalog/prices/admin/price-list.ts'
import { readPricePage } from '#app/catalog/prices/admin/price-page.server.ts'
import { PriceTable } from '#app/catalog/prices/admin/price-table.tsx'
import type { SaveResult } from '#app/catalog/prices/admin/use-fixed-prices.ts'
import { usePriceGrid } from '#app/catalog/prices/admin/use-price-grid.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import type { Route } from './+types/market-prices'

const FORM = 'price-form'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return await readPricePage(db, readPriceListQuery(url.searchParams))
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/markets/prices'), 'prices')

/** After a conflict, the prices on the screen are outdated. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(fixedPricesInput, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const result: SaveResult = await saveFixedPrices(db, input.value.changes, admin.id)
  return data(result, { status: result.outcome === 'saved' ? 200 : 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs<Awaited<ReturnType<typeof serverAction>>, SaveResult>(serverAction, (message) => reject({ '': message }))

function reject(errors: FieldErrors): SaveResult {
  return { outcome: 'rejected', errors: { '': Object.values(errors)[0] ?? '' }, current: {} }
}

/** The parameters that are not filters. */
const NOT_FILTERS = ['sort', 'dir', 'variants'] as const

const getStatusOptions = () => {
  const { all, ...texts } = adminText.statusFilter
  return { '': all, ...Object.fromEntries(PRODUCT_STATUSES.map((status) => [status, texts[status]])) }
}

const getPriceOptions = () => {
  const { all, ...texts } = adminText.pricesFilter
  return { '': all, ...texts }
}

export default function MarketPrices({ loaderData, actionData }: Route.ComponentProps) {
  const { query, markets, categories, rows, total, hasMore, currency } = loaderData
  const grid = usePriceGrid(loaderData, actionData)
  const pageUrl = href('/admin/markets/prices')
  const clear = isFiltered(query) ? pageUrl : null
  const navigation = useNavigation()
  const isLoading = navigation.location?.pathname === pageUrl && !grid.isSaving
  const marketOptions = Object.fromEntries(markets.map(({ id, name }) => [id, adminText.inMarket(name)]))
  const categoryOptions = new Map([
    ['', adminText.anyCategory],
    ...categories.map(({ slug, name }) => [slug, name] as const),
  ])
  const tooMany = grid.hasTooMany ? adminText.tooManyPrices(MAX_CHANGES) : null
  return (
    <AdminPage title={adminText.marketPrices}>
      <ListFilters
        label={adminText.prices}
        placeholder={adminText.productOrSku}
        q={query.q}
        keep={NOT_FILTERS}
        clear={clear}
      >
        <FilterSelect name="prices" label={adminText.prices} value={query.prices} options={getPriceOptions()} />
        {markets.length > 1 && (
          <FilterSelect
            name="market"
            label={adminText.market}
            value={query.market}
            options={{ '': adminText.anyMarket, ...marketOptions }}
          />
        )}
        <div className="flex gap-2 max-md:basis-full md:contents">
          <FilterSelect name="status" label={adminText.status} value={query.status} options={getStatusOptions()} />
          <FilterSelect
            name="category"
            label={adminText.category}
            value={query.category}
            options={categoryOptions}
            className="md:max-w-40"
          />
        </div>
      </ListFilters>
      <Form id={FORM} method="post" noValidate onSubmit={grid.onSubmit} className="mt-4">
        <SaveBar
          form={FORM}
          isDirty={grid.isDirty}
          isSaving={grid.isSaving}
          blockedReason={tooMany}
          onDiscard={grid.discard}
        />
        <input type="hidden" name="changes" value={grid.changesJson} />
        {Object.keys(grid.errors).length > 0 && <ErrorSummary title={adminText.pricesNotSaved} errors={grid.errors} />}
        <PasteSummary pasted={grid.pasted} onUndo={grid.undo} />
        {rows.length === 0 ? (
          <div className="rounded-field border border-line bg-paper">
            <EmptyList noun={adminText.productsInSentence} clear={clear}>
              <AdminButtonLink to={href('/admin/products/new')}>{adminText.addFirstProduct}</AdminButtonLink>
            </EmptyList>
          </div>
        ) : (
          <>
            <div className="mb-2 flex flex-wrap justify-between gap-x-4 text-base text-ink-2">
              <p className="text-pretty">{adminText.gridHint.before}</p>
              <details className="max-md:hidden">
                <summary className="text-button w-max">{adminText.gridHint.title}</summary>
                <p className="mt-1 max-w-[75ch]">
                  {adminText.gridHint.paste}{' '}
                  <TextLink isInText to={href('/admin/products')}>
                    {adminText.gridHint.link}
                  </TextLink>
                  . {adminText.gridHint.keys}
                </p>
              </details>
            </div>
            <PriceTable
              rows={rows}
              markets={markets}
              grid={grid}
              currency={currency}
              sort={query.sort}
              dir={query.dir}
              isBusy={isLoading}
            />
          </>
        )}
      </Form>
      <PriceDialog grid={grid} />
      <Pages noun={adminText.productsInSentence} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.pricesNotLoaded, BACK_TO.settings)
