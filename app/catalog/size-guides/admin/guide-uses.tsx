import { href } from 'react-router'
import type { listGuideUses } from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

type GuideUsesProps = { readonly uses: Awaited<ReturnType<typeof listGuideUses>> }

/** Lists where a guide is used. Staff choose the guide in the forms for categories, collections and products. */
export function GuideUses({ uses: { categories, collections, products } }: GuideUsesProps) {
  const isUsed = categories.length + collections.length + products > 0
  return (
    <Panel title={adminText.usedBy}>
      {isUsed ? (
        <ul className="text-base">
          {categories.map(({ id, name }) => (
            <li key={id}>
              {adminText.usingCategory} <TextLink to={href('/admin/categories/edit/:id', { id })}>{name}</TextLink>
            </li>
          ))}
          {collections.map(({ id, name }) => (
            <li key={id}>
              {adminText.usingCollection} <TextLink to={href('/admin/collections/edit/:id', { id })}>{name}</TextLink>
            </li>
          ))}
          {products > 0 && <li>{adminText.usingProducts(products)}</li>}
        </ul>
      ) : (
        <p className="text-base text-ink-2">{adminText.notUsedYet}</p>
      )}
      <SummaryRow title={adminText.howChosen}>
        <p className="text-base text-ink-2">{adminText.usesHint}</p>
      </SummaryRow>
    </Panel>
  )
}
