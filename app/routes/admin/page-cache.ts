import { data } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/operations/system/admin-text.ts'
import type { PageCacheResult } from '#app/operations/system/page-cache-details.tsx'
import { emptyPageCaches } from '#app/operations/system/page-cache-stats.server.ts'
import { pageCacheInput } from '#app/operations/system/page-cache-stats.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/page-cache'

const getFailure = (): PageCacheResult => ({ failed: adminText.pageCacheNotEmptied })

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw notFound('Page Not Found')
}

export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context)
  const input = parseForm(pageCacheInput, await readForm(request))
  if (!input.ok) return data(getFailure(), { status: 400 })
  await emptyPageCaches(db)
  return data<PageCacheResult>({})
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, getFailure())
