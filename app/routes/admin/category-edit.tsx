import { eq } from 'drizzle-orm'
import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import { findEditableCategory, saveCategory } from '#app/catalog/admin/categories/category-form.server.ts'
import { CategoryForm } from '#app/catalog/admin/categories/category-form.tsx'
import { categoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { readProductSample } from '#app/catalog/admin/product-sample.server.ts'
import { ProductSamplePanel } from '#app/catalog/admin/product-sample-panel.tsx'
import { products } from '#app/catalog/products.table.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import type { Route } from './+types/category-edit'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'category'>(params.id, adminText.categoryNotFound)
  const [{ store_name: store }, category, guides, history] = await Promise.all([
    readSettings(db),
    findEditableCategory(db, id),
    listGuideNames(db),
    listChanges(db, 'category', id),
  ])
  if (!category) throw notFound(adminText.categoryNotFound)
  const sample = await readProductSample(db, eq(products.category, category.slug))
  return { category, sample, guides, history, store, origin: url.origin }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'category'>(params.id, adminText.categoryNotFound)
  return await saveEdit(parseForm(categoryInput, await readForm(request)), {
    save: (input) => saveCategory(db, input.saveAsNew ? null : id, input, admin.id),
    getSavedPath: () => `${href('/admin/categories')}?saved=yes`,
    findCurrent: () => findEditableCategory(db, id),
    noun: adminText.categoryInSentence,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function CategoryEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { category, sample, guides, history, store, origin } = loaderData
  return (
    <AdminPage
      width="columns"
      title={category.name}
      back={BACK_TO.categories}
      menu={
        <TextLink to={`${href('/shop')}?category=${category.slug}`} target="_blank">
          {adminText.viewInShop}
        </TextLink>
      }
    >
      <CategoryForm
        key={params.id}
        category={category}
        guides={guides}
        store={store}
        origin={origin}
        result={actionData}
        side={
          <>
            <ProductSamplePanel
              title={adminText.productsIn.shown(sample.total)}
              sample={sample}
              empty={adminText.noProducts}
              all={{
                to: `${href('/admin/products')}?${new URLSearchParams({ category: category.slug })}`,
                label: adminText.viewProducts(sample.total),
              }}
            />
            <ChangeHistory entries={history} labels={adminText.historyLabels} />
          </>
        }
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.categoryNotLoaded, BACK_TO.categories)
