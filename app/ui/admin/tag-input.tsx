import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { BOX, describedBy, FieldFrame, fieldId } from '#app/ui/admin/admin-field.tsx'

type TagInputProps = {
  readonly label: string
  /** The field that carries the list, as JSON. */
  readonly name: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** What one of them is called, for the words of its buttons. */
  readonly noun: string
}

/** A list of short texts: Enter or a comma adds one, Backspace in the empty field takes the last one back. */
export function TagInput({ label, name, hint, error, tags, onChange, noun }: TagInputProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = fieldId(name)

  const add = (texts: readonly string[]) => {
    const known = new Set(tags.map((tag) => tag.toLowerCase()))
    const added = texts
      .map((text) => text.trim())
      .filter((text) => {
        const key = text.toLowerCase()
        if (text === '' || known.has(key)) return false
        known.add(key)
        return true
      })
    if (added.length > 0) onChange([...tags, ...added])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add([typed])
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const parts = event.clipboardData.getData('text').split(/[,\n\t]/)
    if (parts.length < 2) return
    event.preventDefault()
    add(parts)
  }
  const remove = (index: number) => {
    onChange(tags.filter((_, at) => at !== index))
    input.current?.focus()
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input type="hidden" name={name} value={JSON.stringify(tags)} />
      {tags.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {tags.map((tag, index) => (
            <li key={tag} className="flex items-center border border-line bg-pearl pl-2 text-base break-all">
              {tag}
              <button
                type="button"
                className="grid size-8 shrink-0 place-items-center hover:bg-mist max-md:size-11"
                aria-label={`Remove ${noun} ${tag}`}
                onClick={() => remove(index)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={id}
        type="text"
        autoComplete="off"
        value={typed}
        placeholder={`Add a ${noun}`}
        className={BOX}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add([typed])}
      />
    </FieldFrame>
  )
}
