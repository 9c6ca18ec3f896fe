import { Fragment } from 'react'
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

/** The URL of a passport without its scheme. Lines break only after slashes. */
export function PassportUrl({ address }: Pick<PassportCodeProps, 'address'>) {
  const parts = address.replace(/^https?:\/\//, '').split(/(?<=\/)/)
  return (
    <span className="block">
      {parts.map((part) => (
        <Fragment key={part}>
          <span className="inline-block max-w-full wrap-anywhere">{part}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
