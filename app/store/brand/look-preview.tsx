import { useEffect, useRef, useState } from 'react'
import { useLook, useSettled } from '#app/store/brand/use-look.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import { PreviewFrame } from '#app/ui/admin/preview-frame.tsx'

type LookPreviewProps = {
  readonly title: string
  readonly src: string
  readonly look: BrandLook
  readonly version?: string
}

/**
 * Shows a page of the store in this look, as it appears on a phone. Follows changes of `src` and reloads on a new
 * `version`.
 */
export function LookPreview({ title, src, look, version = '' }: LookPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loadCount, setLoadCount] = useState(0)
  const address = useSettled(src)
  const [source, setSource] = useState({ address, version })
  const latest = useRef(source)
  useEffect(() => {
    if (latest.current.address === address && latest.current.version === version) return
    latest.current = { address, version }
    // A new `src` of a loaded frame would add an entry to the history; a hidden frame has not loaded yet
    if (loadCount > 0) frame.current?.contentWindow?.location.replace(address)
    else setSource({ address, version })
  }, [address, version, loadCount])
  useLook(frame, look, loadCount > 0)
  return (
    <PreviewFrame
      ref={frame}
      width="phone"
      title={title}
      src={source.address}
      loading="lazy"
      isHidden={loadCount === 0}
      onLoad={() => setLoadCount((count) => count + 1)}
    />
  )
}
