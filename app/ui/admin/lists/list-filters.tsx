import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { useDebounce } from '#app/ui/admin/use-debounce.ts'

const DELAY_MS = 300

type ListFiltersProps = {
  /** What is searched: 'Products'. */
  readonly label: string
  readonly placeholder: string
  /** The search in the address. */
  readonly q: string
  /** Names of other values in the address that stay as they are, such as the order of the list. */
  readonly keep?: readonly string[]
  /** Where everything is shown again; null while nothing is filtered. */
  readonly clear: string | null
  /** Selects, see `FilterSelect`. */
  readonly children?: ReactNode
}

/**
 * The line above a list that narrows it. Its state is the address, so that Back, a reload and a shared link show the same;
 * what is chosen or typed goes there by itself, and with Enter where there are no scripts.
 */
export function ListFilters({ label, placeholder, q, keep = ['sort', 'dir'], clear, children }: ListFiltersProps) {
  const [address] = useSearchParams()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText, settle] = useTyped(q, () =>
    submit(form.current, { replace: q !== '', preventScrollReset: true }),
  )
  return (
    <Form
      ref={form}
      role="search"
      aria-label={label}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2"
      onSubmit={settle}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget, { preventScrollReset: true })
      }}
    >
      {keep.map((name) => {
        const value = address.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <input
        type="search"
        name="q"
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder={placeholder}
        value={text}
        maxLength={100}
        className={`${BOX} text-ellipsis md:w-32 md:max-w-70 md:grow`}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {children}
      <noscript>
        <button type="submit" className="underline">
          Apply
        </button>
      </noscript>
      {clear && (
        <TextLink to={clear} className="md:px-2">
          Clear
        </TextLink>
      )}
    </Form>
  )
}

/** A choice that narrows a list. '' chooses everything. */
export function FilterSelect({
  label,
  value,
  className = '',
  ...select
}: ComponentProps<'select'> & { label: string }) {
  return (
    <select
      key={String(value)} // another address is another choice
      {...select}
      aria-label={label}
      defaultValue={value}
      className={`${BOX} min-w-0 max-md:flex-1 md:w-auto md:max-lg:max-w-40 ${className}`}
    />
  )
}

/**
 * A text that is sent once no one typed for a moment, unless it was sent otherwise: then `settle`. An address that says
 * something else wins over what was typed.
 */
function useTyped(q: string, send: () => void): [text: string, type: (text: string) => void, settle: () => void] {
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  const [seen, setSeen] = useState(q)
  const command = text.trim()
  const debounce = useDebounce(DELAY_MS, () => {
    if (command === sent) return
    setSent(command)
    send()
  })
  if (q !== seen) {
    setSeen(q)
    if (q !== sent) {
      setSent(q)
      setText(q)
    }
  }
  const type = (next: string) => {
    setText(next)
    debounce.schedule()
  }
  const settle = () => {
    setSent(command)
    debounce.cancel()
  }
  return [text, type, settle]
}
