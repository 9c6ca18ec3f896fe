import { adminText } from '#app/ui/admin/admin-text.ts'

/** The `form` attribute of fields that are not part of the surrounding form. An empty attribute would be invalid. */
export const UNSENT = 'unsent'

/** Rendered once on each admin page. Without a dialog around it, `method="dialog"` sends nothing. */
export function UnsentForm() {
  return <form id={UNSENT} method="dialog" hidden />
}

/** If scripts are off, explains why fields that are sent by scripts cannot be edited. */
export function UnsentNote() {
  return (
    <noscript>
      <p className="mb-3 text-base text-ink-2">{adminText.fieldsNeedScripts}</p>
    </noscript>
  )
}
