import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { useDebounce } from '#app/ui/admin/use-debounce.ts'

const DELAY_MS = 300

type ListFiltersProps = {
  readonly label: string
  readonly placeholder: string
  readonly q: string
  readonly keep?: readonly string[]
  /** The URL without filters; null while nothing is filtered. */
  readonly clear: string | null
  /** Filter fields, which are behind a button on phones. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Filters that apply on change or, without JavaScript, on Enter. Their state is the URL. */
export function ListFilters({
  label,
  placeholder,
  q,
  keep = ['sort', 'dir'],
  clear,
  children,
  action,
}: ListFiltersProps) {
  const [searchParams] = useSearchParams()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count = [...searchParams].filter(
    ([name, value]) => value && ![...keep, 'q', 'page', 'view'].includes(name),
  ).length
  const [text, setText, settle] = useSearchText(q, () =>
    submit(form.current, { replace: q !== '', preventScrollReset: true }),
  )
  return (
    <div className="flex items-start justify-between gap-4">
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
        {[...keep, 'view'].map((name) => {
          const value = searchParams.get(name)
          return value && <input key={name} type="hidden" name={name} value={value} />
        })}
        <input
          type="search"
          name="q"
          aria-label={adminText.search(label.toLowerCase())}
          placeholder={placeholder}
          value={text}
          maxLength={100}
          className={`${BOX} w-auto min-w-0 grow basis-32 text-ellipsis md:max-w-70`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {children && (
          <>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              className="flex min-h-11 items-center gap-2 border border-edge bg-paper px-3 text-base md:hidden"
              onClick={() => setIsOpen(!isOpen)}
            >
              <SlidersHorizontal className="size-4" aria-hidden="true" />
              {adminText.filter(count)}
            </button>
            <div id={id} className={`list-filters ${isOpen ? '' : 'max-md:hidden max-md:no-js:grid'}`}>
              {children}
            </div>
          </>
        )}
        <noscript>
          <button type="submit" className="underline">
            {adminText.apply}
          </button>
        </noscript>
        {clear && (
          <TextLink to={clear} className="hidden-without-matches lg:px-2">
            {adminText.clear}
          </TextLink>
        )}
      </Form>
      {action && <div className="flex gap-3 max-lg:hidden">{action}</div>}
    </div>
  )
}

type FilterSelectProps = {
  readonly name: string
  readonly label: string
  readonly value: string | null
  /** Must be a map if values can be numbers, because an object would list numbers first. */
  readonly options: Readonly<Record<string, string>> | ReadonlyMap<string, string>
  readonly className?: string
}

export function FilterSelect({ name, label, value, options, className = '' }: FilterSelectProps) {
  return (
    <select
      key={value} // resets the select when the URL changes
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      className={`${BOX} min-w-0 max-md:flex-1 md:w-auto md:max-lg:max-w-32 ${className}`}
    >
      {(options instanceof Map ? [...options.entries()] : Object.entries(options)).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}

/**
 * Submits a search text after a pause in typing. `settle` cancels the pending submission once the text has been
 * submitted in another way or is no longer needed.
 */
function useSearchText(q: string, send: () => void): [text: string, type: (text: string) => void, settle: () => void] {
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  const [lastQuery, setLastQuery] = useState(q)
  const search = text.trim()
  const debounce = useDebounce(DELAY_MS, () => {
    if (search === sent) return
    setSent(search)
    send()
  })
  if (q !== lastQuery) {
    setLastQuery(q)
    if (q !== sent) {
      setSent(q)
      // If the texts differ, the user has typed more in the meantime
      if (search === sent) setText(q)
    }
  }
  const type = (next: string) => {
    setText(next)
    debounce.schedule()
  }
  const settle = () => {
    setSent(search)
    debounce.cancel()
  }
  useOtherSearch(sent, settle)
  return [text, type, settle]
}

/** Calls `onStart` when a link to another search of this list is followed, such as one that clears the filters. */
function useOtherSearch(sent: string, onStart: () => void): void {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const settle = useEffectEvent((search: string) => {
    if ((new URLSearchParams(search).get('q') ?? '') !== sent) onStart()
  })
  const key = location?.pathname === pathname ? location.key : null
  const search = location?.search ?? ''
  useEffect(() => {
    if (key !== null) settle(search)
  }, [key, search])
}
