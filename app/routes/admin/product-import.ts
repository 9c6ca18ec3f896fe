import { redirect } from 'react-router'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/product-import'

// Former URLs of product imports, for pages that are open during an update and for saved links.

export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect(toNewUrl(url))
}

/** Forwards the form to the new URL: 307 repeats the request with its method and body. */
export function action({ context, url }: Route.ActionArgs) {
  requireAdmin(context)
  return redirect(toNewUrl(url), 307)
}

function toNewUrl({ pathname, search }: URL): string {
  return pathname.replace('/products/import', '/import') + search
}
