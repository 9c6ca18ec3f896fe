import { catalogText } from '#app/catalog/catalog-text.ts'

/** Shows the store's notes in one line, and its shipping policy. */
export function ProductNotes({ notes, shippingPolicy }: { notes: readonly string[]; shippingPolicy: string }) {
  return (
    <div className="mt-4 text-xs text-ink-2">
      <ul className="flex flex-wrap gap-x-1 gap-y-0.5">
        {notes.map((note, index) => (
          <li key={note}>
            {note}
            {index < notes.length - 1 && <span aria-hidden="true"> ·</span>}
          </li>
        ))}
      </ul>
      {shippingPolicy && (
        <details>
          <summary className="min-h-11 content-center font-medium">{catalogText.shipping}</summary>
          <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{shippingPolicy}</p>
        </details>
      )}
    </div>
  )
}
