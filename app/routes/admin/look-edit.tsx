import { href } from 'react-router'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { findEditableLook, saveLook } from '#app/content/looks/admin/look-form.server.ts'
import { LookForm } from '#app/content/looks/admin/look-form.tsx'
import { lookInput } from '#app/content/looks/admin/look-input.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import type { Route } from './+types/look-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'look'>(params.id, adminText.lookNotFound)
  const [look, history] = await Promise.all([findEditableLook(db, id), listChanges(db, 'look', id)])
  if (!look) throw notFound(adminText.lookNotFound)
  return { look, history }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'look'>(params.id, adminText.lookNotFound)
  return await saveEdit(parseForm(lookInput, await readForm(request)), {
    save: (input) => saveLook(db, input.saveAsNew ? null : id, input, admin.id),
    getSavedPath: () => `${href('/admin/looks')}?saved=yes`,
    findCurrent: () => findEditableLook(db, id),
    noun: adminText.lookInSentence,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function LookEdit({ actionData, loaderData: { look, history }, params }: Route.ComponentProps) {
  return (
    <AdminPage
      width="columns"
      title={look.name}
      note={<StatusBadge status={look.isActive ? 'active' : 'draft'} />}
      back={BACK_TO.looks}
      menu={
        look.isActive && (
          <TextLink to={href('/lookbook')} target="_blank">
            {adminText.viewLookbook}
          </TextLink>
        )
      }
    >
      <LookForm
        key={params.id}
        look={look}
        result={actionData}
        history={<ChangeHistory entries={history} labels={adminText.historyLabels} />}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.lookNotLoaded, BACK_TO.looks)
