import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ProductDelete } from '#app/catalog/admin/products/product-delete.tsx'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { AdminButton, AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'

export function ProductActions({ product, isDirty }: { product: StockedProduct; isDirty: boolean }) {
  const [isDeleting, setDeleting] = useState(false)
  const copy = useFetcher<FailureResult>()
  useFailureToast(copy)
  const { id, name, status } = product
  return (
    <>
      <div className="ml-auto flex flex-wrap justify-end gap-2 max-md:grid max-md:w-full max-md:grid-cols-2">
        {status === 'active' && (
          <AdminButtonLink to={href('/product/:id', { id })} target="_blank">
            {adminText.viewInShop}
            <NewTab />
          </AdminButtonLink>
        )}
        <AdminButtonLink to={href('/admin/products/preview/:id', { id })} target="_blank">
          {isDirty ? adminText.previewAsSaved : adminText.preview}
          <NewTab />
        </AdminButtonLink>
        <AdminButtonLink to={href('/admin/products/:id/print/labels', { id })}>{adminText.labels}</AdminButtonLink>
        <AdminButton
          busy={copy.state !== 'idle'}
          disabled={isDirty} // it opens the copy, which would discard edits
          onClick={() => copy.submit({ intent: 'duplicate' }, { method: 'post' })}
        >
          {copy.state === 'idle' ? adminText.duplicate : adminText.duplicating}
        </AdminButton>
        <TextButton
          look="danger"
          className="px-3 text-base max-md:odd:col-span-2 md:-mr-3"
          onClick={() => setDeleting(true)}
        >
          {adminText.deleteOne}
        </TextButton>
      </div>
      <ProductDelete name={name} sends={isDeleting ? { intent: 'delete' } : null} onClose={() => setDeleting(false)} />
    </>
  )
}

function NewTab() {
  return <span className="sr-only"> {adminText.inNewTab}</span>
}
