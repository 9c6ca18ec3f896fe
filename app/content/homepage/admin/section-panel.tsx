import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { href, Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/catalog/constants.ts'
import { sectionLabels } from '#app/catalog/homepage-sections.ts'
import {
  findPlace,
  type PlannedProduct,
  type PlannedRow,
  planSection,
} from '#app/content/homepage/admin/homepage-plan.ts'
import { ProductPicker, pickerId } from '#app/content/homepage/admin/product-picker.tsx'
import { HomepageFills } from '#app/content/homepage/admin/section-fills.tsx'
import type { HomepageForm } from '#app/content/homepage/admin/use-homepage-form.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type SectionProps = { readonly section: HomepageSection; readonly form: HomepageForm }

export function HomepageSectionPanel({ section, form }: SectionProps) {
  const plan = planSection(section, form.draft, form.catalog)
  const shown = section === 'latest_collections' ? plan.tiles.length : plan.shown.length
  return (
    <HomepageColumn title={sectionLabels()[section]} note={adminText.shownCount(shown, plan.max)}>
      {section === 'hero' && (
        <p className="mb-2 text-sm text-ink-2">
          {plan.shown[0] ? adminText.heroProduct(plan.shown[0].name) : adminText.heroEmpty}
        </p>
      )}
      <HomepageProducts section={section} form={form} />
      <HomepageFills section={section} plan={plan} form={form} />
    </HomepageColumn>
  )
}

type ColumnProps = { title: string; note: string; className?: string; children: ReactNode }

export function HomepageColumn({ title, note, className = '', children }: ColumnProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section aria-label={title} className={`rounded-field border border-line bg-paper p-4 wrap-anywhere ${className}`}>
      <div className="mb-3 flex items-baseline justify-between gap-3 max-md:hidden">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="text-sm whitespace-nowrap text-ink-2 tabular-nums">{note}</p>
      </div>
      <h2 className="-m-4 md:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-13 w-full items-center gap-3 px-4 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="flex-1 text-base font-semibold">{title}</span>
          <span className="text-sm text-ink-2 tabular-nums">{note}</span>
          <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={`max-md:mt-5 ${isOpen ? '' : 'homepage-closed'}`}>
        {children}
      </div>
    </section>
  )
}

function HomepageProducts({ section, form }: SectionProps) {
  const { draft, catalog, isSaving } = form
  const { rows, hidden } = planSection(section, draft, catalog)
  const label = sectionLabels()[section]
  return (
    <>
      <ProductPicker
        id={pickerId(section)}
        label={adminText.addProductTo(label)}
        disabled={isSaving}
        findNote={({ id }) => placeNote(form, id)}
        onPick={(product, { tiles }) => form.place(section, product, tiles)}
      />
      <div className="mt-2">
        <SortableList
          label={adminText.placedIn(label)}
          items={rows}
          toKey={({ product }) => product.id}
          getName={({ product }) => product.name}
          disabled={isSaving}
          onMove={(from, to) => form.reorder(section, from, to)}
          onRemove={(index) => {
            const row = rows[index]
            if (row) form.removeFromHomepage(row.product)
          }}
          control={({ product }) => <MoveTo product={product} from={section} form={form} />}
        >
          {(row) => (
            <Row row={row} collections={section === 'latest_collections' ? formatTiles(row.product, form) : null} />
          )}
        </SortableList>
      </div>
      {hidden.length > 0 && <HiddenProducts section={section} products={hidden} form={form} />}
    </>
  )
}

type HiddenProps = SectionProps & { readonly products: readonly PlannedProduct[] }

function HiddenProducts({ section, products, form }: HiddenProps) {
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => document.getElementById(pickerId(section)))
  return (
    <div className="mt-2 border-l-4 border-amber bg-amber-soft px-3 py-2 text-sm">
      <p className="text-amber">{hiddenText(products)}</p>
      <ul ref={list}>
        {products.map((product, at) => (
          <li key={product.id} className="flex flex-wrap items-center gap-x-3 max-md:min-h-11" {...rowProps(at)}>
            <ProductLink product={product} className="underline max-md:py-3" />
            <TextButton
              data-row-button="remove"
              disabled={form.isSaving}
              aria-label={adminText.removeNamed(product.name)}
              onClick={() => form.removeFromHomepage(product)}
            >
              {adminText.remove}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function hiddenText(products: readonly PlannedProduct[]): string {
  const drafts = products.filter(({ status }) => status === 'draft').length
  const archived = products.length - drafts
  if (archived === 0) return adminText.hiddenDrafts(drafts)
  return drafts === 0 ? adminText.hiddenArchived(archived) : adminText.hiddenBoth(drafts, archived)
}

function placeNote({ draft }: HomepageForm, id: PlannedProduct['id']): string | null {
  const place = findPlace(draft, id)
  return place && place !== 'unplaced' ? adminText.nowIn(sectionLabels()[place]) : null
}

function formatTiles({ collections }: PlannedProduct, { catalog }: HomepageForm): string {
  return collections.flatMap((id) => catalog.tiles.get(id)?.name ?? []).join(', ')
}

function Row({ row: { product, problem }, collections }: { row: PlannedRow; collections: string | null }) {
  return (
    <div className="flex gap-2 pb-1">
      <Thumb url={product.image?.url} />
      <div className="min-w-0 flex-1 text-sm">
        <ProductLink product={product} className="hover:underline" />
        <p className="text-ink-2 tabular-nums">{formatMoney(product.price)}</p>
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

type MoveToProps = { product: PlannedProduct; from: HomepageSection | null; form: HomepageForm }

export function MoveTo({ product, from, form }: MoveToProps) {
  return (
    <select
      data-row-button="to"
      aria-label={from ? adminText.moveNamed(product.name) : adminText.placeNamed(product.name)}
      disabled={form.isSaving}
      value=""
      className="min-h-9 w-21 shrink-0 rounded-field border border-edge bg-paper pl-2 text-sm disabled:bg-mist disabled:text-ink-3 max-md:min-h-11 max-md:w-28"
      onChange={({ currentTarget: { value } }) => {
        const section = HOMEPAGE_SECTIONS.find((other) => other === value)
        if (section) form.place(section, product)
      }}
    >
      <option value="">{from ? adminText.move : adminText.placeInto}</option>
      {HOMEPAGE_SECTIONS.filter((section) => section !== from).map((section) => (
        <option key={section} value={section}>
          {sectionLabels()[section]}
        </option>
      ))}
    </select>
  )
}
