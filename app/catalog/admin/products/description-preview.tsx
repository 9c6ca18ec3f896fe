import { useMemo } from 'react'
import { readMarkdown } from '#app/lib/markdown.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { RichText } from '#app/ui/rich-text.tsx'

/** Loaded lazily, because the Markdown parser is large. */
export function DescriptionPreview({ text }: { text: string }) {
  const nodes = useMemo(() => readMarkdown(text), [text])
  return nodes.length > 0 ? <RichText nodes={nodes} /> : <p className="text-ink-2">{adminText.emptyPreview}</p>
}
