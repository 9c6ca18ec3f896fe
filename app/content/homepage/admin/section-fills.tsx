import type { HomepageSection } from '#app/catalog/constants.ts'
import { type FlagSection, SECTION_FLAGS } from '#app/catalog/homepage-sections.ts'
import { fieldLabel } from '#app/catalog/product-fields.ts'
import { isFlagSection, type SectionPlan } from '#app/content/homepage/admin/homepage-plan.ts'
import { pickerId } from '#app/content/homepage/admin/product-picker.tsx'
import type { HomepageForm } from '#app/content/homepage/admin/use-homepage-form.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type FillsProps = { readonly section: HomepageSection; readonly plan: SectionPlan; readonly form: HomepageForm }

export function HomepageFills({ section, plan, form }: FillsProps) {
  if (isFlagSection(section)) return <FlaggedFills section={section} plan={plan} form={form} />
  if (section === 'latest_collections') return <CollectionFills plan={plan} form={form} />
  return plan.rows.length === 0 && section !== 'hero' ? <Note>{adminText.sectionEmpty}</Note> : null
}

type FlaggedProps = FillsProps & { readonly section: FlagSection }

function FlaggedFills({ section, plan: { rows, fills, shown }, form }: FlaggedProps) {
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => document.getElementById(pickerId(section)))
  const flag = fieldLabel(SECTION_FLAGS[section])

  if (shown.length === 0) return <Note>{adminText.flagSectionEmpty(flag)}</Note>
  if (fills.length === 0) return null
  return (
    <div className={rows.length > 0 ? 'mt-3 border-t border-line pt-3' : 'mt-1'}>
      <p className="text-sm text-ink-2">{adminText.filledByFlag(rows.length, flag)}</p>
      <ul ref={list} className="mt-1">
        {fills.map((product, at) => (
          <li key={product.id} className="flex flex-wrap items-center gap-x-2 py-1 text-sm" {...rowProps(at)}>
            <Thumb url={product.image?.url} isSmall />
            <span className="line-clamp-2 min-w-24 flex-1">{product.name}</span>
            <span className="ml-auto flex gap-3">
              <TextButton
                data-row-button="place"
                disabled={form.isSaving}
                aria-label={adminText.placeHere(product.name)}
                onClick={() => form.place(section, product)}
              >
                {adminText.place}
              </TextButton>
              <TextButton
                data-row-button="unflag"
                disabled={form.isSaving}
                aria-label={adminText.removeFlag(flag, product.name)}
                onClick={() => form.unflag(section, product)}
              >
                {adminText.unflag}
              </TextButton>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CollectionFills({ plan: { rows, tiles }, form }: Omit<FillsProps, 'section'>) {
  if (tiles.length === 0) return <Note>{adminText.collectionsEmpty}</Note>
  const placed = new Set(rows.flatMap(({ product }) => (product.status === 'active' ? product.collections : [])))
  const fills = tiles.filter(({ id }) => !placed.has(id))
  if (fills.length === 0) return null
  return (
    <div className={rows.length > 0 ? 'mt-3 border-t border-line pt-3' : 'mt-1'}>
      <p className="text-sm text-ink-2">{adminText.filledByCollections(rows.length)}</p>
      <ul className="mt-1">
        {fills.map(({ id }) => {
          const tile = form.catalog.tiles.get(id)
          return (
            tile && (
              <li key={id} className="flex items-center gap-2 py-1 text-sm">
                <Thumb url={tile.image?.url} isSmall />
                <span className="line-clamp-2 wrap-anywhere">{tile.name}</span>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className="mt-1 border border-dashed border-edge p-3 text-sm text-ink-2">{children}</p>
}
