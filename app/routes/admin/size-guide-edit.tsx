import { data, Form, href, redirect } from 'react-router'
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
import { type Id, idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm, keepInput } from '#app/operations/admin/keep-form.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { DeleteAction } from '#app/ui/admin/delete-action.tsx'
import { refused, refusedForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/size-guide-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'size-guide'>(params.id, adminText.guideNotFound)
  const [guide, history] = await Promise.all([findEditableGuide(db, id), listChanges(db, 'size-guide', id)])
  if (!guide) throw notFound(adminText.guideNotFound)
  return { guide, history, uses: await listGuideUses(db, guide.name) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = idFrom<'size-guide'>(params.id, adminText.guideNotFound)
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteGuide(db, id, staffId)
    throw redirect(`${href('/admin/size-guides')}?deleted=yes`)
  }
  if (form.get('intent') === 'duplicate') throw await duplicate(id, staffId)
  const input = parseForm(guideInput, form)
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await saveGuide(db, input.value.asNew ? null : id, input.value, staffId)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/size-guides')}?saved=yes`)
  if (saved.outcome === 'refused') return data(refused(saved.errors), { status: 409 })
  const current = await findEditableGuide(db, id)
  if (saved.outcome === 'conflict' && current)
    return data(refused({ '': adminText.changedByOther }, current), { status: 409 })
  return data({ ...refusedForm(adminText.deletedByOther), isGone: true }, { status: 404 })
}

async function duplicate(id: Id<'size-guide'>, staffId: Id<'staff'>): Promise<Response> {
  const copy = await duplicateGuide(db, id, staffId)
  if (!copy) throw notFound(adminText.guideNotFound)
  return redirect(`${href('/admin/size-guides/edit/:id', { id: copy })}?copied=yes`)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'delete') return keepForm(serverAction, { failed: adminText.guideNotDeleted })
  return keepInput(serverAction, refusedForm)
}

export default function SizeGuideEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { guide, history, uses } = loaderData
  useShowOnce({ copied: adminText.copied })
  return (
    <AdminPage title={guide.name}>
      <BackLink {...BACK_TO.sizeGuides}>
        <Form method="post">
          <TextButton type="submit" name="intent" value="duplicate">
            {adminText.duplicate}
          </TextButton>
        </Form>
        <DeleteAction title={adminText.deleteQuestion} confirmLabel={adminText.deleteGuide}>
          {adminText.deleteHint}
        </DeleteAction>
      </BackLink>
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

export const ErrorBoundary = errorPage(() => adminText.guideNotLoaded, BACK_TO.sizeGuides)
