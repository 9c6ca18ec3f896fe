import { Form, href, Link, redirect } from 'react-router'
import {
  deleteGuide,
  duplicateGuide,
  findEditableGuide,
  listGuideUses,
  saveGuide,
} from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { GuideForm } from '#app/catalog/size-guides/admin/guide-form.tsx'
import { guideInput } from '#app/catalog/size-guides/admin/guide-input.ts'
import { GuideUses } from '#app/catalog/size-guides/admin/guide-uses.tsx'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { type Id, requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepEdit } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import type { Route } from './+types/size-guide-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'size-guide'>(params.id, adminText.guideNotFound)
  const [guide, history] = await Promise.all([findEditableGuide(db, id), listChanges(db, 'size-guide', id)])
  if (!guide) throw notFound(adminText.guideNotFound)
  return { guide, history, uses: await listGuideUses(db, guide.name) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = requireId<'size-guide'>(params.id, adminText.guideNotFound)
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteGuide(db, id, staffId)
    throw redirect(`${href('/admin/size-guides')}?deleted=yes`)
  }
  if (form.get('intent') === 'duplicate') throw await duplicate(id, staffId)
  return await saveEdit(parseForm(guideInput, form), {
    save: (input) => saveGuide(db, input.saveAsNew ? null : id, input, staffId),
    getSavedPath: () => `${href('/admin/size-guides')}?saved=yes`,
    findCurrent: () => findEditableGuide(db, id),
    noun: adminText.guideInSentence,
  })
}

async function duplicate(id: Id<'size-guide'>, staffId: Id<'staff'>): Promise<Response> {
  const copy = await duplicateGuide(db, id, staffId)
  if (!copy) throw notFound(adminText.guideNotFound)
  return redirect(`${href('/admin/size-guides/edit/:id', { id: copy })}?copied=yes`)
}

export const clientAction = (args: Route.ClientActionArgs) => keepEdit(args, adminText.guideNotDeleted)

export default function SizeGuideEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { guide, history, uses } = loaderData
  useShowOnce({ copied: adminText.copied })
  return (
    <AdminPage width="columns" title={guide.name} back={BACK_TO.sizeGuides} menu={<GuideActions id={guide.id} />}>
      <GuideForm
        key={params.id}
        guide={guide}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
        side={
          <>
            <GuideUses uses={uses} />
            <ChangeHistory entries={history} labels={adminText.historyLabels} />
          </>
        }
      />
    </AdminPage>
  )
}

function GuideActions({ id }: { readonly id: Id<'size-guide'> }) {
  return (
    <RecordMenu
      deletion={{
        title: adminText.deleteQuestion,
        confirmLabel: adminText.deleteGuide,
        effects: adminText.deleteHint,
      }}
    >
      <Form method="post">
        <button type="submit" name="intent" value="duplicate">
          {adminText.duplicate}
        </button>
      </Form>
      <Link reloadDocument to={href('/admin/size-guides/:id/export', { id })}>
        {adminText.exportFile}
      </Link>
    </RecordMenu>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.guideNotLoaded, BACK_TO.sizeGuides)
