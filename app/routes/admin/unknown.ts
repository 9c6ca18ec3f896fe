import { redirect } from 'react-router'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/unknown'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect('/admin')
}

export function action({ context }: Route.ActionArgs) {
  requireAdmin(context)
  return redirect('/admin')
}
