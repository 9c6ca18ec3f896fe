import { useRef, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { z } from 'zod/mini'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { MappingForm } from '#app/payments/transfers/screen/mapping-form.tsx'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { FileField } from '#app/ui/admin/uploads/file-field.tsx'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useToast } from '#app/ui/toast.tsx'

const MAX_BYTES = 5 * 2 ** 20

const imported = z.object({
  ok: z.literal(true),
  newRows: z.number(),
  knownRows: z.number(),
  skippedDebits: z.number(),
  isSameFile: z.boolean(),
  warnings: z.array(z.string()),
})
const needsMapping = z.object({
  ok: z.literal(false),
  needs: z.literal('mapping'),
  reason: z.string(),
  headerKey: z.string(),
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  words: z.array(
    z.array(z.object({ word: z.string(), label: z.string(), direction: z.nullable(z.enum(['credit', 'debit'])) })),
  ),
  proposed: z.record(z.string(), z.unknown()),
})
const needsImport = z.object({ ok: z.literal(false), needs: z.literal('import'), reason: z.string() })
const response = z.union([
  imported,
  needsMapping,
  needsImport,
  z.pipe(
    z.object({ ok: z.literal(false), reason: z.string() }),
    z.transform(({ reason }) => ({ error: reason })),
  ),
])
export type NeededMapping = z.output<typeof needsMapping>

/** Uploads a statement file or pasted text, and lets staff choose the columns of a CSV file if these are uncertain. */
export function StatementUpload() {
  const isReady = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const [isForImport, setForImport] = useState(false)
  const [uncertain, setUncertain] = useState<{ readonly file: File; readonly needed: NeededMapping }>()
  const [importResult, setImportResult] = useState<z.output<typeof imported>>()
  const toast = useToast()
  const { revalidate } = useRevalidator()

  async function send(file: File, mapping?: object): Promise<void> {
    setSending(true)
    setError(undefined)
    setForImport(false)
    setImportResult(undefined)
    const sendResult = await sendFile(href('/admin/transfers/file'), file, response, toFields(mapping))
    setSending(false)
    if ('error' in sendResult) return setError(sendResult.error)
    if (!sendResult.ok && sendResult.needs === 'import') {
      setForImport(true)
      return setError(sendResult.reason)
    }
    if (!sendResult.ok) return setUncertain({ file, needed: sendResult })
    setUncertain(undefined)
    setImportResult(sendResult)
    setPasted('')
    if (input.current) input.current.value = ''
    toast(formatImportedText(sendResult))
    await revalidate()
  }

  async function submit(): Promise<void> {
    const file = pasted.trim() ? new File([pasted], 'Pasted text', { type: 'text/plain' }) : input.current?.files?.[0]
    setUncertain(undefined)
    if (!file) return setError(adminText.fileMissing)
    if (file.size > MAX_BYTES) return setError(adminText.fileTooLarge)
    await send(file)
  }

  return (
    <>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <FileField
          id="statement-file"
          input={input}
          hint={adminText.fileHint}
          error={error}
          accept=".csv,.xml,.sta,.mt940,.940,.txt,.camt,text/csv,text/xml,application/xml"
        />
        {isForImport && (
          <TextLink to={href('/admin/import')} className="w-fit">
            {adminText.openImport}
          </TextLink>
        )}
        <details>
          <summary className="w-fit cursor-pointer py-2 text-base underline underline-offset-4">
            {adminText.orPasteText}
          </summary>
          <TextAreaField
            name="pasted"
            label={adminText.statementText}
            rows={6}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
        </details>
        <AdminButton type="submit" look="primary" className="w-fit" disabled={!isReady} busy={isSending && !uncertain}>
          {isSending && !uncertain ? adminText.importing : adminText.importIt}
        </AdminButton>
      </form>
      {importResult && <ImportSummary importResult={importResult} />}
      {uncertain && (
        <MappingForm
          key={uncertain.needed.headerKey + uncertain.needed.reason}
          needed={uncertain.needed}
          isSending={isSending}
          onSend={(mapping) => void send(uncertain.file, mapping)}
          onCancel={() => setUncertain(undefined)}
        />
      )}
    </>
  )
}

function ImportSummary({ importResult }: { readonly importResult: z.output<typeof imported> }) {
  return (
    <div role="status" className="mt-4 text-base">
      <p className="font-medium">{formatImportedText(importResult)}</p>
      {importResult.skippedDebits > 0 && (
        <p className="text-ink-2">{adminText.debitsAreLeftOut(importResult.skippedDebits)}</p>
      )}
      {importResult.warnings.map((warning) => (
        <p key={warning} className="text-amber wrap-anywhere">
          {warning}
        </p>
      ))}
      <TextLink to="?view=received">{adminText.matchPayments}</TextLink>
    </div>
  )
}

function formatImportedText({ newRows, knownRows, isSameFile }: z.output<typeof imported>): string {
  if (isSameFile) return adminText.fileKnown
  return adminText.paymentsImported(newRows, knownRows)
}

function toFields(mapping: object | undefined): Readonly<Record<string, string>> {
  return mapping ? { mapping: JSON.stringify(mapping) } : {}
}
