import { useState } from 'react'
import { data, href, Link, redirect } from 'react-router'
import { PageBadge } from '#app/content/pages/admin/page-badge.tsx'
import {
  changePage,
  deletePage,
  findEditablePage,
  PAGE_CHANGES,
  savePage,
} from '#app/content/pages/admin/page-form.server.ts'
import { PageForm } from '#app/content/pages/admin/page-form.tsx'
import { pageInput } from '#app/content/pages/admin/page-input.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm, keepInput } from '#app/operations/admin/keep-form.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { getPagePath } from '#app/store/policies.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { adminText as formText } from '#app/ui/admin/admin-text.ts'
import { reject, rejectConflict, rejectDeleted, rejectInput } from '#app/ui/admin/form-result.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import type { Route } from './+types/page-edit'

const getNotFoundMessage = () => adminText.pageNotFound

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'page'>(params.id, getNotFoundMessage())
  const [page, history, { store_name: store }] = await Promise.all([
    findEditablePage(db, id),
    listChanges(db, 'page', id),
    readSettings(db),
  ])
  if (!page) throw notFound(getNotFoundMessage())
  return { page, history, store, origin: url.origin }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = requireId<'page'>(params.id, getNotFoundMessage())
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deletePage(db, id, staffId)
    throw redirect(`${href('/admin/pages')}?deleted=yes`)
  }
  const change = PAGE_CHANGES.find((known) => known === form.get('intent'))
  if (change) {
    await changePage(db, id, change, staffId)
    return data({ failed: undefined })
  }
  const input = parseForm(pageInput, form)
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const isPublished = input.value.intent === 'publish'
  const saved = await savePage(db, input.value.saveAsNew ? null : id, input.value, staffId)
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 409 })
  if (saved.outcome === 'saved' && saved.id !== id) {
    const parameter = isPublished ? 'published' : 'saved'
    throw redirect(`${href('/admin/pages/edit/:id', { id: saved.id })}?${parameter}=yes`)
  }
  const current = await findEditablePage(db, id)
  if (!current || saved.outcome === 'not-found') return data(rejectDeleted(adminText.pageInSentence), { status: 404 })
  if (saved.outcome === 'conflict') {
    return data(rejectConflict(formText.conflictSubject(adminText.pageInSentence), current), { status: 409 })
  }
  return data({ outcome: 'saved' as const, current, isPublished })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'delete') return keepForm(serverAction, { failed: adminText.notDeleted })
  if (intent === 'discard' || intent === 'unpublish') return keepForm(serverAction, { failed: adminText.notChanged })
  return keepInput(serverAction)
}

export default function PageEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { page, history, store, origin } = loaderData
  const { status, hasDraft, shown } = page
  useShowOnce({ published: adminText.pagePublished, saved: adminText.draftSaved })
  return (
    <AdminPage
      width="columns"
      title={shown.title}
      note={<PageBadge status={status} hasDraft={hasDraft} />}
      back={BACK_TO.pages}
      menu={<PageActions page={page} />}
    >
      <PageForm
        key={params.id}
        page={page}
        store={store}
        origin={origin}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
        history={<ChangeHistory entries={history} labels={adminText.historyLabels} />}
      />
    </AdminPage>
  )
}

const getQuestions = () =>
  ({
    discard: {
      button: adminText.discardDraft,
      title: adminText.discardQuestion,
      confirmLabel: adminText.discardDraft,
      busyLabel: adminText.discarding,
      done: adminText.draftDiscarded,
      text: adminText.discardHint,
    },
    unpublish: {
      button: adminText.unpublish,
      title: adminText.unpublishQuestion,
      confirmLabel: adminText.unpublishPage,
      busyLabel: adminText.unpublishing,
      done: adminText.pageUnpublished,
      text: adminText.unpublishHint,
    },
  }) as const

type PageActionsProps = { readonly page: Route.ComponentProps['loaderData']['page'] }

function PageActions({ page: { id, status, hasDraft, shown } }: PageActionsProps) {
  const [pending, setPending] = useState<keyof ReturnType<typeof getQuestions> | null>(null)
  const isPublished = status === 'published'
  const availableChanges = isPublished ? [...(hasDraft ? ['discard' as const] : []), 'unpublish' as const] : []
  const { text, button: _button, ...question } = getQuestions()[pending ?? 'discard']
  return (
    <>
      <RecordMenu
        deletion={{
          title: adminText.deleteQuestion,
          confirmLabel: adminText.deletePage,
          effects: isPublished ? adminText.deletePublishedHint : adminText.deleteDraftHint,
        }}
      >
        {isPublished && (
          <Link to={getPagePath(shown)} target="_blank">
            {adminText.viewInShop}
          </Link>
        )}
        {(!isPublished || hasDraft) && (
          <Link to={href('/admin/pages/preview/:id', { id })} target="_blank">
            {adminText.previewDraft}
          </Link>
        )}
        {availableChanges.map((change) => (
          <button key={change} type="button" onClick={() => setPending(change)}>
            {getQuestions()[change].button}
          </button>
        ))}
      </RecordMenu>
      <RemovalDialog {...question} formData={pending && { intent: pending }} onClose={() => setPending(null)}>
        {text}
      </RemovalDialog>
    </>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.pages)
