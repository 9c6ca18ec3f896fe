import { redirect } from 'react-router'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/unknown'

/** New URLs of former screens, by their old path under /admin. */
const MOVED_SCREENS: Readonly<Record<string, string>> = { 'homepage/placed': '/admin/homepage' }

export function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect(MOVED_SCREENS[params['*']] ?? '/admin')
}

export function action({ context }: Route.ActionArgs) {
  requireAdmin(context)
  return redirect('/admin')
}
