import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { z } from 'zod'
import { useHydrated } from '#app/lib/hydrated.ts'
import { MAX_CSV_BYTES } from '#app/platform/files/csv-limits.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FileField } from '#app/ui/admin/uploads/file-field.tsx'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'

const HINT = 'CSV, at most 20 MB and 50,000 rows: an export of products of this store, of Shopify or of WooCommerce.'

const created = z.object({ id: z.string() })

export function ImportUpload() {
  const navigate = useNavigate()
  const isReady = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()

  async function send(): Promise<void> {
    const file = input.current?.files?.[0]
    if (!file) return setError('Choose a file first.')
    if (file.size > MAX_CSV_BYTES) return setError('This file is larger than 20 MB. Split it into parts.')
    setSending(true)
    setError(undefined)
    const sent = await sendFile(href('/admin/products/import/file'), file, created)
    if ('id' in sent) await navigate(href('/admin/products/import/:id', { id: sent.id }))
    else setError(sent.error)
    setSending(false)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FileField id="product-file" input={input} hint={HINT} error={error} accept=".csv,text/csv" />
      <p className="mt-4 text-sm text-ink-2">
        You see a preview of all changes and errors first. Nothing is saved before you confirm it.
      </p>
      <AdminButton type="submit" look="primary" className="mt-4" disabled={!isReady} busy={isSending}>
        {isSending ? 'Sending…' : 'Check this file'}
      </AdminButton>
    </form>
  )
}
