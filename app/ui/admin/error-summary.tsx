import { type ReactNode, useEffect, useRef } from 'react'
import { fieldId } from '#app/ui/admin/admin-field.tsx'

type ErrorSummaryProps = {
  title: string
  /** By field name; '' for the whole form. */
  errors: Readonly<Record<string, string>>
  /** Leaves the focus where it is, for example while someone types. */
  isQuiet?: boolean
  /** Opens what hides the field. */
  onFollow?: ((name: string) => void) | undefined
}

/** The errors of a form, each a link to its field. Takes the focus when new errors arrive. */
export function ErrorSummary({ title, errors, isQuiet = false, onFollow }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are a new object and take the focus
  useEffect(() => {
    openInvalid(box.current)
    if (!isQuiet) box.current?.focus()
  }, [errors])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="max-w-[1120px] border-l-4 border-danger bg-danger-soft p-4 text-base"
    >
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

/** Leads to a field of the page, and opens what it is folded into. */
export function FieldLink({ name, onFollow, children }: FieldLinkProps) {
  return (
    <a
      className="underline underline-offset-4"
      href={`#${fieldId(name)}`}
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
  for (const message of messages) message.closest('details')?.setAttribute('open', '')
}

/** Focuses a link's field, to which the browser would only scroll. */
function focusTarget(event: { readonly currentTarget: HTMLAnchorElement; readonly preventDefault: () => void }): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  const folded = target.closest('details')
  if (folded) folded.open = true
  target.focus()
  target.scrollIntoView({ block: 'center' })
}
