import { catalogText } from '#app/catalog/catalog-text.ts'

/** The store's promises in one line, and its shipping policy. */
export function ProductNotes({ notes, shippingPolicy }: { notes: readonly string[]; shippingPolicy: string }) {
  return (
    <div className="mt-4 text-xs text-ink-2">
      <ul className="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
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
