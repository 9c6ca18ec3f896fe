import { Form } from 'react-router'
import type { CategoryName } from '#app/features/catalog/categories/category.ts'
import type { ImportDetail } from '#app/features/product-files/product-imports.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'

type ImportChoicesProps = { file: ImportDetail; categories: readonly CategoryName[]; isBusy: boolean }

const NEW_CATEGORIES = 'new-categories'

export function ImportChoices({ file, categories, isBusy }: ImportChoicesProps) {
  const types = Object.entries(file.categories)
  return (
    <Form method="post" key={file.revision}>
      <input type="hidden" name="intent" value="choose" />
      <label className="flex min-h-6 items-start gap-2 text-base max-md:min-h-11">
        <input type="checkbox" name="withStock" defaultChecked={file.withStock} className="mt-1 size-4 accent-plum" />
        <span>
          Update the stock of existing products
          <span className="block text-sm text-ink-2">
            New products always take their stock from the file. With the column “Stock at export”, only the change since
            the export is applied, so units sold in the meantime stay sold; otherwise the stock is set to the number.
          </span>
        </span>
      </label>
      {types.length > 0 && (
        <fieldset className="mt-4">
          <legend className="text-base font-medium">Categories for the types in this file</legend>
          <ul className="mt-2 grid gap-3">
            {types.map(([type, category], index) => (
              <li key={type} className="grid grid-cols-2 items-center gap-3">
                <label htmlFor={`type-${index}`} className="text-base wrap-anywhere">
                  {type || 'No type'}
                </label>
                <input type="hidden" name="types" value={type} />
                <select id={`type-${index}`} name="categories" defaultValue={category ?? ''} className={BOX}>
                  <option value="">Choose…</option>
                  {categories.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {(file.newCategories.length > 0 || file.createsCategories) && (
        <div className="mt-4">
          <label className="flex min-h-6 items-start gap-2 text-base max-md:min-h-11">
            <input
              type="checkbox"
              name="createsCategories"
              defaultChecked={file.createsCategories}
              aria-describedby={NEW_CATEGORIES}
              className="mt-1 size-4 accent-plum"
            />
            Create the categories that are missing
          </label>
          <p id={NEW_CATEGORIES} className="ml-6 text-sm wrap-anywhere text-ink-2">
            {file.newCategories.join(', ') || 'None'}. Each is created with its first product. Otherwise new products of
            these categories are refused.
          </p>
        </div>
      )}
      <AdminButton type="submit" className="mt-4" busy={isBusy}>
        Check again
      </AdminButton>
    </Form>
  )
}
