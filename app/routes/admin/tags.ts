import { data } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { chosenWhere, readOrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { chosenCustomers } from '#app/orders/customers/customer-list.server.ts'
import { adminText } from '#app/orders/tags/admin-text.ts'
import { saveTags } from '#app/orders/tags/save-tags.server.ts'
import { TAG_SUBJECTS, type TagSubject, tagsInput } from '#app/orders/tags/tags.ts'
import type { TagResult } from '#app/orders/tags/use-tag-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/tags'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw notFound('Page Not Found')
}

/** Adds tags to orders or customers, or removes them. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const subject = TAG_SUBJECTS.find((known) => known === params.subject)
  if (!subject) throw notFound('Page Not Found')
  const input = parseForm(tagsInput, await readForm(request), { lists: ['tags'] })
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const where = await readChoice(subject, new URLSearchParams(input.value.choice))
  const counts = await saveTags(db, subject, where, input.value, admin.id)
  if (counts.found === 0) return data(reject({ '': adminText.rowsGone[subject] }), { status: 404 })
  return data<TagResult>({ outcome: 'saved', ...counts })
}

async function readChoice(subject: TagSubject, query: URLSearchParams) {
  if (subject === 'customers') return chosenCustomers(query)
  return chosenWhere(readOrderChoice(query, readOrderFilter(query, await readTimeZone(db))))
}

function reject(errors: Readonly<Record<string, string>>): TagResult {
  return { outcome: 'rejected', errors }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (why) => reject({ '': why }))
