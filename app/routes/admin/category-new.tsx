import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import { saveCategory } from '#app/catalog/admin/categories/category-form.server.ts'
import { CategoryForm } from '#app/catalog/admin/categories/category-form.tsx'
import { categoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/category-new'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const [{ store_name: store }, guides] = await Promise.all([readSettings(db), listGuideNames(db)])
  return { store, guides, origin: url.origin }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await saveNew(parseForm(categoryInput, await readForm(request)), {
    save: (input) => saveCategory(db, null, input, admin.id),
    getSavedPath: () => `${href('/admin/categories')}?saved=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function CategoryNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.newCategory} back={BACK_TO.categories}>
      <CategoryForm category={null} {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.categoryNotLoaded, BACK_TO.categories)
