import { Outlet } from 'react-router'
import { guardPages, requireAdmin } from '#app/features/staff/guard.server.ts'
import type { Route } from './+types/preview-layout'

/** Around pages of the storefront as only staff may see them: the guard, and nothing of the admin's own look. */
export const middleware: Route.MiddlewareFunction[] = [guardPages]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function Preview() {
  return <Outlet />
}
