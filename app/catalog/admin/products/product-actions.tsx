import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ProductDelete } from '#app/catalog/admin/products/product-delete.tsx'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'

export function ProductActions({ product }: { readonly product: StockedProduct }) {
  const [isDeleting, setDeleting] = useState(false)
  const copy = useFetcher<FailureResult>()
  useFailureToast(copy)
  const { id, name, status } = product
  return (
    <>
      <ActionMenu label={uiText.moreActions}>
        {status === 'active' && (
          <Link to={href('/product/:id', { id })} target="_blank">
            {adminText.viewInShop}
            <NewTab />
          </Link>
        )}
        <Link to={href('/admin/products/preview/:id', { id })} target="_blank">
          {adminText.preview}
          <NewTab />
        </Link>
        <Link to={href('/admin/products/:id/print/labels', { id })}>{adminText.labels}</Link>
        <button
          type="button"
          disabled={copy.state !== 'idle'}
          onClick={() => copy.submit({ intent: 'duplicate' }, { method: 'post' })}
        >
          {copy.state === 'idle' ? adminText.duplicate : adminText.duplicating}
        </button>
        <button type="button" className="text-danger" onClick={() => setDeleting(true)}>
          {adminText.deleteOne}
        </button>
      </ActionMenu>
      <ProductDelete
        name={name}
        formData={isDeleting ? { intent: 'delete' } : null}
        onClose={() => setDeleting(false)}
      />
    </>
  )
}

function NewTab() {
  return <span className="sr-only"> {adminText.inNewTab}</span>
}
