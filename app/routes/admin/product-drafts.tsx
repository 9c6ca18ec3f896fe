import { useState } from 'react'
import { data, href } from 'react-router'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { MAX_ROWS, parseRows } from '#app/inventory/photo-drafts/draft-rows.ts'
import { PhotoDraftList } from '#app/inventory/photo-drafts/photo-draft-list.tsx'
import { type DraftsResult, readPhotoDrafts, savePhotoDrafts } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { PhotoDrop } from '#app/inventory/photo-drafts/photo-drop.tsx'
import { readPhotoResults } from '#app/inventory/photo-drafts/photo-results.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'
import type { Route } from './+types/product-drafts'

/**
 * `show` is the maximum number of drafts. Without JavaScript, other parameters contain the results of the upload form
 * (routes/api/product-photos.ts).
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const shown = Number(url.searchParams.get('show'))
  const limit = Number.isInteger(shown) && shown > 0 ? Math.min(shown, MAX_ROWS) : undefined
  return { drafts: await readPhotoDrafts(db, limit), results: readPhotoResults(url.searchParams) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const [form, { store_currency: currency }] = await Promise.all([readForm(request), readSettings(db)])
  const rows = parseRows(form, currency)
  const result = await savePhotoDrafts(db, rows, staffId)
  // Without an error status, the page's data is loaded again: some rows may have been saved
  return data(result, { status: rows.some(({ parsed }) => parsed.ok) ? 200 : 400 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(
    serverAction,
    (why): DraftsResult => ({
      errors: { '': why },
      rejected: [],
      current: [],
    }),
  )

export default function ProductDrafts({ actionData, loaderData }: Route.ComponentProps) {
  const { drafts, results } = loaderData
  const [isUploading, setIsUploading] = useState(false)
  return (
    <AdminPage width="columns" title={adminText.title} back={BACK_TO.products}>
      <div className="grid gap-4">
        <Panel
          title={adminText.photosTitle}
          action={<TextLink to={href('/admin/products/new')}>{adminText.addByHand}</TextLink>}
        >
          {results.notes.length + results.problems.length > 0 && (
            <div role="status" className="mb-4 grid gap-1 text-base">
              {results.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              {results.problems.map((problem) => (
                <ProblemText key={problem}>{problem}</ProblemText>
              ))}
            </div>
          )}
          <PhotoDrop canCreate={drafts.canCreate} onUploading={setIsUploading} />
        </Panel>
        <Panel title={adminText.draftsTitle}>
          <PhotoDraftList drafts={drafts} hasUnfinished={isUploading} empty={adminText.noDrafts} result={actionData} />
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.products)
