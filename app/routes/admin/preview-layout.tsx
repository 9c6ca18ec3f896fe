import { Outlet } from 'react-router'
import previewBarCss from '#app/preview-bar.css?url'
import { guardPages, requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/preview-layout'

/** Guards storefront pages that only staff can see, without the admin's layout. */
export const middleware: Route.MiddlewareFunction[] = [guardPages]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: previewBarCss }]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function Preview() {
  return <Outlet />
}
