import { useRef, useState } from 'react'
import { href } from 'react-router'
import { z } from 'zod'
import { formatNumber } from '#app/lib/format/number.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { MAX_CSV_BYTES } from '#app/platform/files/csv-limits.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { FileField } from '#app/ui/admin/uploads/file-field.tsx'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'
import { useToast } from '#app/ui/toast.tsx'

const HINT = 'CSV with the columns “Redirect from” and “Redirect to”, as Shopify exports them, at most 20 MB.'

const checked = z.object({
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
  firstRefused: z.array(z.object({ line: z.number(), from: z.string(), reason: z.string() })),
})
type Checked = z.output<typeof checked>

type Step =
  | { readonly is: 'choosing'; readonly error?: string }
  | { readonly is: 'checked' | 'saved'; readonly file: File; readonly checked: Checked }

/** Checks a file first; its redirects are saved when staff confirm what the check found. */
export function RedirectUpload() {
  const isReady = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<Step>({ is: 'choosing' })
  const [isSending, setSending] = useState(false)
  const toast = useToast()

  async function send(file: File, isTrial: boolean): Promise<void> {
    setSending(true)
    const sent = await sendFile(href('/admin/redirects/file'), file, checked, isTrial ? {} : { save: 'yes' })
    setSending(false)
    if ('error' in sent) return setStep({ is: 'choosing', error: sent.error })
    setStep({ is: isTrial ? 'checked' : 'saved', file, checked: sent })
    if (!isTrial) toast(savedText(sent))
  }

  function check(): void {
    const file = input.current?.files?.[0]
    if (!file) setStep({ is: 'choosing', error: 'Choose a file first.' })
    else if (file.size > MAX_CSV_BYTES) setStep({ is: 'choosing', error: 'This file is larger than 20 MB. Split it.' })
    else void send(file, true)
  }

  const error = step.is === 'choosing' ? step.error : undefined
  const isSaving = isSending && step.is === 'checked'
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <FileField
          id="redirect-file"
          input={input}
          hint={HINT}
          error={error}
          accept=".csv,text/csv"
          disabled={isSending}
          onChange={() => setStep({ is: 'choosing' })}
        />
        {step.is === 'choosing' && (
          <AdminButton type="submit" look="primary" className="mt-4" disabled={!isReady} busy={isSending}>
            {isSending ? 'Checking…' : 'Check this file'}
          </AdminButton>
        )}
      </form>
      <div role="status">{step.is !== 'choosing' && <Findings is={step.is} checked={step.checked} />}</div>
      {step.is === 'checked' && step.checked.added + step.checked.changed > 0 && (
        <AdminButton look="primary" className="mt-4" busy={isSaving} onClick={() => void send(step.file, false)}>
          {isSaving ? 'Saving...' : `Save ${counted(step.checked.added + step.checked.changed)}`}
        </AdminButton>
      )}
      {step.is === 'saved' && (
        <p className="mt-4">
          <TextLink to={href('/admin/redirects')}>See all redirects</TextLink>
        </p>
      )}
    </>
  )
}

type FindingsProps = { readonly is: 'checked' | 'saved'; readonly checked: Checked }

function Findings({ is, checked: { added, changed, same, refused, firstRefused } }: FindingsProps) {
  const hidden = refused - firstRefused.length
  return (
    <div className="mt-4 text-base">
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 tabular-nums">
        {[
          { label: is === 'saved' ? 'Added' : 'New', count: added },
          { label: is === 'saved' ? 'Changed' : 'With a new target', count: changed },
          { label: 'As they are', count: same },
          { label: 'Refused', count: refused },
        ].map(({ label, count }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-medium">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {refused > 0 && (
        <ul
          aria-label="Refused lines"
          className="mt-4 grid max-h-96 gap-1 overflow-y-auto border-l-4 border-amber pl-3"
        >
          {firstRefused.map(({ line, from, reason }) => (
            <li key={line} className="wrap-anywhere">
              <span className="font-medium">
                Line {formatNumber(line)}: {from || 'no address'}
              </span>
              <span className="block text-ink-2">{reason}</span>
            </li>
          ))}
          {hidden > 0 && <li className="text-ink-2">And {formatNumber(hidden)} more</li>}
        </ul>
      )}
    </div>
  )
}

function counted(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'redirect' : 'redirects'}`
}

function savedText({ added, changed }: Checked): string {
  return `${counted(added + changed)} saved`
}
