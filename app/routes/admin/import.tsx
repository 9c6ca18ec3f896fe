import { data, href, redirect, useNavigation } from 'react-router'
import { isRunning } from '#app/base/imports.ts'
import { listCurrencyChoices } from '#app/base/money-formats.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import {
  applyFileImport,
  deleteFileImport,
  findFileImport,
  listFileImportItems,
  recheckFileImport,
} from '#app/exchange/imports/file-imports.server.ts'
import { ImportActions } from '#app/exchange/imports/import-actions.tsx'
import { ImportCurrency } from '#app/exchange/imports/import-currency.tsx'
import { fileImportInput } from '#app/exchange/imports/import-input.ts'
import { ImportItems } from '#app/exchange/imports/import-items.tsx'
import { getImportKind } from '#app/exchange/imports/import-kinds.ts'
import { firstOutcome, ImportOutcomes, OUTCOME_TABS } from '#app/exchange/imports/import-outcomes.tsx'
import { ImportProgress } from '#app/exchange/imports/import-progress.tsx'
import { undoFileImport } from '#app/exchange/imports/undo-import.server.ts'
import { UndoImport } from '#app/exchange/imports/undo-import.tsx'
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
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import type { Route } from './+types/import'

const missing = () => adminText.importNotFound
const POLL_MS = 1_000

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'file-import'>(params.id, missing())
  const file = await findFileImport(db, id)
  if (!file) throw notFound(missing())
  const requested = readChoice(url.searchParams, 'show', OUTCOME_TABS)
  const outcome = requested && file.counts[requested] > 0 ? requested : firstOutcome(file.counts)
  const list = outcome && (await listFileImportItems(db, id, { outcome, page: readPage(url.searchParams) }))
  const canChoose = !file.isCurrencyKnown || (file.isCurrencyChosen && file.counts.applied === 0)
  const currencies = file.state === 'checked' && canChoose ? listCurrencyChoices() : []
  const { nouns, place, list: saved = null, undo, isRestored = false } = getImportKind(file.kind)
  const canUndo = undo !== undefined
  return { file, nouns, place, saved, canUndo, isRestored, currencies, outcome, list }
}

const failedTexts: () => FailureResult = () => ({ failed: adminText.notChanged })
const staleTexts: () => FailureResult = () => ({ failed: adminText.checkedAgain })
const busy: () => FailureResult = () => ({ failed: adminText.stillRunning })

export const clientLoader = keepOnError<typeof loader>('/admin/import/:id', 'the import')

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = idFrom<'file-import'>(params.id, missing())
  const sent = parseForm(fileImportInput, await readForm(request))
  if (!sent.ok) return data(failedTexts(), { status: 400 })
  const { value } = sent
  if (value.intent === 'delete') {
    await deleteFileImport(db, id)
    return redirect(href('/admin/import'))
  }
  if (value.intent === 'undo') {
    const undone = await undoFileImport(db, id, staffId)
    if (undone === 'impossible') return data(busy(), { status: 409 })
    if (undone === 'done') return redirect(`${href('/admin/import')}?undone=yes`)
    return redirect(`${href('/admin/import/:id', { id })}?show=applied&undone=partly`)
  }
  if (value.intent === 'apply') {
    const applied = await applyFileImport(db, id, value.revision, staffId)
    return applied === 'done' ? data<FailureResult>({ failed: null }) : data(staleTexts(), { status: 409 })
  }
  const checked = await recheckFileImport(db, id, value.intent === 'currency' ? value.currency : null)
  if (checked === 'not-found') throw notFound(missing())
  return checked === 'busy' ? data(busy(), { status: 409 }) : data<FailureResult>({ failed: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<Awaited<ReturnType<typeof serverAction>>, FailureResult>(serverAction, failedTexts())

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { file, nouns, place, saved, canUndo, isRestored, currencies, outcome, list } = loaderData
  const { counts, state } = file
  const isWorking = isRunning(state)
  const isBusy = useNavigation().state !== 'idle' || isWorking
  usePolling(isWorking, POLL_MS)
  const panel = useResultFocus(actionData)
  const pending = counts.new + counts.changed
  useShowOnce({ undone: adminText.undonePartly })
  return (
    <AdminPage title={adminText.importOf(nouns.many)}>
      <BackLink {...BACK_TO.imports} />
      <div className="grid max-w-[1120px] gap-4">
        <Panel ref={panel} title={<span className="wrap-anywhere">{file.fileName}</span>}>
          <ImportProgress nouns={nouns} counts={counts} state={state} />
          {currencies.length > 0 && (
            <ImportCurrency
              currency={file.currency}
              currencies={currencies}
              isChosen={file.isCurrencyChosen}
              isBusy={isBusy}
            />
          )}
          <ImportActions
            nouns={nouns}
            file={file}
            canApply={file.isCurrencyKnown}
            canRecheck={
              !isWorking &&
              file.isCurrencyKnown &&
              counts.refused + counts.stale + (state === 'applied' ? pending : 0) > 0
            }
            rejected={href('/admin/import/:id/rejected', { id: file.id })}
            failed={actionData?.failed ?? null}
            isBusy={isBusy}
          />
          {saved && state === 'applied' && counts.applied > 0 && (
            <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-base">
              <TextLink to={saved.to}>{saved.label}</TextLink>
              {canUndo && (
                <UndoImport
                  nouns={nouns}
                  note={isRestored ? adminText.undoRestores(nouns.many) : adminText.undoLeaves(nouns.many)}
                />
              )}
            </div>
          )}
          {file.ignoredColumns.length > 0 && (
            <p className="mt-4 text-sm wrap-anywhere text-ink-2">
              {adminText.ignoredColumns(file.ignoredColumns.join(', '))}
            </p>
          )}
        </Panel>
        <section aria-label={adminText.fileContents} className="min-w-0 rounded-field border border-line bg-paper">
          <ImportOutcomes nouns={nouns} counts={counts} shown={outcome} />
          {list && <ImportItems items={list.rows} unnamed={adminText.unnamed} place={place} />}
        </section>
        {list && list.total > ROWS_PER_PAGE && <Pages page={list.page} total={list.total} />}
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.notLoaded, BACK_TO.imports)
