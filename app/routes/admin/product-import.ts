import { redirect } from 'react-router'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/product-import'

/** Where the import of products was, for pages that are open during an update. */
export function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  throw redirect(`/admin/import/${params['*']}`)
}
