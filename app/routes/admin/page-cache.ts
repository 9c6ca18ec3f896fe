import { data } from 'react-router'
import { emptyPageCaches, readPageCache } from '#app/features/settings/page-cache-figures.server.ts'
import { pageCacheInput } from '#app/features/settings/page-cache-figures.ts'
import type { PageCacheAnswer } from '#app/features/settings/page-cache-panel.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonAnswer } from '#app/platform/http/json-answer.ts'
import { keepForm } from '#app/routes/admin/shell/keep-form.ts'
import type { Route } from './+types/page-cache'

const FAILED: PageCacheAnswer = { failed: 'The page cache could not be emptied. Please try again.' }

/** How the pages do that the answering process keeps. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonAnswer(readPageCache())
}

/** Has every page of the shop made anew. */
export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context)
  const input = parseForm(pageCacheInput, await readForm(request))
  if (!input.ok) return data(FAILED, { status: 400 })
  await emptyPageCaches(db)
  const emptied: PageCacheAnswer = {}
  return data(emptied)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction, FAILED)
}
