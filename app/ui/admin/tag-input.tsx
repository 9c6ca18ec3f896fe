import { GripVertical, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { moveItem } from '#app/lib/lists.ts'
import { BOX, FieldFrame, getControlAttributes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { getMoveForKey, MoveActions } from '#app/ui/admin/lists/move-actions.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { useTileDrag } from '#app/ui/admin/uploads/tile-drag.ts'

type TagInputProps = {
  readonly label: ReactNode
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly tags: readonly string[]
  readonly isOrdered?: boolean
  readonly onChange: (tags: readonly string[]) => void
  readonly noun: string
  readonly suggestions?: readonly string[]
  readonly maxLength?: number
}

/** A list of short texts: Enter or a comma adds a text, and Backspace in the empty field removes the last one. */
export function TagInput({
  label,
  name,
  hint,
  error,
  tags,
  isOrdered = false,
  onChange,
  noun,
  suggestions = [],
  maxLength,
}: TagInputProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = getFieldId(name)

  const add = (texts: readonly string[]) => {
    const knownKeys = new Set(tags.map((tag) => tag.toLowerCase()))
    const addedTags = texts
      .map((text) => text.trim())
      .filter((text) => {
        const key = text.toLowerCase()
        if (text === '' || knownKeys.has(key)) return false
        knownKeys.add(key)
        return true
      })
    if (addedTags.length > 0) onChange([...tags, ...addedTags])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add([typed])
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      add([typed]) // so that the typed tag is also saved
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
      <div className="flex flex-wrap gap-2">
        <TagChips name={name} noun={noun} tags={tags} isOrdered={isOrdered} onChange={onChange} onRemove={remove} />
        <input
          ref={input}
          {...getControlAttributes(id, { hint, error })}
          type="text"
          autoComplete="off"
          value={typed}
          maxLength={maxLength}
          list={suggestions.length > 0 ? `${id}-suggestions` : undefined}
          placeholder={adminText.addTag(noun)}
          className={`${BOX} w-auto min-w-32 flex-1`}
          onChange={({ target: { value } }) => (value.includes(',') ? add(value.split(',')) : setTyped(value))}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add([typed])}
        />
        {suggestions.length > 0 && (
          <datalist id={`${id}-suggestions`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </div>
    </FieldFrame>
  )
}

type TagChipsProps = {
  readonly name: string
  readonly noun: string
  readonly tags: readonly string[]
  readonly isOrdered: boolean
  readonly onChange: (tags: readonly string[]) => void
  readonly onRemove: (index: number) => void
}

function TagChips({ name, noun, tags, isOrdered, onChange, onRemove }: TagChipsProps) {
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const movedTo = useRef<number | null>(null)
  const isMovable = isOrdered && tags.length > 1

  const move = (from: number, to: number) => {
    const tag = tags[from]
    if (tag === undefined || to < 0 || to >= tags.length) return
    movedTo.current = to
    onChange(moveItem(tags, from, to))
    setAnnouncement(adminText.movedToPosition(tag, to, tags.length))
  }
  const { drag, begin } = useTileDrag(list, move)

  useEffect(() => {
    const to = movedTo.current
    movedTo.current = null
    if (to !== null) list.current?.children[to]?.querySelector('summary')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = isMovable ? getMoveForKey(event, index, 'x') : null
    if (to === null) return
    event.preventDefault() // Alt+← goes back to the previous page
    move(index, to)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {tags.length > 0 && (
        <ul ref={list} className="flex max-w-full flex-wrap gap-2">
          {tags.map((tag, index) => (
            <li
              key={tag}
              id={getFieldId(`${name}.${index}`)}
              tabIndex={-1}
              data-place={index}
              className={`relative flex max-w-full items-center border border-line bg-pearl text-base ${isMovable ? 'cursor-grab select-none' : ''} ${drag?.from === index ? 'bg-lumen-soft outline-2 outline-plum' : ''}`}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPointerDown={(event) => {
                if (isMovable && event.pointerType !== 'touch' && !isInMenu(event.target)) begin(event, index)
              }}
            >
              {isMovable && (
                <span
                  aria-hidden="true"
                  className="grid w-6 shrink-0 touch-none place-items-center self-stretch text-ink-3"
                  onPointerDown={(event) => event.pointerType === 'touch' && begin(event, index)}
                >
                  <GripVertical className="size-4" />
                </span>
              )}
              <span className={`min-w-4 text-center break-all ${isMovable ? '' : 'pl-2'}`}>{tag}</span>
              {isMovable ? (
                <div>
                  <RowMenu name={adminText.tag(noun, tag)}>
                    <MoveActions index={index} count={tags.length} axis="x" onMove={move} />
                    <button type="button" className="text-danger" onClick={() => onRemove(index)}>
                      {adminText.remove}
                    </button>
                  </RowMenu>
                </div>
              ) : (
                <button
                  type="button"
                  className="grid size-8 shrink-0 place-items-center hover:bg-mist max-md:size-11"
                  aria-label={adminText.removeItem(adminText.tag(noun, tag))}
                  onClick={() => onRemove(index)}
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              )}
              {drag?.line.index === index && (
                <span
                  aria-hidden="true"
                  className={`absolute inset-y-0 w-1 bg-lumen outline-1 outline-ink ${drag.line.side === 'before' ? '-left-1.5' : '-right-1.5'}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function isInMenu(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.action-menu') !== null
}
