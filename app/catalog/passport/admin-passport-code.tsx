import { adminText } from '#app/catalog/passport/admin-text.ts'
import { toQrPath } from '#app/lib/qr-path.ts'

type PassportCodeProps = { readonly address: string; readonly className: string }

/** The QR code of a passport, to be printed at least 15 mm wide. */
export function PassportCode({ address, className }: PassportCodeProps) {
  const { size, d } = toQrPath(address)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={`shrink-0 bg-paper ${className}`}
      role="img"
      aria-label={adminText.passportCode}
    >
      <path d={d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Returns a URL for display, without its scheme. */
export function formatDisplayUrl(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
