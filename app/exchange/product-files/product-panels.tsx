import { href } from 'react-router'
import type { FileImportDetail } from '#app/exchange/imports/file-imports.server.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { ImportCategories } from '#app/exchange/product-files/import-categories.tsx'
import { ImportChoices } from '#app/exchange/product-files/import-choices.tsx'
import { ImportFetches } from '#app/exchange/product-files/import-fetches.tsx'
import { ImportImages } from '#app/exchange/product-files/import-images.tsx'
import { ImportMaker } from '#app/exchange/product-files/import-maker.tsx'
import type { ProductParts } from '#app/exchange/product-files/product-parts.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type ProductPanelsProps = {
  readonly file: Pick<FileImportDetail, 'id' | 'state' | 'revision'>
  readonly parts: ProductParts
  readonly isBusy: boolean
}

/** Shows the choices that staff can make for a product file, and its images. */
export function ProductPanels({ file: { id, state, revision }, parts, isBusy }: ProductPanelsProps) {
  const { categories, withoutMaker, makerChoice, canChangeMapping, missing, images, wanted, fetches } = parts
  return (
    <>
      {categories.open + categories.proposed + categories.certain + categories.chosen > 0 && (
        <Panel title={adminText.categories}>
          <ImportCategories id={id} counts={categories} />
        </Panel>
      )}
      {(withoutMaker > 0 || makerChoice) && state !== 'applied' && (
        <Panel title={adminText.maker}>
          <ImportMaker parts={parts} revision={revision} isBusy={isBusy} />
        </Panel>
      )}
      {canChangeMapping && (
        <Panel title={adminText.columnsTitle}>
          <p className="text-sm text-ink-2">{adminText.changeColumnsHint}</p>
          <AdminButtonLink to={href('/admin/import/:id/columns', { id })} className="mt-3">
            {adminText.changeColumns}
          </AdminButtonLink>
        </Panel>
      )}
      <Panel title={adminText.choices}>
        <ImportChoices parts={parts} revision={revision} isBusy={isBusy} />
      </Panel>
      {(missing.length > 0 || images > 0) && (
        <Panel title={adminText.images}>
          <ImportFetches wanted={wanted} fetches={fetches} isBusy={isBusy} />
          <ImportImages parts={parts} isBusy={isBusy} />
        </Panel>
      )}
    </>
  )
}
