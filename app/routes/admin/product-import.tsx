import { data, href, redirect, useNavigation } from 'react-router'
import { countryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { isRunning } from '#app/base/imports.ts'
import { adminText as importsText } from '#app/exchange/imports/admin-text.ts'
import { ImportActions } from '#app/exchange/imports/import-actions.tsx'
import { ImportItems } from '#app/exchange/imports/import-items.tsx'
import { firstOutcome, ImportOutcomes, OUTCOME_TABS } from '#app/exchange/imports/import-outcomes.tsx'
import { ImportProgress } from '#app/exchange/imports/import-progress.tsx'
import { UndoImport } from '#app/exchange/imports/undo-import.tsx'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { countCategoryStates } from '#app/exchange/product-files/category-choices.server.ts'
import { queueImages, readFetches, stopFetching } from '#app/exchange/product-files/fetch-images.server.ts'
import { ImportCategories } from '#app/exchange/product-files/import-categories.tsx'
import { ImportChoices } from '#app/exchange/product-files/import-choices.tsx'
import { ImportFetches } from '#app/exchange/product-files/import-fetches.tsx'
import { ImportImages } from '#app/exchange/product-files/import-images.tsx'
import { importInput } from '#app/exchange/product-files/import-input.ts'
import { ImportLosses } from '#app/exchange/product-files/import-losses.tsx'
import { ImportMaker } from '#app/exchange/product-files/import-maker.tsx'
import {
  addImportImages,
  applyImport,
  chooseMaker,
  deleteImport,
  findImport,
  type ImportDetail,
  type ImportItem,
  type ImportUpdate,
  listItems,
  recheckImport,
  updateImportChoices,
} from '#app/exchange/product-files/product-imports.server.ts'
import { undoProductImport } from '#app/exchange/product-files/undo-import.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { idFrom } from '#app/lib/id.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { readChoice, readPage } from '#app/lib/list-query.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import type { Route } from './+types/product-import'

const POLL_MS = 1_000

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'product-import'>(params.id, adminText.importNotFound)
  const [file, categories, fetches] = await Promise.all([
    findImport(db, id),
    countCategoryStates(db, id),
    readFetches(db, id),
  ])
  if (!file) throw notFound(adminText.importNotFound)
  if (file.needsMapping) throw redirect(href('/admin/products/import/:id/columns', { id }))
  const requested = readChoice(url.searchParams, 'show', OUTCOME_TABS)
  const outcome = requested && file.counts[requested] > 0 ? requested : firstOutcome(file.counts)
  const list = outcome && (await listItems(db, id, { outcome, page: readPage(url.searchParams) }))
  const countries = file.withoutMaker > 0 || file.makerChoice ? countryChoices(COUNTRY_CODES) : []
  return { file, categories, fetches, countries, isWorking: isRunning(file.state), outcome, list }
}

const failedTexts: () => FailureResult = () => ({ failed: adminText.importNotChanged })
const staleTexts: () => FailureResult = () => ({ failed: adminText.importStale })
const busy: () => FailureResult = () => ({ failed: adminText.importBusy })

export const clientLoader = keepOnError<typeof loader>('/admin/products/import/:id', 'the import')

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = idFrom<'product-import'>(params.id, adminText.importNotFound)
  const input = parseForm(importInput, await readForm(request))
  if (!input.ok) return data(failedTexts(), { status: 400 })
  const { value } = input
  switch (value.intent) {
    case 'delete':
      await deleteImport(db, id)
      return redirect(href('/admin/import'))
    case 'undo': {
      const undone = await undoProductImport(db, id, admin.id)
      if (undone === 'impossible') return data(busy(), { status: 409 })
      if (undone === 'done') return redirect(`${href('/admin/import')}?undone=yes`)
      return redirect(`${href('/admin/products/import/:id', { id })}?show=applied&undone=partly`)
    }
    case 'apply': {
      const applied = await applyImport(db, id, value.revision, admin.id)
      return applied === 'done' ? data<FailureResult>({ failed: null }) : data(staleTexts(), { status: 409 })
    }
    case 'again':
      return resultOf(await recheckImport(db, id))
    case 'maker': {
      const { intent: _, kind, ...maker } = value
      return resultOf(await chooseMaker(db, id, kind === 'maker' ? { kind, ...maker } : { kind }, admin.id))
    }
    case 'images':
      return resultOf(await addImportImages(db, id, value.images))
    case 'fetch':
      await queueImages(db, id)
      return data<FailureResult>({ failed: null })
    case 'stop-fetching':
      await stopFetching(db, id)
      return data<FailureResult>({ failed: null })
    case 'choose': {
      const choices = { withStock: value.withStock === 'on', createsCategories: value.createsCategories === 'on' }
      return resultOf(await updateImportChoices(db, id, choices))
    }
  }
}

function resultOf(changed: ImportUpdate) {
  if (changed === 'not-found') throw notFound(adminText.importNotFound)
  return changed === 'busy' ? data(busy(), { status: 409 }) : data<FailureResult>({ failed: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<Awaited<ReturnType<typeof serverAction>>, FailureResult>(serverAction, failedTexts())

export default function ProductImport({ loaderData, actionData }: Route.ComponentProps) {
  const { file, categories, fetches, countries, isWorking, outcome, list } = loaderData
  const isBusy = useNavigation().state !== 'idle' || isWorking
  usePolling(isWorking || file.isFetching, POLL_MS)
  const panel = useResultFocus(actionData)
  const { counts, state } = file
  useShowOnce({ undone: importsText.undonePartly })
  return (
    <AdminPage title={adminText.importProducts}>
      <BackLink {...BACK_TO.imports} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <Panel ref={panel} title={<span className="wrap-anywhere">{file.fileName}</span>}>
          <ImportProgress nouns={adminText.nouns} counts={counts} state={state} note={stockNote(file)} />
          <ImportActions
            nouns={adminText.nouns}
            file={file}
            canApply={!file.isFetching}
            canRecheck={counts.stale > 0 || (state === 'applied' && counts.new + counts.changed > 0)}
            rejected={href('/admin/products/import/:id/rejected', { id: file.id })}
            failed={actionData?.failed ?? null}
            isBusy={isBusy}
          />
          {state === 'applied' && counts.applied > 0 && (
            <div className="mt-4">
              <UndoImport nouns={adminText.nouns} note={adminText.undoNote} />
            </div>
          )}
          <ImportLosses file={file} />
        </Panel>
        <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {categories.open + categories.proposed + categories.certain + categories.chosen > 0 && (
            <Panel title={adminText.categories}>
              <ImportCategories file={file} counts={categories} />
            </Panel>
          )}
          {(file.withoutMaker > 0 || file.makerChoice) && state !== 'applied' && (
            <Panel title={adminText.maker}>
              <ImportMaker file={file} countries={countries} isBusy={isBusy} />
            </Panel>
          )}
          {file.canChangeMapping && (
            <Panel title={adminText.columnsTitle}>
              <p className="text-sm text-ink-2">{adminText.changeColumnsHint}</p>
              <AdminButtonLink to={href('/admin/products/import/:id/columns', { id: file.id })} className="mt-3">
                {adminText.changeColumns}
              </AdminButtonLink>
            </Panel>
          )}
          <Panel title={adminText.choices}>
            <ImportChoices file={file} isBusy={isBusy} />
          </Panel>
          {(file.missing.length > 0 || file.images > 0) && (
            <Panel title={adminText.images}>
              <ImportFetches wanted={file.wanted} fetches={fetches} isBusy={isBusy} />
              <ImportImages file={file} isBusy={isBusy} />
            </Panel>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <section aria-label={adminText.productsOfFile} className="min-w-0 rounded-field border border-line bg-paper">
            <ImportOutcomes nouns={adminText.nouns} counts={counts} shown={outcome} />
            {list && <ImportItems items={list.rows.map(linked)} unnamed={adminText.unnamedProduct} />}
          </section>
          {list && list.total > ROWS_PER_PAGE && <Pages page={list.page} total={list.total} />}
        </div>
      </div>
    </AdminPage>
  )
}

function stockNote({ withStock }: ImportDetail): string {
  return withStock ? adminText.stockUpdated : adminText.stockStays
}

function linked(item: ImportItem) {
  return { ...item, to: item.productId && href('/admin/products/edit/:id', { id: item.productId }) }
}

export const ErrorBoundary = errorPage(() => adminText.importNotLoaded, BACK_TO.imports)
