import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { href, useNavigate, useRevalidator } from 'react-router'
import { z } from 'zod'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { IMPORT_FILE_LIMITS, MAX_PAGE_FILES } from '#app/exchange/imports/import-limits.ts'
import { MAX_CSV_BYTES } from '#app/platform/files/csv-limits.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

const uploadResponse = z.object({ to: z.string() })

type UploadedFile = { readonly name: string; readonly to?: string; readonly error?: string }

/** Accepts files of any kind. Opens the check of a single file, or links to the checks of several files. */
export function FileDrop() {
  const isReady = useHydrated()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [sentFiles, setSent] = useState<readonly UploadedFile[]>([])
  const [sending, setSending] = useState<string | null>(null)
  const [isDraggedOver, setIsOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // Files dropped outside the field, or while it is disabled, would replace the page.
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      const isOnField = event.target === field.current
      setIsOver(isOnField && event.type === 'dragover')
      if (isOnField) return // the field handles these files
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('dragover', onDrag, { signal })
    window.addEventListener('drop', onDrag, { signal })
    window.addEventListener('dragleave', onLeave, { signal })
    return () => controller.abort()
  }, [])

  async function send(files: readonly File[]): Promise<void> {
    if (files.length === 0 || sending !== null) return
    setSent([])
    const results: UploadedFile[] = []
    for (const { name, parts } of toGroups(files)) {
      setSending(name)
      results.push({ name, ...(await sendGroup(parts)) })
      setSent([...results])
    }
    setSending(null)
    if (!field.current) return // the user has left this page
    const [only] = results
    if (results.length === 1 && only?.to) await navigate(only.to)
    else await revalidator.revalidate()
  }

  return (
    <>
      <div
        className={`relative grid min-h-[120px] place-content-center justify-items-center gap-1 border border-dashed border-edge p-4 text-center has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-plum ${isDraggedOver ? 'bg-lumen-soft' : 'bg-pearl hover:bg-mist'}`}
      >
        <FileUp className="size-5" aria-hidden="true" />
        <span className="text-base font-medium underline underline-offset-4">{adminText.chooseFiles}</span>
        <span id="import-files-hint" className="text-sm text-ink-2">
          {adminText.filesHint(formatMegabytes(IMPORT_FILE_LIMITS.maxBytes), formatMegabytes(MAX_CSV_BYTES))}
        </span>
        <input
          ref={field}
          type="file"
          multiple
          accept=".csv,text/csv,.md,.markdown,text/markdown,.json,application/json,.xlf,.xliff,application/xliff+xml"
          aria-label={adminText.filesToImport}
          aria-describedby="import-files-hint"
          disabled={!isReady || sending !== null}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:pointer-events-none"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            void send(files)
          }}
        />
      </div>
      <div role="status" className="mt-3 text-base wrap-anywhere empty:hidden">
        {sending !== null && adminText.sending(sending)}
        {sentFiles.length > 0 && (
          <ul className="grid gap-2">
            {sentFiles.map(({ name, to, error }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the list only grows
              <li key={index}>
                {to ? <TextLink to={to}>{name}</TextLink> : <span className="font-medium">{name}</span>}
                {error && (
                  <span className="block text-danger">
                    <span aria-hidden="true">! </span>
                    {error}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

const formatMegabytes = (bytes: number) => adminText.megabytes(bytes / 2 ** 20)
const formatTooLarge = () => adminText.fileTooLarge(formatMegabytes(IMPORT_FILE_LIMITS.maxBytes))

type Group = { readonly name: string; readonly parts: readonly File[] }

/** Groups files by import: each file is a separate import, except that all Markdown files form one import. */
function toGroups(files: readonly File[]): readonly Group[] {
  const isPage = ({ name }: File) => /\.(md|markdown)$/i.test(name)
  const pages = files.filter(isPage)
  const others = files.filter((file) => !isPage(file)).map((file) => ({ name: file.name, parts: [file] }))
  if (pages.length === 0) return others
  return [
    ...others,
    { name: pages.length === 1 ? (pages[0]?.name ?? '') : adminText.markdownFiles(pages.length), parts: pages },
  ]
}

async function sendGroup(parts: readonly File[]): Promise<{ readonly to: string } | { readonly error: string }> {
  if (parts.some(({ name }) => /\.zip$/i.test(name))) return { error: adminText.unpackArchive }
  if (parts.length > MAX_PAGE_FILES) return { error: adminText.tooManyFiles(MAX_PAGE_FILES) }
  if (parts.reduce((sum, { size }) => sum + size, 0) > IMPORT_FILE_LIMITS.maxBytes) return { error: formatTooLarge() }
  return await sendFile(href('/admin/import/file'), parts, uploadResponse)
}
