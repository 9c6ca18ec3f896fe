import { href } from 'react-router'
import type { HomepageSection } from '#app/catalog/constants.ts'
import { getSectionLabels } from '#app/catalog/homepage-sections.ts'
import type { Placements } from '#app/content/homepage/admin/use-placements.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type UnplacedProductsProps = {
  readonly placements: Placements
  /** The sections of the homepage that show placed products. */
  readonly places: readonly HomepageSection[]
}

/** Shows the products that are marked for the homepage but are not in any of its sections. */
export function UnplacedProducts({ placements, places }: UnplacedProductsProps) {
  const { draft, catalog, plan } = placements
  const rows = draft.unplaced.flatMap((id) => catalog.products.get(id) ?? [])
  const more = plan.unplacedTotal - plan.unplaced.length
  const hidden = plan.unplacedHidden
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => null)
  if (rows.length === 0 && more <= 0 && hidden === 0) return null
  const all = `${href('/admin/products')}?show=homepage`
  return (
    <Panel title={adminText.inNoSection} className="mt-4">
      <p className="-mt-2 text-sm text-ink-2">{adminText.inNoSectionHint}</p>
      <ul ref={list} className="mt-2">
        {rows.map((product, index) => (
          <li
            key={product.id}
            className="flex items-center gap-2 border-b border-line py-1 text-sm last:border-b-0"
            {...rowProps(index)}
          >
            <Thumb url={product.image?.url} isSmall />
            <span className="line-clamp-2 min-w-0 flex-1 font-medium">{product.name}</span>
            <ActionMenu label={uiText.actionsFor(product.name)} isInRow>
              {places.map((place) => (
                <button key={place} type="button" onClick={() => placements.place(place, product)}>
                  {adminText.placeIn(getSectionLabels()[place])}
                </button>
              ))}
              <button type="button" className="text-danger" onClick={() => placements.removeFromHomepage(product)}>
                {adminText.removeFromHomepage}
              </button>
            </ActionMenu>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm">
          <TextLink to={all}>{adminText.andMore(more)}</TextLink>
        </p>
      )}
      {hidden > 0 && (
        <p className="mt-2 text-sm text-amber">
          {adminText.hiddenWithoutSection(hidden)}
          <TextLink to={all}>{adminText.allOnHomepage}</TextLink>
        </p>
      )}
    </Panel>
  )
}
