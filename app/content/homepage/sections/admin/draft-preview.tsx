import { useEffect, useEffectEvent, useRef } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { checkSections } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { PreviewFrame, PreviewHeader, usePreviewWidth } from '#app/ui/admin/preview-frame.tsx'

const FRAME = 'homepage-preview'
const FRAMED_PATH = `${href('/admin/homepage/preview')}?framed`
const PAUSE_MS = 500
/** The height of the header, which covers the top of the storefront. */
const HEADER_PX = 60

type DraftPreviewProps = {
  readonly sections: readonly Section[]
  /** The values that the form sends. */
  readonly fields: Readonly<Record<string, string>>
  /** Identifies the saved state. */
  readonly version: string
  /** The id of the section being edited. */
  readonly editedId: string | null
}

/** Shows the homepage as shoppers would see it. Unsaved changes are included while all sections are valid. */
export function DraftPreview({ sections, fields, version, editedId }: DraftPreviewProps) {
  const [width, setWidth] = usePreviewWidth()
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const loadedFields = useRef('')
  const serializedFields = JSON.stringify(fields)

  /** Null while the browser's error page is shown, which scripts cannot read. */
  const getView = () => frame.current?.contentDocument?.defaultView

  const send = useEffectEvent(() => {
    if (loadedFields.current === serializedFields || !checkSections(sections).ok) return
    scrolled.current = getView()?.scrollY ?? 0
    loadedFields.current = serializedFields
    form.current?.submit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends when the draft was changed or saved
  useEffect(() => {
    if (loadedFields.current === '') {
      loadedFields.current = serializedFields // the frame itself loads the saved draft, so nothing is sent
      return
    }
    const timer = setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [serializedFields, version])

  const scrollToShown = useEffectEvent(() => {
    const view = getView()
    if (!view) return
    const target = editedId && view.document.getElementById(editedId)?.closest('section')
    // Does not use scrollIntoView, which would also scroll the editor
    const top = target ? target.getBoundingClientRect().top + view.scrollY - HEADER_PX : scrolled.current
    view.scrollTo({ top, behavior: 'instant' })
  })
  useEffect(() => {
    if (editedId) scrollToShown()
  }, [editedId])

  return (
    <aside aria-label={adminText.preview} className="sections-preview">
      <PreviewHeader
        width={width}
        onChange={setWidth}
        link={{ to: href('/admin/homepage/preview'), label: adminText.savedDraft, note: adminText.savedDraftNote }}
      />
      <PreviewFrame
        ref={frame}
        width={width}
        name={FRAME}
        src={FRAMED_PATH}
        title={adminText.previewTitle}
        onLoad={scrollToShown}
      />
      <form ref={form} method="post" action={FRAMED_PATH} target={FRAME}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </aside>
  )
}
