import type { ReactNode } from 'react'
import type { HomepageSection } from '#app/catalog/constants.ts'
import { type FlagSection, SECTION_FLAGS } from '#app/catalog/homepage-sections.ts'
import { getFieldLabel } from '#app/catalog/product-fields.ts'
import { isFlagSection, type SectionPlan } from '#app/content/homepage/admin/homepage-plan.ts'
import { getPickerId } from '#app/content/homepage/admin/product-picker.tsx'
import type { Placements } from '#app/content/homepage/admin/use-placements.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type FillsProps = {
  readonly section: HomepageSection
  readonly plan: SectionPlan
  readonly placements: Placements
}

/** The products or collections that fill a section after its placed products. */
export function SectionFills({ section, plan, placements }: FillsProps) {
  if (isFlagSection(section)) return <FlaggedFills section={section} plan={plan} placements={placements} />
  if (section === 'latest_collections') return <CollectionFills plan={plan} />
  return plan.rows.length === 0 && section !== 'hero' ? <Note>{adminText.sectionEmpty}</Note> : null
}

type FlaggedProps = FillsProps & { readonly section: FlagSection }

function FlaggedFills({ section, plan: { rows, fills, shown }, placements }: FlaggedProps) {
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => document.getElementById(getPickerId(section)))
  const flag = getFieldLabel(SECTION_FLAGS[section])

  if (shown.length === 0) return <Note>{adminText.flagSectionEmpty(flag)}</Note>
  if (fills.length === 0) return null
  return (
    <Fills text={adminText.filledByFlag(rows.length, flag)} isFirst={rows.length === 0}>
      <ul ref={list}>
        {fills.map((product, index) => (
          <li
            key={product.id}
            className="flex items-center gap-2 border-b border-line py-1 text-sm last:border-b-0"
            {...rowProps(index)}
          >
            <Thumb url={product.image?.url} isSmall />
            <span className="line-clamp-2 min-w-0 flex-1">{product.name}</span>
            <ActionMenu label={uiText.actionsFor(product.name)} isInRow>
              <button type="button" onClick={() => placements.place(section, product)}>
                {adminText.placeHere}
              </button>
              <button type="button" className="text-danger" onClick={() => placements.unflag(section, product)}>
                {adminText.removeFlag(flag)}
              </button>
            </ActionMenu>
          </li>
        ))}
      </ul>
    </Fills>
  )
}

function CollectionFills({ plan: { rows, tiles } }: Pick<FillsProps, 'plan'>) {
  if (tiles.length === 0) return <Note>{adminText.collectionsEmpty}</Note>
  const placedCollectionIds = new Set(
    rows.flatMap(({ product }) => (product.status === 'active' ? product.collections : [])),
  )
  const fills = tiles.filter(({ id }) => !placedCollectionIds.has(id))
  if (fills.length === 0) return null
  return (
    <Fills text={adminText.filledByCollections(rows.length)} isFirst={rows.length === 0}>
      <ul>
        {fills.map(({ id, name, image }) => (
          <li key={id} className="flex items-center gap-2 border-b border-line py-1 text-sm last:border-b-0">
            <Thumb url={image?.url} isSmall />
            <span className="line-clamp-2 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </Fills>
  )
}

function Fills({ text, isFirst, children }: { text: string; isFirst: boolean; children: ReactNode }) {
  return (
    <div className={isFirst ? 'mt-1' : 'mt-3 border-t border-line pt-3'}>
      <p className="text-sm text-ink-2">{text}</p>
      {children}
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1 border border-dashed border-edge p-3 text-sm text-ink-2">{children}</p>
}
