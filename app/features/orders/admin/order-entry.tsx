import { LocalTime } from '#app/ui/local-time.tsx'

export function EntryNote({ text }: { text: string }) {
  return text && <p className="mt-1 text-base wrap-anywhere whitespace-pre-wrap">{text}</p>
}

export function EntryTime({ at, who }: { at: Date; who: string | null }) {
  return (
    <p className="text-sm text-ink-2">
      <LocalTime at={at} />
      {who && ` · ${who}`}
    </p>
  )
}
