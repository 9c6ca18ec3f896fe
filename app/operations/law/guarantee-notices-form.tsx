import { useEffect, useRef, useState } from 'react'
import { Form, href, useNavigation, useRevalidator } from 'react-router'
import { z } from 'zod'
import { languageName } from '#app/base/language-names.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'
import { getNoticeUrl } from '#app/store/guarantee.ts'
import { LAW_RULES } from '#app/store/law-rules.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

/** A language in which markets need the notice, with its image if there is one. */
type ShownNotice = { readonly language: string; readonly image: NoticeImage | null }

const sent = z.object({ language: z.string() })

/** Uploads and removes the official images. Guidance: Implementing Regulation (EU) 2025/1960. */
export function GuaranteeNoticesForm({ notices }: { readonly notices: readonly ShownNotice[] }) {
  const { source, since } = LAW_RULES['guarantee-notice']
  const uploaded = notices.filter(({ image }) => image !== null).length
  return (
    <SummaryPanel
      id="guarantee-notices"
      title={adminText.guaranteeNotices}
      summary={notices.length > 0 ? adminText.noticesUploaded(uploaded, notices.length) : undefined}
    >
      <p className="max-w-[72ch] text-base text-ink-2">{adminText.guaranteeNoticesAbout}</p>
      <p className="mt-2 text-sm text-ink-2">
        <a href={source.url} target="_blank" rel="noreferrer" className="text-link">
          {adminText.guaranteeNoticesSource}
        </a>
        , {adminText.noticeApplies} <time dateTime={since}>{formatDay(since)}</time>
      </p>
      {notices.length === 0 ? (
        <p className="mt-4 text-base">{adminText.noNoticeNeeded}</p>
      ) : (
        <ul className="mt-4 grid gap-5">
          {notices.map((notice) => (
            <li key={notice.language} className="border-t border-line pt-4">
              <NoticeField {...notice} />
            </li>
          ))}
        </ul>
      )}
    </SummaryPanel>
  )
}

function NoticeField({ language, image }: ShownNotice) {
  const id = getFieldId(`notice-${language}`)
  const isReady = useHydrated()
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const seen = image?.id ?? ''
  const shown = useRef(seen)
  useEffect(() => {
    if (shown.current === seen) return
    shown.current = seen
    input.current?.focus() // the pressed button is gone, or the field was disabled during the upload
  }, [seen])
  const name = languageName(language)
  const upload = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    const response = await sendFile(href('/admin/law/guarantee-notice'), file, sent, { language, seen })
    setError('error' in response ? response.error : null)
    await revalidate()
    setSending(false)
  }
  return (
    <div className="flex flex-wrap gap-4">
      {image && (
        <a href={getNoticeUrl(image)} target="_blank" rel="noreferrer" className="block w-24 shrink-0 self-start">
          <img
            src={getNoticeUrl(image)}
            width={image.width}
            height={image.height}
            alt={adminText.noticeIn(name)}
            loading="lazy"
            className="border border-line"
          />
        </a>
      )}
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="block text-base font-medium">
          {adminText.noticeIn(name)}
        </label>
        <p role="status" className="mb-1.5 text-base text-ink-2">
          {image ? adminText.noticeShown : adminText.noticeText}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".svg,.png,.jpg,.jpeg,.webp,image/svg+xml,image/png,image/jpeg,image/webp"
          disabled={!isReady || isSending}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          className="w-full text-base file:me-3 file:min-h-9 file:cursor-pointer file:border file:border-ink file:px-3 file:font-medium max-md:file:min-h-11"
          onChange={(event) => {
            void upload(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <div id={`${id}-notes`}>
          <p className="mt-1 text-sm text-ink-2">{isSending ? adminText.noticeUploading : adminText.noticeHint}</p>
          {error && (
            <ProblemText role="alert" className="mt-1 text-sm">
              {error}
            </ProblemText>
          )}
        </div>
        {image && <RemoveNotice language={language} seen={seen} />}
      </div>
    </div>
  )
}

function RemoveNotice({ language, seen }: { readonly language: string; readonly seen: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset className="mt-1">
      <input type="hidden" name="intent" value="remove-notice" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="seen" value={seen} />
      <TextButton type="submit" busy={isBusy}>
        {adminText.removeNotice} <span className="sr-only">{adminText.noticeIn(languageName(language))}</span>
      </TextButton>
    </Form>
  )
}
