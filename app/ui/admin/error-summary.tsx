import { useEffect, useRef } from 'react'
import { fieldId } from '#app/ui/admin/admin-field.tsx'

type ErrorSummaryProps = {
  title: string
  /** Messages by field name; '' holds what concerns the whole form. */
  errors: Readonly<Record<string, string>>
  /** Called before a message leads to its field: the place to open what hides it, at once. */
  onFollow?: (name: string) => void
}

/** What is wrong with a form, above it, each message a link to its field. Takes the focus whenever new errors arrive. */
export function ErrorSummary({ title, errors, onFollow }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are a new object, and take the focus again
  useEffect(() => {
    openRefused(box.current)
    box.current?.focus()
  }, [errors])
  const entries = Object.entries(errors)
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="max-w-[1120px] border-l-4 border-danger bg-danger-soft p-4 text-base"
    >
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-1">
        {entries.map(([name, message]) => (
          <li key={name}>
            {name === '' ? (
              message
            ) : (
              <a
                className="underline underline-offset-4"
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  onFollow?.(name)
                  focusTarget(event)
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A folded part of the form in which a field was refused opens. */
function openRefused(box: HTMLElement | null): void {
  const messages = box?.closest('form')?.querySelectorAll('details:not([open]) [id$="-error"]') ?? []
  for (const message of messages) message.closest('details')?.setAttribute('open', '')
}

/** A link alone scrolls to a field but leaves the focus on itself. */
function focusTarget(event: { readonly currentTarget: HTMLAnchorElement; readonly preventDefault: () => void }): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  const folded = target.closest('details')
  if (folded) folded.open = true
  target.focus()
  target.scrollIntoView({ block: 'center' })
}
