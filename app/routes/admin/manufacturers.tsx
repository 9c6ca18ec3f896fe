import { href } from 'react-router'
import { listManufacturerRows } from '#app/catalog/manufacturers/admin/manufacturer-form.server.ts'
import { ManufacturerTable } from '#app/catalog/manufacturers/admin/manufacturer-table.tsx'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import type { Route } from './+types/manufacturers'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { rows: await listManufacturerRows(db) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/manufacturers'), 'manufacturers')

export default function Manufacturers({ loaderData: { rows } }: Route.ComponentProps) {
  useShowOnce({ saved: adminText.manufacturerSaved, deleted: adminText.manufacturerDeleted })
  const addButton = (
    <AdminButtonLink to={href('/admin/manufacturers/new')} look="primary">
      <span>
        {adminText.addManufacturerInShort.shown}{' '}
        <span className="max-sm:sr-only">{adminText.addManufacturerInShort.after}</span>
      </span>
    </AdminButtonLink>
  )
  return (
    <AdminPage title={adminText.manufacturers} action={addButton}>
      <div className="flex items-center justify-between gap-4">
        <p className="max-w-[62ch] text-base text-ink-2">{adminText.manufacturersHint}</p>
        <div className="max-lg:hidden">{addButton}</div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.manufacturersInSentence} clear={null}>
            <AdminButtonLink to={href('/admin/manufacturers/new')}>{adminText.addFirstManufacturer}</AdminButtonLink>
          </EmptyList>
        ) : (
          <ManufacturerTable rows={rows} />
        )}
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.manufacturersNotLoaded, BACK_TO.dashboard)
