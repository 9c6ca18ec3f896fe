import { data, Form, href, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router'
import { isRunning } from '#app/base/imports.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { findFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { CategoryBulk } from '#app/exchange/product-files/category-bulk.tsx'
import {
  chooseCategories,
  countCategoryStates,
  listCategorizedProducts,
  readCategoryFilters,
} from '#app/exchange/product-files/category-choices.server.ts'
import { CategoryGrid } from '#app/exchange/product-files/category-grid.tsx'
import { type ChoicesResult, categoryInput } from '#app/exchange/product-files/category-input.ts'
import { CATEGORY_STATES, NO_TYPE, readCategoryListQuery } from '#app/exchange/product-files/category-list.ts'
import { useCategoryChoices } from '#app/exchange/product-files/use-category-choices.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { buildListUrl } from '#app/lib/list-query.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterTabs } from '#app/ui/admin/lists/filter-tabs.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { useRowSelection } from '#app/ui/admin/lists/use-row-selection.ts'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import type { Route } from './+types/import-categories'

const FORM = 'category-form'
const POLL_MS = 1_000

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'file-import'>(params.id, adminText.importNotFound)
  const query = readCategoryListQuery(url.searchParams)
  const [file, categories, counts, { page, ...list }] = await Promise.all([
    findFileImport(db, id),
    listCategories(db),
    countCategoryStates(db, id),
    listCategorizedProducts(db, id, query),
  ])
  if (file?.kind !== 'products' || !file.isReadable) throw notFound(adminText.importNotFound)
  const { fileName, state } = file
  const filters = await readCategoryFilters(db, id, categories)
  return {
    id,
    fileName,
    isChecking: isRunning(state),
    categories,
    counts,
    ...filters,
    query: { ...query, page },
    ...list,
  }
}

export const clientLoader = keepOnError<typeof loader>('/admin/import/:id/categories', 'the categories')

/** After a conflict, the choices on the screen are outdated. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  requireAdmin(context)
  const id = requireId<'file-import'>(params.id, adminText.importNotFound)
  const input = parseForm(categoryInput, await readForm(request))
  if (!input.ok) return data(reject(Object.values(input.errors)[0] ?? ''), { status: 400 })
  const { value } = input
  const filter = readCategoryListQuery(url.searchParams)
  const { outcome, saved, skipped } = await chooseCategories(
    db,
    id,
    value.intent === 'all' ? { kind: 'all', category: value.category, filter } : { kind: 'rows', rows: value.rows },
  )
  if (outcome === 'not-found' || outcome === 'unreadable') throw notFound(adminText.importNotFound)
  if (outcome === 'unnamed') return data(reject(adminText.categoryUnnamed), { status: 400 })
  if (outcome === 'busy') return data(reject(adminText.productsBusy), { status: 409 })
  const result: ChoicesResult = { failed: null, saved, skipped }
  return data(result)
}

function reject(failed: string): ChoicesResult {
  return { failed, saved: 0, skipped: 0 }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs<Awaited<ReturnType<typeof serverAction>>, ChoicesResult>(serverAction, reject)

export default function ImportCategories({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fileName, isChecking, categories, counts, types, newNames, query, rows, total, hasMore } = loaderData
  const choices = useCategoryChoices(actionData)
  const selection = useRowSelection(
    rows.map((row) => row.id),
    total,
  )
  const pageUrl = href('/admin/import/:id/categories', { id })
  const action = pageUrl + useLocation().search
  const navigation = useNavigation()
  const isLoading = navigation.location?.pathname === pageUrl && !choices.isSaving
  usePolling(isChecking && !choices.isSaving, POLL_MS)
  const type = query.type === '' ? NO_TYPE : query.type
  const filter = { type, q: query.q }
  const clear = query.state || query.type !== null || query.q ? pageUrl : null
  const all = CATEGORY_STATES.reduce((sum, state) => sum + counts[state], 0)
  const typeOptions = new Map([
    ['', adminText.anyType],
    ...types.map((typeName) => [typeName || NO_TYPE, typeName || adminText.noType] as const),
  ])
  const options = { categories, newNames }
  return (
    <AdminPage
      title={adminText.newProductCategories}
      back={{ to: href('/admin/import/:id', { id }), label: adminText.backToImport }}
    >
      <p className="mb-4 max-w-[62ch] text-base wrap-anywhere text-ink-2">{adminText.categoriesHint(fileName)}</p>
      <ListFilters
        label={adminText.products}
        placeholder={adminText.nameOrTag}
        q={query.q}
        keep={['state']}
        clear={clear}
      >
        {types.length > 1 && (
          <FilterSelect name="type" label={adminText.type} value={type} options={typeOptions} className="md:max-w-56" />
        )}
      </ListFilters>
      <FilterTabs
        label={adminText.certainty}
        tabs={[
          {
            label: adminText.all,
            to: buildListUrl(pageUrl, filter),
            isCurrent: query.state === null,
            count: { total: all, hasMore: false },
          },
          ...CATEGORY_STATES.map((state) => ({
            label: adminText.categoryStates[state],
            to: buildListUrl(pageUrl, { ...filter, state }),
            isCurrent: query.state === state,
            count: { total: counts[state], hasMore: false },
          })),
        ]}
      />
      <Form id={FORM} method="post" action={action} onSubmit={choices.onSubmit} className="mt-3">
        <SaveBar
          form={FORM}
          isDirty={choices.isDirty}
          isSaving={choices.isSaving}
          blockedReason={choices.hasTooMany ? adminText.tooManyChoices : null}
          onDiscard={choices.discard}
        />
        <input type="hidden" name="intent" value="rows" />
        <input type="hidden" name="rows" value={choices.payload} />
        {actionData?.failed && <ErrorBanner className="mb-3">{actionData.failed}</ErrorBanner>}
        {actionData && actionData.skipped > 0 && (
          <ErrorBanner className="mb-3">{adminText.choicesSkipped(actionData.skipped)}</ErrorBanner>
        )}
      </Form>
      <div className="index-list rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList
            noun={adminText.productsInSentence}
            title={all > 0 && counts.open === 0 && query.state === 'open' ? adminText.allHaveCategory : undefined}
            clear={clear}
          >
            <p className="text-base text-ink-2">{adminText.noNewProducts}</p>
          </EmptyList>
        ) : (
          <>
            <CategoryBulk rows={selection} products={rows} action={action} onSaved={choices.forget} {...options} />
            <CategoryGrid products={rows} rows={selection} choices={choices} isBusy={isLoading} {...options} />
          </>
        )}
      </div>
      <Pages noun={adminText.productsInSentence} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.categoriesNotLoaded, BACK_TO.imports)
