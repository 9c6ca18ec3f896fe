import { href } from 'react-router'
import type { ProductSample } from '#app/catalog/admin/product-sample.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type ProductSamplePanelProps = {
  readonly title: string
  readonly sample: ProductSample
  /** The text that is shown if there are no products. */
  readonly empty: string
  /** A link to all products. */
  readonly all?: { readonly to: string; readonly label: string }
}

/** A few products of a category or manufacturer. */
export function ProductSamplePanel({ title, sample: { products, total }, empty, all }: ProductSamplePanelProps) {
  return (
    <Panel title={title}>
      {total === 0 && <p className="text-base text-ink-2">{empty}</p>}
      <ul className="grid gap-1">
        {products.map(({ id, name, imageUrl }) => (
          <li key={id} className="flex items-center gap-3">
            <Thumb url={imageUrl} isSmall />
            <TextLink to={href('/admin/products/edit/:id', { id })} className="min-w-0 text-base wrap-anywhere">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
      {total > products.length && all && (
        <p className="mt-3 text-base">
          <TextLink to={all.to}>{all.label}</TextLink>
        </p>
      )}
    </Panel>
  )
}
