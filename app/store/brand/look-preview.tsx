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

/** Shows a page of the store as on a phone, in this look. Follows changes of `src` and reloads on a new `version`. */
export function LookPreview({ title, src, look, version = '' }: LookPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const address = useSettled(src)
  const [begun, setBegun] = useState({ address, version })
  const shown = useRef(begun)
  useEffect(() => {
    if (shown.current.address === address && shown.current.version === version) return
    shown.current = { address, version }
    // A new `src` of a loaded frame would add an entry to the history; a hidden frame has not loaded yet
    if (loads > 0) frame.current?.contentWindow?.location.replace(address)
    else setBegun({ address, version })
  }, [address, version, loads])
  useLook(frame, look, loads > 0)
  return (
    <PreviewFrame
      ref={frame}
      width="phone"
      title={title}
      src={begun.address}
      loading="lazy"
      isHidden={loads === 0}
      onLoad={() => setLoads((count) => count + 1)}
    />
  )
}
