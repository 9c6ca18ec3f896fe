import { useRef, useState } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/store/brand/admin-text.ts'
import { useLook, useSettled } from '#app/store/brand/use-look.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import { PreviewFrame, PreviewWidths, usePreviewWidth } from '#app/ui/admin/preview-frame.tsx'

const PAGES = ['home', 'shop', 'product', 'checkout', 'mail'] as const
type Page = (typeof PAGES)[number]

const TAB =
  'min-h-9 border-b-2 border-transparent px-2 text-base text-ink-2 aria-pressed:border-ink aria-pressed:font-medium aria-pressed:text-ink max-md:min-h-11'

type BrandPreviewProps = { readonly look: BrandLook; readonly name: string; readonly productId: string | null }

/** Shows the store's real pages with the look that is being edited. */
export function BrandPreview({ look, name, productId }: BrandPreviewProps) {
  const [page, setPage] = useState<Page>('home')
  const [width, setWidth] = usePreviewWidth()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState('')
  const frameKey = `${page}-${width}`
  const isLoaded = loaded === frameKey
  useLook(frame, look, isLoaded)
  const query = new URLSearchParams({ look: JSON.stringify(look), name })
  const mail = useSettled(`${href('/admin/brand/preview/mail')}?${query}`)
  const address = page === 'mail' ? mail : getPreviewAddress(page, productId)
  return (
    <section aria-label={adminText.preview} className="sticky top-34 rounded-field border border-line bg-paper">
      <div className="flex flex-wrap justify-between gap-x-4 px-3">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons, not form fields */}
        <div role="group" aria-label={adminText.page} className="flex overflow-x-auto">
          {PAGES.map((name) => (
            <button key={name} type="button" className={TAB} aria-pressed={name === page} onClick={() => setPage(name)}>
              {adminText.previewPages[name]}
            </button>
          ))}
        </div>
        <PreviewWidths width={width} onChange={setWidth} />
      </div>
      <PreviewFrame
        key={frameKey}
        ref={frame}
        width={width}
        title={adminText.previewTitle(adminText.previewPages[page])}
        src={address}
        isHidden={!isLoaded && page !== 'mail'}
        onLoad={() => setLoaded(frameKey)}
      />
    </section>
  )
}

function getPreviewAddress(page: Exclude<Page, 'mail'>, productId: string | null): string {
  if (page === 'shop') return href('/admin/brand/preview/shop')
  if (page === 'checkout') return href('/admin/brand/preview/checkout')
  if (page === 'product' && productId) return href('/admin/brand/preview/product/:id', { id: productId })
  return href('/admin/brand/preview')
}
