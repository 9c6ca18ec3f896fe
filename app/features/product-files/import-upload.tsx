import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { z } from 'zod'
import { useHydrated } from '#app/lib/hydrated.ts'
import { MAX_CSV_BYTES } from '#app/platform/files/csv-limits.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, controlAttributes, FieldFrame } from '#app/ui/admin/admin-field.tsx'

const FAILED = 'The file could not be sent. Please try again.'
const HINT = 'CSV, at most 20 MB and 50,000 rows: an export of products of this store, of Shopify or of WooCommerce.'

const refusal = z
  .object({ error: z.object({ message: z.string() }) })
  .transform(({ error }) => ({ error: error.message }))
const result = z.union([z.object({ id: z.string() }), z.object({ error: z.string() }), refusal])

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
    const sent = await sendFile(file)
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
      <FieldFrame id="product-file" label="File" hint={HINT} error={error} isUrgent>
        <input
          ref={input}
          {...controlAttributes('product-file', { hint: HINT, error })}
          type="file"
          accept=".csv,text/csv"
          className={`${BOX} file:mr-3 file:cursor-pointer file:font-medium file:underline file:underline-offset-4`}
        />
      </FieldFrame>
      <p className="mt-4 text-sm text-ink-2">
        You see a preview of all changes and errors first. Nothing is saved before you confirm it.
      </p>
      <AdminButton type="submit" look="primary" className="mt-4" disabled={!isReady} busy={isSending}>
        {isSending ? 'Sending…' : 'Check this file'}
      </AdminButton>
    </form>
  )
}

async function sendFile(file: File): Promise<z.output<typeof result>> {
  const body = new FormData()
  body.set('file', file)
  try {
    const response = await fetch(href('/admin/products/import/file'), { method: 'POST', body })
    return result.safeParse(await response.json()).data ?? { error: FAILED }
  } catch {
    return { error: FAILED }
  }
}
