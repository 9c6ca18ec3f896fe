import { ExternalLink } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

/** The widths of the previewed page, in px. */
const WIDTHS = { desktop: 1280, phone: 390 } as const

type PreviewWidth = keyof typeof WIDTHS

/** On phones, the preview starts at the width of a phone. */
export function usePreviewWidth() {
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  useEffect(() => {
    if (matchMedia('(width < 48rem)').matches) setWidth('phone')
  }, [])
  return [width, setWidth] as const
}

type WidthsProps = { readonly width: PreviewWidth; readonly onChange: (width: PreviewWidth) => void }

export function PreviewWidths({ width, onChange }: WidthsProps) {
  return (
    <fieldset className="flex flex-wrap">
      <legend className="sr-only">{adminText.previewWidth}</legend>
      {(['desktop', 'phone'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === width}
          className="min-h-9 border-b-3 border-transparent px-3 text-sm aria-pressed:border-lumen aria-pressed:font-semibold max-md:min-h-11"
          onClick={() => onChange(name)}
        >
          {adminText.previewWidths[name]}
        </button>
      ))}
    </fieldset>
  )
}

type PreviewHeaderProps = WidthsProps & {
  /** Opens the same preview as a page; `note` is for screen readers. */
  readonly link: { readonly to: string; readonly label: string; readonly note: string }
}

export function PreviewHeader({ link, ...widths }: PreviewHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2">
      <h2 className="text-md font-semibold">{adminText.preview}</h2>
      <a
        href={link.to}
        target="_blank"
        rel="noreferrer"
        className="mr-auto inline-flex min-h-6 items-center gap-1 text-sm underline underline-offset-4 max-md:min-h-11"
      >
        {link.label}
        <ExternalLink className="size-3.5" aria-hidden="true" />
        <span className="sr-only">{link.note}</span>
      </a>
      <PreviewWidths {...widths} />
    </div>
  )
}

type PreviewFrameProps = Omit<ComponentProps<'iframe'>, 'ref' | 'width' | 'className' | 'onLoad'> & {
  readonly title: string
  readonly width: PreviewWidth
  readonly isHidden?: boolean
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** Called for each page that the frame has loaded. */
  readonly onLoad: () => void
}

/** A page at the width of a screen, scaled down to fit. */
export function PreviewFrame({ width, isHidden = false, onLoad, ...frame }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const px = WIDTHS[width]
  const showPage = () => {
    const page = frame.ref.current?.contentDocument
    if (page) page.documentElement.style.scrollbarWidth = 'none' // otherwise, an empty strip is reserved for it
    onLoad()
  }
  const reportEarlyLoad = useEffectEvent(() => {
    const page = frame.ref.current?.contentDocument
    if (page && page.readyState === 'complete' && page.URL !== 'about:blank') showPage()
  })
  // The server renders the frame, so its page may have loaded before React attached the event handler.
  useEffect(() => reportEarlyLoad(), [])
  useEffect(() => {
    const { current } = box
    if (!current) return
    const scaleFrame = () => {
      const scale = Math.min(1, current.clientWidth / px)
      current.style.setProperty('--preview-width', `${px}px`)
      current.style.setProperty('--preview-scale', String(scale))
    }
    const observer = new ResizeObserver(scaleFrame)
    observer.observe(current)
    scaleFrame()
    return () => observer.disconnect()
  }, [px])
  return (
    <div ref={box} className="preview-box">
      {isHidden && (
        <p role="status" className="absolute inset-0 grid place-items-center bg-mist text-base text-ink-2">
          {adminText.loadingPreview}
        </p>
      )}
      <iframe {...frame} onLoad={showPage} className={`preview-frame ${isHidden ? 'invisible' : ''}`} />
    </div>
  )
}
