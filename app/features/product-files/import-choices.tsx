import { Form } from 'react-router'
import type { ImportDetail } from '#app/features/product-files/product-imports.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'

type ImportChoicesProps = { file: ImportDetail; isBusy: boolean }

const NEW_CATEGORIES = 'new-categories'

export function ImportChoices({ file, isBusy }: ImportChoicesProps) {
  return (
    <Form method="post" key={file.revision}>
      <input type="hidden" name="intent" value="choose" />
      <label className="flex min-h-6 items-start gap-2 text-base max-md:min-h-11">
        <input
          type="checkbox"
          name="withStock"
          defaultChecked={file.withStock}
          className="mt-1 size-4 shrink-0 accent-plum"
        />
        <span>
          Update the stock of existing products
          <span className="block text-sm text-ink-2">
            New products always take their stock from the file. With the column “Stock at export”, only the change since
            the export is applied, so units sold in the meantime stay sold; otherwise the stock is set to the number.
          </span>
        </span>
      </label>
      {(file.newCategories.length > 0 || file.createsCategories) && (
        <div className="mt-4">
          <label className="flex min-h-6 items-start gap-2 text-base max-md:min-h-11">
            <input
              type="checkbox"
              name="createsCategories"
              defaultChecked={file.createsCategories}
              aria-describedby={NEW_CATEGORIES}
              className="mt-1 size-4 shrink-0 accent-plum"
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
