import { data } from 'react-router'
import { homepageInput } from '#app/content/homepage/admin/homepage-input.ts'
import { readHomepagePlan } from '#app/content/homepage/admin/homepage-plan.server.ts'
import { listProductIds, saveHomepage } from '#app/content/homepage/admin/homepage-save.server.ts'
import { PlacementForm } from '#app/content/homepage/admin/placement-form.tsx'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/placed-products'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const settings = await readSettings(db)
  const [plan, changes] = await Promise.all([readHomepagePlan(db, settings), listChanges(db, 'homepage', null)])
  return { plan, changes }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(homepageInput, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const saved = await saveHomepage(db, input.value, admin.id)
  const current = await readHomepagePlan(db, await readSettings(db), listProductIds(input.value))
  if (saved.outcome === 'saved') return { outcome: saved.outcome, current }
  return data(reject(saved.errors, current), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function PlacedProducts({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={adminText.placedProducts}>
      <PlacementForm {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.placedNotLoaded, BACK_TO.dashboard)
