import { ExternalLink } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import type { SectionsDraft } from '#app/features/homepage/sections/admin/sections-draft.ts'
import { checkSections } from '#app/features/homepage/sections/section-input.ts'

const WIDTHS = { desktop: { label: 'Desktop', px: 1280 }, phone: { label: 'Phone', px: 390 } } as const
const FRAME = 'homepage-preview'
const PAUSE_MS = 500
/** Covers the top of the storefront. */
const HEADER_PX = 60

type DraftPreviewProps = {
  readonly draft: SectionsDraft
  /** Of what is saved: the frame is loaded again when it changes. */
  readonly version: string
  /** The section that is edited. */
  readonly shown: string | null
}

/** The homepage as shoppers would see it, unsaved changes included once they are complete. */
export function DraftPreview({ draft, version, shown }: DraftPreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  const loaded = useRef('')
  const sections = JSON.stringify(draft.sections)
  const { px } = WIDTHS[width]

  useEffect(() => {
    if (matchMedia('(width < 48rem)').matches) setWidth('phone')
  }, [])

  useEffect(() => {
    const { current } = box
    if (!current) return
    const scaleFrame = () => {
      const scale = Math.min(1, current.clientWidth / px)
      const { style } = current
      style.setProperty('--preview-width', `${px}px`)
      style.setProperty('--preview-scale', String(scale))
    }
    const observer = new ResizeObserver(scaleFrame)
    observer.observe(current)
    scaleFrame()
    return () => observer.disconnect()
  }, [px])

  const send = useEffectEvent(() => {
    if (loaded.current === sections || !checkSections(draft.sections).ok) return
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0
    loaded.current = sections
    form.current?.submit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends when the sections have changed, or were saved
  useEffect(() => {
    if (loaded.current === '') {
      loaded.current = sections // the frame loads what is saved
      return
    }
    const timer = setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sections, version])

  const scrollToShown = useEffectEvent(() => {
    const view = frame.current?.contentWindow
    if (!view) return
    const target = shown && view.document.getElementById(shown)?.closest('section')
    // Not scrollIntoView, which would scroll the editor too
    const top = target ? target.getBoundingClientRect().top + view.scrollY - HEADER_PX : scrolled.current
    view.scrollTo({ top, behavior: 'instant' })
  })
  useEffect(() => {
    if (shown) scrollToShown()
  }, [shown])

  return (
    <aside aria-label="Preview" className="sections-preview">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2">
        <h2 className="text-base font-semibold">Preview</h2>
        <a
          href={href('/admin/homepage/preview')}
          target="_blank"
          rel="noreferrer"
          className="mr-auto inline-flex min-h-6 items-center gap-1 text-sm underline underline-offset-4 max-md:min-h-11"
        >
          Saved draft
          <ExternalLink className="size-3.5" aria-hidden="true" />
          <span className="sr-only">(in a new tab)</span>
        </a>
        <fieldset className="flex flex-wrap">
          <legend className="sr-only">Width of the preview</legend>
          {Object.entries(WIDTHS).map(([name, { label }]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === width}
              className="min-h-9 border-b-3 border-transparent px-3 text-sm aria-pressed:border-lumen aria-pressed:font-semibold max-md:min-h-11"
              onClick={() => setWidth(name === 'phone' ? 'phone' : 'desktop')}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div ref={box} className="sections-preview-box">
        <iframe
          ref={frame}
          name={FRAME}
          src={href('/admin/homepage/preview')}
          title="The homepage with this draft"
          className="sections-preview-frame"
          onLoad={scrollToShown}
        />
      </div>
      <form ref={form} method="post" action={href('/admin/homepage/preview')} target={FRAME}>
        <input type="hidden" name="sections" value={sections} />
      </form>
    </aside>
  )
}
