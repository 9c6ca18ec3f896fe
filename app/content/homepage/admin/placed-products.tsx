import { href, Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import type { HomepageSection } from '#app/catalog/constants.ts'
import { getSectionLabels } from '#app/catalog/homepage-sections.ts'
import {
  findPlace,
  type PlannedProduct,
  type PlannedRow,
  planSection,
} from '#app/content/homepage/admin/homepage-plan.ts'
import { getPickerId, ProductPicker } from '#app/content/homepage/admin/product-picker.tsx'
import { SectionFills } from '#app/content/homepage/admin/section-fills.tsx'
import type { Placements } from '#app/content/homepage/admin/use-placements.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type PlacedProductsProps = { readonly section: HomepageSection; readonly placements: Placements }

/**
 * Shows the products of a homepage section: the placed products, which staff can arrange, and those that fill the
 * remaining places.
 */
export function PlacedProducts({ section, placements }: PlacedProductsProps) {
  const { draft, catalog } = placements
  const plan = planSection(section, draft, catalog)
  const shown = section === 'latest_collections' ? plan.tiles.length : plan.shown.length
  const label = getSectionLabels()[section]
  return (
    <>
      <ProductPicker
        id={getPickerId(section)}
        label={adminText.addProductTo(label)}
        findNote={({ id }) => formatPlaceNote(placements, id)}
        onPick={(product, { tiles }) => placements.place(section, product, tiles)}
      />
      <div>
        <p className="text-sm text-ink-2 tabular-nums">
          {adminText.shownCount(shown, plan.max)}
          {section === 'hero' &&
            ` · ${plan.shown[0] ? adminText.heroProduct(plan.shown[0].name) : adminText.heroEmpty}`}
        </p>
        <SortableList
          label={adminText.placedIn(label)}
          items={plan.rows}
          toKey={({ product }) => product.id}
          getName={({ product }) => product.name}
          onMove={(from, to) => placements.reorder(section, from, to)}
          onRemove={(index) => {
            const row = plan.rows[index]
            if (row) placements.removeFromHomepage(row.product)
          }}
        >
          {(row) => (
            <Row
              row={row}
              collections={section === 'latest_collections' ? formatTiles(row.product, placements) : null}
            />
          )}
        </SortableList>
        {plan.hidden.length > 0 && <HiddenProducts section={section} products={plan.hidden} placements={placements} />}
        <SectionFills section={section} plan={plan} placements={placements} />
      </div>
    </>
  )
}

type HiddenProps = PlacedProductsProps & { readonly products: readonly PlannedProduct[] }

function HiddenProducts({ section, products, placements }: HiddenProps) {
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => document.getElementById(getPickerId(section)))
  return (
    <Notice className="mt-2">
      <p>{formatHiddenText(products)}</p>
      <ul ref={list}>
        {products.map((product, at) => (
          <li key={product.id} className="flex flex-wrap items-center gap-x-3 max-md:min-h-11" {...rowProps(at)}>
            <ProductLink product={product} className="underline max-md:py-3" />
            <TextButton
              data-row-button="remove"
              aria-label={adminText.removeLabel(product.name)}
              onClick={() => placements.removeFromHomepage(product)}
            >
              {adminText.remove}
            </TextButton>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function formatHiddenText(products: readonly PlannedProduct[]): string {
  const drafts = products.filter(({ status }) => status === 'draft').length
  const archived = products.length - drafts
  if (archived === 0) return adminText.hiddenDrafts(drafts)
  return drafts === 0 ? adminText.hiddenArchived(archived) : adminText.hiddenBoth(drafts, archived)
}

function formatPlaceNote({ draft }: Placements, id: PlannedProduct['id']): string | null {
  const place = findPlace(draft, id)
  return place && place !== 'unplaced' ? adminText.nowIn(getSectionLabels()[place]) : null
}

function formatTiles({ collections }: PlannedProduct, { catalog }: Placements): string {
  return collections.flatMap((id) => catalog.tiles.get(id)?.name ?? []).join(', ')
}

function Row({ row: { product, problem }, collections }: { row: PlannedRow; collections: string | null }) {
  return (
    <div className="flex items-center gap-2">
      <Thumb url={product.image?.url} isSmall />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex justify-between gap-3">
          <ProductLink product={product} className="hover:underline" />
          <span className="text-ink-2 tabular-nums">{formatMoney(product.price)}</span>
        </p>
        {collections && <p className="text-ink-2">{adminText.shows(collections)}</p>}
        {problem && (
          <p className="text-amber">
            <span aria-hidden="true">◐ </span>
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

function ProductLink({ product, className }: { product: PlannedProduct; className: string }) {
  return (
    <Link
      to={href('/admin/products/edit/:id', { id: product.id })}
      draggable={false}
      className={`line-clamp-2 font-medium underline-offset-4 ${className}`}
    >
      {product.name}
    </Link>
  )
}
