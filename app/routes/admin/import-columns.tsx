import { data, Form, href, redirect, useNavigation } from 'react-router'
import { ImportItems } from '#app/exchange/imports/import-items.tsx'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import {
  type FileColumns,
  findFileColumns,
  previewProducts,
  setMapping,
} from '#app/exchange/product-files/mapping/mapped-imports.server.ts'
import { MappingForm } from '#app/exchange/product-files/mapping/mapping-form.tsx'
import {
  currencyNotices,
  mappingInput,
  readRawMapping,
  readSentMapping,
} from '#app/exchange/product-files/mapping/mapping-input.ts'
import type { ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { type FieldErrors, parseInput } from '#app/lib/form.ts'
import { type Id, requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'
import type { Route } from './+types/import-columns'

type Preview = Awaited<ReturnType<typeof previewProducts>>

/** `sent` contains staff's choices, which the page keeps; null if they did not arrive. */
type Result = {
  readonly failed: string | null
  readonly errors: FieldErrors
  readonly sent: ProductMapping | null
  readonly preview: Preview | null
}

async function getFileColumns(id: Id<'file-import'>): Promise<FileColumns> {
  const file = await findFileColumns(db, id)
  if (!file) throw notFound(adminText.importNotFound)
  return file
}

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'file-import'>(params.id, adminText.importNotFound)
  const { fileName, currency, table, mapping, isRemembered } = await getFileColumns(id)
  const preview = await previewProducts(db, id, table, mapping)
  return { id, fileName, table, mapping, isRemembered, notices: currencyNotices(table, mapping, currency), preview }
}

export const clientLoader = keepOnError<typeof loader>('/admin/import/:id/columns', 'the columns of a file')

export async function action({ context, params, request }: Route.ActionArgs) {
  requireAdmin(context)
  const id = requireId<'file-import'>(params.id, adminText.importNotFound)
  const { table, currency, mapping } = await getFileColumns(id)
  const raw = readRawMapping(await readForm(request), table.header.length)
  const sent = readSentMapping(raw, mapping)
  const input = parseInput(mappingInput(table, currency), raw)
  if (!input.ok) {
    const { errors } = input
    return data<Result>({ failed: adminText.columnsInvalid, errors, sent, preview: null }, { status: 400 })
  }
  const { intent, ...chosen } = input.value
  if (intent === 'preview') {
    return data<Result>({ failed: null, errors: {}, sent, preview: await previewProducts(db, id, table, chosen) })
  }
  const saved = await setMapping(db, id, chosen)
  if (saved === 'done') return redirect(href('/admin/import/:id', { id }))
  if (saved === 'not-found' || saved === 'unreadable') throw notFound(adminText.importNotFound)
  return data<Result>({ failed: adminText.columnsAreFixed, errors: {}, sent, preview: null }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs<Awaited<ReturnType<typeof serverAction>>, Result>(serverAction, (failed) => ({
    failed,
    errors: {},
    sent: null,
    preview: null,
  }))

export default function ImportColumns({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fileName, table, mapping, isRemembered, notices } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const panel = useResultFocus(actionData)
  const preview = actionData?.preview ?? loaderData.preview
  return (
    <AdminPage title={adminText.columnsTitle} back={BACK_TO.imports}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <Panel ref={panel} title={fileName}>
          <p className="mb-4 text-base wrap-anywhere">{adminText.columnsHint}</p>
          {isRemembered && <p className="mb-4 text-base text-ink-2">{adminText.columnsRemembered}</p>}
          {actionData?.failed && (
            <ProblemText role="alert" className="mb-4 text-base">
              {actionData.failed}
            </ProblemText>
          )}
          <MappingForm
            key={id}
            table={table}
            mapping={actionData?.sent ?? mapping}
            notices={notices}
            errors={actionData?.errors ?? {}}
            isBusy={isBusy}
          />
          <Form method="post" action={href('/admin/import/:id', { id })} className="mt-4">
            <input type="hidden" name="intent" value="delete" />
            <TextButton type="submit" look="danger">
              {adminText.discardFile}
            </TextButton>
          </Form>
        </Panel>
        <Panel title={adminText.preview}>
          <p className="text-sm text-ink-2">{preview.length > 0 ? adminText.previewHint : adminText.noPreview}</p>
          <div className="-mx-4 md:-mx-5">
            <ImportItems items={preview} unnamed={adminText.unnamedProduct} />
          </div>
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.columnsNotLoaded, BACK_TO.imports)
