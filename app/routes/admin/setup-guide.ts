import { data, href, redirect } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { foldCookie, foldInput } from '#app/operations/setup/guide-cookie.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/setup-guide'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw notFound('Page Not Found')
}

/** Collapses or expands the dashboard's guide in this browser. */
export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context)
  const input = parseForm(foldInput, await readForm(request))
  if (!input.ok) return data(null, { status: 400 })
  return redirect(href('/admin'), { headers: { 'Set-Cookie': await foldCookie(input.value.guide) } })
}
