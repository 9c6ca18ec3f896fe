import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { controlAttributes, FieldFrame, fieldId } from '#app/ui/admin/admin-field.tsx'
import { TagChips } from '#app/ui/admin/tag-chips.tsx'

type TagInputProps = {
  readonly label: string
  readonly name: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly tags: readonly string[]
  readonly isOrdered?: boolean
  readonly onChange: (tags: readonly string[]) => void
  readonly noun: string
}

/** A list of short texts: Enter or a comma adds one, Backspace in the empty field removes the last. */
export function TagInput({ label, name, hint, error, tags, isOrdered = false, onChange, noun }: TagInputProps) {
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
    if (event.key === 'Enter') {
      event.preventDefault()
      add([typed])
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      add([typed]) // saves it too
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
      <TagChips name={name} noun={noun} tags={tags} isOrdered={isOrdered} onChange={onChange} onRemove={remove} />
      <input
        ref={input}
        {...controlAttributes(id, { hint, error })}
        type="text"
        autoComplete="off"
        value={typed}
        placeholder={`Add a ${noun}`}
        onChange={({ target: { value } }) => (value.includes(',') ? add(value.split(',')) : setTyped(value))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add([typed])}
      />
    </FieldFrame>
  )
}
