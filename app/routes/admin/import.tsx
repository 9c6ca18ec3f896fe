import { data, href, redirect, useNavigation } from 'react-router'
import type { ImportUpdate } from '#app/base/import-kind.ts'
import { isRunning } from '#app/base/imports.ts'
import { listCurrencyChoices } from '#app/base/money-formats.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import {
  applyFileImport,
  canChooseCurrency,
  countWithNotes,
  deleteFileImport,
  findFileImport,
  listFileImportItems,
  recheckFileImport,
} from '#app/exchange/imports/file-imports.server.ts'
import { ImportActions } from '#app/exchange/imports/import-actions.tsx'
import { ImportCurrency } from '#app/exchange/imports/import-currency.tsx'
import { importInput } from '#app/exchange/imports/import-input.ts'
import { ImportItems } from '#app/exchange/imports/import-items.tsx'
import { findKindAction, getImportKind } from '#app/exchange/imports/import-kinds.ts'
import { findFirstOutcome, ImportOutcomes, OUTCOME_TABS } from '#app/exchange/imports/import-outcomes.tsx'
import { ImportProgress } from '#app/exchange/imports/import-progress.tsx'
import { undoFileImport } from '#app/exchange/imports/undo-import.server.ts'
import { UndoImport } from '#app/exchange/imports/undo-import.tsx'
import { ImportLosses } from '#app/exchange/product-files/import-losses.tsx'
import { ProductPanels } from '#app/exchange/product-files/product-panels.tsx'
import { readProductParts } from '#app/exchange/product-files/product-parts.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { readChoice, readPage } from '#app/lib/list-query.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import type { Route } from './+types/import'

const getNotFoundMessage = () => adminText.importNotFound
const POLL_MS = 1_000

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'file-import'>(params.id, getNotFoundMessage())
  const file = await findFileImport(db, id)
  if (!file) throw notFound(getNotFoundMessage())
  const { options: _, needsChoice, ...shownFile } = file
  const kind = getImportKind(file.kind)
  const nouns = kind.nouns()
  const choicePage = needsChoice ? kind.findChoicePage?.(id) : undefined
  if (choicePage) throw redirect(choicePage)
  const products = file.kind === 'products' && file.isReadable ? await readProductParts(db, file) : null
  const requested = readChoice(url.searchParams, 'show', OUTCOME_TABS)
  const outcome = requested && file.counts[requested] > 0 ? requested : findFirstOutcome(file.counts)
  const [list, withNotesCount] = await Promise.all([
    outcome && listFileImportItems(db, id, { outcome, page: readPage(url.searchParams) }),
    file.state === 'checked' ? countWithNotes(db, id) : 0,
  ])
  const items =
    list?.rows.map(({ outcome, details, undo, ...item }) => ({
      ...item,
      to: file.isReadable ? kind.findPage?.({ outcome, details, undo }) : null,
    })) ?? []
  const currencies = canChooseCurrency(file) ? listCurrencyChoices() : []
  const texts = {
    contents: adminText.fileContents,
    unnamed: adminText.unnamed,
    undoNote: kind.restoresChanges ? adminText.undoRestores(nouns.many) : adminText.undoLeaves(nouns.many),
    ...kind.texts?.(),
  }
  const total = list?.total ?? 0
  const page = list?.page ?? 1
  return {
    file: shownFile,
    needsChoice,
    products,
    nouns,
    place: kind.numbering,
    saved: kind.list?.() ?? null,
    canUndo: kind.undo !== undefined,
    checksAll: kind.checksAllOnChoice ?? false,
    texts,
    currencies,
    outcome,
    withNotes: withNotesCount,
    items,
    total,
    page,
  }
}

const getFailure: () => FailureResult = () => ({ failed: adminText.notChanged })
const getStaleFailure: () => FailureResult = () => ({ failed: adminText.checkedAgain })
const getBusyFailure: () => FailureResult = () => ({ failed: adminText.stillRunning })

export const clientLoader = keepOnError<typeof loader>('/admin/import/:id', 'the import')

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = requireId<'file-import'>(params.id, getNotFoundMessage())
  const form = await readForm(request)
  const kindAction = findKindAction(form.get('intent'))
  if (kindAction) return respondTo(await kindAction.run(db, form, { id, staffId }))
  const sent = parseForm(importInput, form)
  if (!sent.ok) return respondTo('invalid')
  const { value } = sent
  switch (value.intent) {
    case 'delete':
      await deleteFileImport(db, id)
      return redirect(href('/admin/import'))
    case 'undo': {
      const undone = await undoFileImport(db, id, staffId)
      if (undone === 'impossible') return data(getBusyFailure(), { status: 409 })
      if (undone === 'done') return redirect(`${href('/admin/import')}?undone=yes`)
      return redirect(`${href('/admin/import/:id', { id })}?show=applied&undone=partly`)
    }
    case 'apply': {
      const applied = await applyFileImport(db, id, value.revision, staffId)
      return applied === 'done' ? data<FailureResult>({ failed: null }) : data(getStaleFailure(), { status: 409 })
    }
    case 'again':
      return respondTo(await recheckFileImport(db, id))
    case 'currency':
      return respondTo(await recheckFileImport(db, id, value.currency))
  }
}

function respondTo(changed: ImportUpdate) {
  if (changed === 'invalid') return data(getFailure(), { status: 400 })
  if (changed === 'not-found') throw notFound(getNotFoundMessage())
  if (changed === 'unreadable') return data<FailureResult>({ failed: adminText.otherVersion }, { status: 409 })
  return changed === 'busy' ? data(getBusyFailure(), { status: 409 }) : data<FailureResult>({ failed: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<Awaited<ReturnType<typeof serverAction>>, FailureResult>(serverAction, getFailure())

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { file, products, nouns, place, texts, outcome, withNotes: withNotesCount, items, total, page } = loaderData
  const { counts, state } = file
  const isWorking = isRunning(state)
  const isBusy = useNavigation().state !== 'idle' || isWorking
  usePolling(isWorking || (file.isFetching && file.isReadable), POLL_MS)
  const panel = useResultFocus(actionData)
  useShowOnce({ undone: adminText.undonePartly })
  return (
    <AdminPage title={adminText.importThings(nouns.many)} back={BACK_TO.imports}>
      <div
        className={`grid gap-4 ${products ? 'items-start lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]' : ''}`}
      >
        <Panel ref={panel} title={<span className="wrap-anywhere">{file.fileName}</span>}>
          <ImportProgress
            nouns={nouns}
            counts={counts}
            state={state}
            withNotesCount={withNotesCount}
            note={products?.note}
          />
          {!file.isReadable && <p className="mt-4 text-base">{adminText.otherVersion}</p>}
          <ImportChoice {...loaderData} isBusy={isBusy} />
          <ImportActions
            nouns={nouns}
            file={file}
            canApply={file.isReadable && !loaderData.needsChoice && !file.isFetching}
            canUndo={loaderData.canUndo}
            canRecheck={canRecheck(loaderData)}
            rejected={href('/admin/import/:id/rejected', { id: file.id })}
            failed={actionData?.failed ?? null}
            isBusy={isBusy}
          />
          <SavedImport {...loaderData} />
          {products ? <ImportLosses parts={products} /> : <IgnoredColumns columns={file.ignoredColumns} />}
        </Panel>
        {products && (
          <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ProductPanels file={file} parts={products} isBusy={isBusy} />
          </div>
        )}
        <div className="grid min-w-0 gap-4">
          <section aria-label={texts.contents} className="min-w-0 rounded-field border border-line bg-paper">
            <ImportOutcomes nouns={nouns} counts={counts} shown={outcome} />
            {items.length > 0 && <ImportItems items={items} unnamed={texts.unnamed} place={place} />}
          </section>
          <Pages page={page} total={total} />
        </div>
      </div>
    </AdminPage>
  )
}

type ImportData = Route.ComponentProps['loaderData']

/**
 * Returns true if a new check can help. If each choice by staff already starts a check, rejected items do not count.
 */
function canRecheck({ file, needsChoice, checksAll }: ImportData): boolean {
  const { counts, state, isReadable } = file
  const rejected = checksAll ? 0 : counts.refused
  const pending = state === 'applied' ? counts.new + counts.changed : 0
  return !isRunning(state) && isReadable && !needsChoice && rejected + counts.stale + pending > 0
}

function ImportChoice({ file, currencies, isBusy }: ImportData & { readonly isBusy: boolean }) {
  if (currencies.length === 0) return null
  const { currency, isCurrencyChosen } = file
  return <ImportCurrency currency={currency} currencies={currencies} isChosen={isCurrencyChosen} isBusy={isBusy} />
}

/** Shows where to find the saved records, and how to undo the import. */
function SavedImport({ file, nouns, saved, canUndo, texts }: ImportData) {
  if (!saved || isRunning(file.state) || file.counts.applied === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-base">
      <TextLink to={saved.to}>{saved.label}</TextLink>
      {canUndo && <UndoImport nouns={nouns} note={texts.undoNote} />}
    </div>
  )
}

function IgnoredColumns({ columns }: { readonly columns: readonly string[] }) {
  if (columns.length === 0) return null
  return <p className="mt-4 text-sm wrap-anywhere text-ink-2">{adminText.ignoredColumns(columns.join(', '))}</p>
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.imports)
