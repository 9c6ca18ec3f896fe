import { data, href, redirect } from 'react-router'
import { findError, parseForm } from '#app/lib/form.ts'
import { parseId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { getChoiceCondition, readOrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { matchSelectedCustomers } from '#app/orders/customers/customer-list.server.ts'
import { adminText } from '#app/orders/tags/admin-text.ts'
import { listRowTags } from '#app/orders/tags/find-tags.server.ts'
import { saveTags } from '#app/orders/tags/save-tags.server.ts'
import { MAX_TAGS, TAG_SUBJECTS, type TagSubject, tagsInput } from '#app/orders/tags/tags.ts'
import { TagsForm } from '#app/orders/tags/tags-form.tsx'
import type { TagResult } from '#app/orders/tags/use-tag-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/tags'

/** `?ids=` contains the id of an order or customer. Without JavaScript, staff change its tags on this screen. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const subject = getSubject(params.subject)
  const id = parseId(url.searchParams.get('ids') ?? '')
  if (!id) throw notFound('Page Not Found')
  return { subject, id, tags: await listRowTags(db, subject, id), back: buildRowUrl(subject, id) }
}

/** Adds tags to orders or customers, or removes them. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const subject = getSubject(params.subject)
  const form = await readForm(request)
  const input = parseForm(tagsInput, form)
  const typed = String(form.get('after') ?? '')
  if (!input.ok) return data(reject(input.errors, typed), { status: 400 })
  const choice = new URLSearchParams(input.value.choice)
  const counts = await saveTags(db, subject, await readChoice(subject, choice), input.value, admin.id)
  if (counts.found === 0) return data(reject({ '': adminText.rowsGone[subject] }, typed), { status: 404 })
  if (input.value.isInPage) return data<TagResult>({ outcome: 'saved', ...counts })
  if (counts.full > 0) return data(reject({ after: adminText.tagsFull(MAX_TAGS) }, typed), { status: 409 })
  const id = parseId(choice.get('ids') ?? '')
  return redirect(id ? buildRowUrl(subject, id) : href(`/admin/${subject}`))
}

function getSubject(name: string): TagSubject {
  const subject = TAG_SUBJECTS.find((known) => known === name)
  if (!subject) throw notFound('Page Not Found')
  return subject
}

function buildRowUrl(subject: TagSubject, id: string): string {
  return subject === 'orders' ? href('/admin/orders/:id', { id }) : href('/admin/customers/:id', { id })
}

async function readChoice(subject: TagSubject, query: URLSearchParams) {
  if (subject === 'customers') return matchSelectedCustomers(query)
  return getChoiceCondition(readOrderChoice(query, readOrderFilter(query, await readTimeZone(db))))
}

function reject(errors: Readonly<Record<string, string>>, typed: string): TagResult {
  return { outcome: 'rejected', errors, typed }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (why) => reject({ '': why }, ''))

export default function Tags({ actionData, loaderData: { subject, id, tags, back } }: Route.ComponentProps) {
  const rejected = actionData?.outcome === 'rejected' ? actionData : null
  return (
    <AdminPage title={adminText.tags} back={{ to: back, label: adminText.backToRow[subject] }}>
      <Panel title={adminText.tagsOfRow[subject]} className="max-w-[720px]">
        <TagsForm
          subject={subject}
          id={id}
          tags={tags}
          look="primary"
          typed={rejected?.typed}
          error={rejected ? (findError(rejected.errors, 'after') ?? rejected.errors['']) : undefined}
        />
      </Panel>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.tagsNotLoaded, BACK_TO.dashboard)
