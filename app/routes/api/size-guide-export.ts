import { href, redirect } from 'react-router'
import { buildGuideFileHeading, buildGuideFileRows } from '#app/catalog/size-guides/admin/guide-file.ts'
import { findEditableGuide } from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { toCsv } from '#app/lib/csv.ts'
import { parseId } from '#app/lib/id.ts'
import { slugify } from '#app/lib/slug.ts'
import { db } from '#app/platform/db/db.server.ts'
import { fileResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/size-guide-export'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = parseId<'size-guide'>(params.id)
  const guide = id && (await findEditableGuide(db, id))
  if (!guide) throw redirect(href('/admin/size-guides'))
  const text = toCsv([buildGuideFileHeading(guide), ...buildGuideFileRows(guide)])
  const name = `size-guide-${slugify(guide.name)}`.replace(/-$/, '')
  return fileResponse(text, { type: 'text/csv', name, extension: 'csv' })
}
