/** The `form` attribute of fields that are not part of the surrounding form. An empty attribute would be invalid. */
export const UNSENT = 'unsent'

/** Rendered once on each admin page. Without a dialog around it, `method="dialog"` sends nothing. */
export function UnsentForm() {
  return <form id={UNSENT} method="dialog" hidden />
}
