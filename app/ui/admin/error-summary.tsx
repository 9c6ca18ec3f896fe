import { type ReactNode, useEffect, useRef } from 'react'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { openContainingDetails } from '#app/ui/admin/open-details.ts'

type ErrorSummaryProps = {
  title: string
  /** By field name; '' for the whole form. */
  errors: Readonly<Record<string, string>>
  /** 'field' is the first field with an error. 'nothing' keeps the focus, for example during typing. */
  focuses?: 'summary' | 'field' | 'nothing'
  /** Opens the section that hides the field. */
  onFollow?: ((name: string) => void) | undefined
}

/** The errors of a form, each a link to its field. Moves the focus when new errors arrive. */
export function ErrorSummary({ title, errors, focuses = 'summary', onFollow }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are a new object and move the focus
  useEffect(() => {
    openInvalid(box.current)
    const field = focuses === 'field' ? findFirstField(Object.keys(errors)) : null
    if (field) focusField(field)
    else if (focuses !== 'nothing') box.current?.focus()
  }, [errors])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-l-4 border-danger bg-danger-soft p-4 text-base">
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-1">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            {name === '' ? (
              message
            ) : (
              <FieldLink name={name} onFollow={onFollow}>
                {message}
              </FieldLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type FieldLinkProps = Pick<ErrorSummaryProps, 'onFollow'> & { name: string; children: ReactNode }

/** Links to a field on the page and opens the section that hides it. */
export function FieldLink({ name, onFollow, children }: FieldLinkProps) {
  return (
    <a
      className="underline underline-offset-4"
      href={`#${getFieldId(name)}`}
      onClick={(event) => {
        onFollow?.(name)
        focusTarget(event)
      }}
    >
      {children}
    </a>
  )
}

function openInvalid(box: HTMLElement | null): void {
  const messages = box?.closest('form')?.querySelectorAll('details:not([open]) [id$="-error"]') ?? []
  for (const message of messages) openContainingDetails(message)
}

/** Returns the field that comes first on the page. */
function findFirstField(names: readonly string[]): HTMLElement | null {
  const fields = names.flatMap((name) => document.getElementById(getFieldId(name)) ?? [])
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first ?? null
}

/** Focuses a link's field, to which the browser would only scroll. */
function focusTarget(event: { readonly currentTarget: HTMLAnchorElement; readonly preventDefault: () => void }): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  focusField(target)
}

function focusField(field: HTMLElement): void {
  openContainingDetails(field)
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
