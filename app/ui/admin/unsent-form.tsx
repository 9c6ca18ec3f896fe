/** The `form` of fields that do not belong to the form around them. An empty attribute would be invalid HTML. */
export const UNSENT = 'unsent'

/** Rendered once on each admin page. Without a dialog around it, `method="dialog"` sends nothing. */
export function UnsentForm() {
  return <form id={UNSENT} method="dialog" hidden />
}
