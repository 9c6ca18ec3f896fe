import { X } from 'lucide-react'
import { href } from 'react-router'
import { pickerId } from '#app/features/homepage/admin/product-picker.tsx'
import { HomepageColumn, MoveTo } from '#app/features/homepage/admin/section-panel.tsx'
import type { HomepageForm } from '#app/features/homepage/admin/use-homepage-form.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { Thumb } from '#app/ui/admin/thumb.tsx'

export function HomepageUnplaced({ form, total }: { form: HomepageForm; total: number }) {
  const { draft, catalog, isSaving } = form
  const rows = draft.unplaced.flatMap((id) => catalog.products.get(id) ?? [])
  const more = total - form.base.unplaced.length
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => document.getElementById(pickerId('hero')))
  const { unplacedHidden: hidden } = form.base
  if (rows.length === 0 && more <= 0 && hidden === 0) return null
  return (
    <HomepageColumn title="In no section" note={`${rows.length + more + hidden} not shown`}>
      <p className="text-sm text-ink-2">
        Shown on the homepage, but without a section: shoppers do not see them there.
      </p>
      <ul ref={list} className="mt-2">
        {rows.map((product, at) => (
          <li
            key={product.id}
            className="flex flex-wrap items-center gap-2 border-b border-line py-1.5 text-sm last:border-b-0"
            {...rowProps(at)}
          >
            <Thumb url={product.image?.url} isSmall />
            <span className="line-clamp-2 min-w-24 flex-1 font-medium">{product.name}</span>
            <span className="ml-auto flex">
              <MoveTo product={product} from={null} form={form} />
              <button
                type="button"
                data-row-button="off"
                className="grid size-9 place-items-center hover:bg-mist disabled:text-edge max-md:size-11"
                aria-label={`Remove ${product.name} from the homepage`}
                disabled={isSaving}
                onClick={() => form.removeFromHomepage(product)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm">
          <TextLink to={`${href('/admin/products')}?show=homepage`}>And {formatNumber(more)} more</TextLink>
        </p>
      )}
      {hidden > 0 && (
        <p className="mt-2 text-sm text-amber">
          {hidden === 1
            ? '1 draft or archived product has no section either: '
            : `${formatNumber(hidden)} drafts or archived products have no section either: `}
          <TextLink to={`${href('/admin/products')}?show=homepage`}>all on the homepage</TextLink>
        </p>
      )}
    </HomepageColumn>
  )
}
