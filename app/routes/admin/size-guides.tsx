import { href } from 'react-router'
import { listGuideRows } from '#app/catalog/size-guides/admin/guide-list.server.ts'
import { GuideTable } from '#app/catalog/size-guides/admin/guide-table.tsx'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import type { Route } from './+types/size-guides'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { rows: await listGuideRows(db) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/size-guides'), 'size guides')

export default function SizeGuides({ loaderData: { rows } }: Route.ComponentProps) {
  useShowOnce({ saved: adminText.guideSaved, deleted: adminText.guideDeleted })
  const add = (
    <AdminButtonLink to={href('/admin/size-guides/new')} look="primary">
      {adminText.addSizeGuide}
    </AdminButtonLink>
  )
  return (
    <AdminPage title={adminText.sizeGuides} action={add}>
      <div className="flex items-center justify-between gap-4">
        <p className="max-w-[62ch] text-base text-ink-2">{rows.length > 0 && adminText.guidesHint(rows.length)}</p>
        <div className="max-lg:hidden">{add}</div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.guidesInSentence} clear={null}>
            <AdminButtonLink to={href('/admin/size-guides/new')}>{adminText.addFirstGuide}</AdminButtonLink>
          </EmptyList>
        ) : (
          <GuideTable rows={rows} />
        )}
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.guidesNotLoaded, BACK_TO.dashboard)
