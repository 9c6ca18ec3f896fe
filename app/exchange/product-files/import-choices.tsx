import { Form } from 'react-router'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { ProductParts } from '#app/exchange/product-files/product-parts.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'

type ImportChoicesProps = { readonly parts: ProductParts; readonly revision: number; readonly isBusy: boolean }

const NEW_CATEGORIES = 'new-categories'

export function ImportChoices({ parts, revision, isBusy }: ImportChoicesProps) {
  return (
    <Form method="post" key={revision}>
      <input type="hidden" name="intent" value="choose" />
      <label className="flex min-h-6 items-start gap-2 text-base max-md:min-h-11">
        <input
          type="checkbox"
          name="withStock"
          defaultChecked={parts.withStock}
          className="mt-1 size-4 shrink-0 accent-plum"
        />
        <span>
          {adminText.updateStock.label}
          <span className="block text-sm text-ink-2">{adminText.updateStock.hint}</span>
        </span>
      </label>
      {(parts.newCategories.length > 0 || parts.createsCategories) && (
        <div className="mt-4">
          <label className="flex min-h-6 items-start gap-2 text-base max-md:-my-2.5 max-md:py-2.5">
            <input
              type="checkbox"
              name="createsCategories"
              defaultChecked={parts.createsCategories}
              aria-describedby={NEW_CATEGORIES}
              className="mt-1 size-4 shrink-0 accent-plum"
            />
            {adminText.createCategories}
          </label>
          <p id={NEW_CATEGORIES} className="ml-6 text-sm wrap-anywhere text-ink-2">
            {adminText.categoriesToCreate(parts.newCategories.join(', '))}
          </p>
        </div>
      )}
      <AdminButton type="submit" className="mt-4" busy={isBusy}>
        {adminText.checkAgain}
      </AdminButton>
    </Form>
  )
}
