import { data, href, redirect } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { adminText } from '#app/features/catalog/admin/categories/admin-text.ts'
import { saveCategory } from '#app/features/catalog/admin/categories/category-form.server.ts'
import { CategoryForm } from '#app/features/catalog/admin/categories/category-form.tsx'
import { categoryInput } from '#app/features/catalog/admin/categories/category-input.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { listGuideNames } from '#app/features/size-guides/size-guides.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { refused, refusedForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/category-new'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const [{ store_name: store }, guides] = await Promise.all([readSettings(db), listGuideNames(db)])
  return { store, guides, origin: url.origin }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(categoryInput, await readForm(request))
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await saveCategory(db, null, input.value, admin.id)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/categories')}?saved=yes`)
  return data(refused(saved.outcome === 'refused' ? saved.errors : {}), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction, refusedForm)

export default function CategoryNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={adminText.newCategory}>
      <BackLink {...BACK_TO.categories} />
      <CategoryForm category={null} {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.categoryNotLoaded, BACK_TO.categories)
