import { href } from 'react-router'
import type { listGuideUses } from '#app/features/size-guides/admin/guide-form.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type GuideUsesProps = { readonly uses: Awaited<ReturnType<typeof listGuideUses>> }

/** Where a guide is shown. It is chosen in the forms of categories, collections and products. */
export function GuideUses({ uses: { categories, collections, products } }: GuideUsesProps) {
  const isUsed = categories.length + collections.length + products > 0
  return (
    <Panel title="Used by">
      {isUsed ? (
        <ul className="text-base">
          {categories.map(({ id, name }) => (
            <li key={id}>
              Category <TextLink to={href('/admin/categories/edit/:id', { id })}>{name}</TextLink>
            </li>
          ))}
          {collections.map(({ id, name }) => (
            <li key={id}>
              Collection <TextLink to={href('/admin/collections/edit/:id', { id })}>{name}</TextLink>
            </li>
          ))}
          {products > 0 && (
            <li>
              {formatNumber(products)} {products === 1 ? 'product' : 'products'} of their own
            </li>
          )}
        </ul>
      ) : (
        <p className="text-base text-ink-2">Nothing yet.</p>
      )}
      <p className="mt-3 text-sm text-ink-2">
        Choose it in the form of a category, a collection or a product. The nearest one counts: the product’s, else that
        of its main collection, else that of its category.
      </p>
    </Panel>
  )
}
