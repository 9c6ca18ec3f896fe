import { type RefObject, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { BrandLook } from '#app/features/brand/brand-look.ts'
import { brandSheet } from '#app/features/brand/brand-sheet.ts'

const PAGES = ['Home', 'Shop', 'Product', 'Checkout', 'Mail'] as const
type Page = (typeof PAGES)[number]
const WIDTHS = { Desktop: 1280, Phone: 390 } as const
type Device = keyof typeof WIDTHS

const TAB =
  'min-h-9 border-b-2 border-transparent px-2 text-base text-ink-2 aria-pressed:border-ink aria-pressed:font-medium aria-pressed:text-ink max-md:min-h-11'

type BrandPreviewProps = { readonly look: BrandLook; readonly name: string; readonly productId: string | null }

/** The store's real pages in the look that is being edited. */
export function BrandPreview({ look, name, productId }: BrandPreviewProps) {
  const [page, setPage] = useState<Page>('Home')
  const [device, setDevice] = useState<Device>('Desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState('')
  const shown = `${page}-${device}`
  const isLoaded = loaded === shown
  useLook(frame, look, isLoaded)
  useScale(box, frame, WIDTHS[device])
  const query = new URLSearchParams({ look: JSON.stringify(look), name })
  const mail = useSettled(`${href('/admin/brand/preview/mail')}?${query}`)
  const address = page === 'Mail' ? mail : addressOf(page, productId)
  return (
    <section aria-label="Preview" className="sticky top-14 rounded-field border border-line bg-paper">
      <div className="flex flex-wrap justify-between gap-x-4 border-b border-line px-3">
        <Buttons label="Page" choices={PAGES} value={page} onChange={setPage} />
        <Buttons label="Width" choices={['Desktop', 'Phone']} value={device} onChange={setDevice} />
      </div>
      <div ref={box} className="relative h-[calc(100dvh-11rem)] min-h-96 overflow-hidden bg-mist">
        <iframe
          key={shown}
          ref={frame}
          title={`Preview of ${page}`}
          src={address}
          className={`absolute top-0 origin-top-left bg-paper ${isLoaded || page === 'Mail' ? '' : 'invisible'}`}
          onLoad={() => setLoaded(shown)}
        />
      </div>
    </section>
  )
}

/** The value once it has not changed for half a second. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 500)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function addressOf(page: Exclude<Page, 'Mail'>, productId: string | null): string {
  if (page === 'Shop') return href('/admin/brand/preview/shop')
  if (page === 'Checkout') return href('/admin/brand/preview/checkout')
  if (page === 'Product' && productId) return href('/admin/brand/preview/product/:id', { id: productId })
  return href('/admin/brand/preview')
}

type ButtonsProps<Choice extends string> = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}

function Buttons<Choice extends string>({ label, choices, value, onChange }: ButtonsProps<Choice>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not form fields
    <div role="group" aria-label={label} className="flex overflow-x-auto">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={TAB}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {choice}
        </button>
      ))}
    </div>
  )
}

/** Replaces the published sheet in the frame: its own document is left as it is. */
function useLook(frame: RefObject<HTMLIFrameElement | null>, look: BrandLook, isLoaded: boolean): void {
  const css = brandSheet(look) ?? ''
  useEffect(() => {
    const view = frame.current?.contentDocument?.defaultView
    if (!isLoaded || !view) return
    for (const link of view.document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/brand/"]')) {
      link.disabled = true
    }
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    view.document.adoptedStyleSheets = [sheet]
    const stay = (event: Event) => {
      if (!(event.target instanceof view.Element) || !event.target.closest('a')) return
      event.preventDefault()
      event.stopPropagation()
    }
    view.document.addEventListener('click', stay, true)
    return () => view.document.removeEventListener('click', stay, true)
  })
}

/** Pages keep their width and are scaled down to the space. */
function useScale(
  box: RefObject<HTMLDivElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  width: number,
): void {
  useEffect(() => {
    const outer = box.current
    if (!outer) return
    const resize = () => {
      const inner = frame.current
      if (!inner) return
      const scale = Math.min(1, outer.clientWidth / width)
      inner.style.setProperty('width', `${width}px`)
      inner.style.setProperty('height', `${outer.clientHeight / scale}px`)
      inner.style.setProperty('left', `${Math.max(0, (outer.clientWidth - width * scale) / 2)}px`)
      inner.style.setProperty('transform', `scale(${scale})`)
    }
    resize()
    const watching = new ResizeObserver(resize)
    watching.observe(outer)
    return () => watching.disconnect()
  })
}
