import { href } from 'react-router'
import { saveGuide } from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { GuideForm } from '#app/catalog/size-guides/admin/guide-form.tsx'
import { guideInput } from '#app/catalog/size-guides/admin/guide-input.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/size-guide-new'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await saveNew(parseForm(guideInput, await readForm(request)), {
    save: (input) => saveGuide(db, null, input, admin.id),
    getSavedPath: () => `${href('/admin/size-guides')}?saved=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function SizeGuideNew({ actionData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.newSizeGuide} back={BACK_TO.sizeGuides}>
      <GuideForm guide={null} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.guideNotLoaded, BACK_TO.sizeGuides)
