import { useState } from 'react'
import { data, href } from 'react-router'
import { lookRowInput } from '#app/content/looks/admin/look-input.ts'
import {
  arrangeLooks,
  deleteLook,
  type LookRow,
  listLookRows,
  setLookStatus,
} from '#app/content/looks/admin/look-list.server.ts'
import { LookTable } from '#app/content/looks/admin/look-table.tsx'
import { adminText } from '#app/content/looks/admin-text.ts'
import { MAX_SHOWN_LOOKS } from '#app/content/looks/look.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { useRowOrder } from '#app/ui/admin/lists/use-row-order.ts'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/looks'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { rows: await listLookRows(db) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/looks'), 'looks')

const getFailureMessages = () => ({ save: adminText.lookNotSaved, delete: adminText.lookNotDeleted }) as const

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(lookRowInput, await readForm(request))
  if (!input.ok) return data<FailureResult>({ failed: getFailureMessages().save }, { status: 400 })
  const { value } = input
  try {
    if (value.intent === 'delete') await deleteLook(db, value.id, admin.id)
    else if (value.intent === 'arrange') await arrangeLooks(db, value.ids, admin.id)
    else if (!(await setLookStatus(db, value.id, value.status, admin.id))) {
      return data<FailureResult>({ failed: getFailureMessages().save }, { status: 404 })
    }
    return data<FailureResult>({ failed: null })
  } catch (error) {
    log.error({ err: error }, 'a look could not be changed')
    const failed = value.intent === 'delete' ? getFailureMessages().delete : getFailureMessages().save
    return data<FailureResult>({ failed }, { status: 500 })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = Object.fromEntries(await request.clone().formData())
  return keepForm<unknown, FailureResult>(serverAction, {
    failed: intent === 'delete' ? getFailureMessages().delete : getFailureMessages().save,
  })
}

export default function Looks({ loaderData: { rows } }: Route.ComponentProps) {
  const [deleting, setDeleting] = useState<LookRow | null>(null)
  const ordered = useRowOrder(rows)
  const addButton = (
    <AdminButtonLink to={href('/admin/looks/new')} look="primary">
      {adminText.addLook}
    </AdminButtonLink>
  )
  useShowOnce({ saved: adminText.lookSaved })
  return (
    <AdminPage title={adminText.looksCounted(rows.length)} action={addButton}>
      <div className="flex items-center justify-between gap-4">
        <p className="text-base text-pretty text-ink-2">
          {adminText.looksHint}
          {countActive(ordered.rows) > MAX_SHOWN_LOOKS && ` ${adminText.lookbookLimit(MAX_SHOWN_LOOKS)}`}
        </p>
        <div className="max-lg:hidden">{addButton}</div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.looksInSentence} clear={null}>
            <AdminButtonLink to={href('/admin/looks/new')}>{adminText.addFirstLook}</AdminButtonLink>
          </EmptyList>
        ) : (
          <LookTable rows={ordered.rows} onArrange={ordered.arrange} onDelete={setDeleting} />
        )}
      </div>
      <RemovalDialog
        formData={deleting && { intent: 'delete', id: deleting.id }}
        title={adminText.deleteQuestion(deleting?.name ?? '')}
        confirmLabel={adminText.deleteLook}
        doneMessage={adminText.lookDeleted}
        onClose={() => setDeleting(null)}
      >
        {adminText.deleteHint}
      </RemovalDialog>
    </AdminPage>
  )
}

function countActive(rows: readonly LookRow[]): number {
  return rows.filter(({ isActive }) => isActive).length
}

export const ErrorBoundary = createErrorPage(() => adminText.looksNotLoaded, BACK_TO.dashboard)
