import { useMemo } from 'react'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { type RichImage, readPageMarkdown } from '#app/lib/markdown.ts'
import { listPlaceholders } from '#app/store/staff-labels.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { RichText } from '#app/ui/rich-text.tsx'

/**
 * Shows the text of a page, with each placeholder replaced by the name of its value. Loaded lazily, because the parser
 * is large.
 */
export function TextPreview({ text }: { readonly text: string }) {
  const nodes = useMemo(
    () => readPageMarkdown(showPlaceholderLabels(text), (url, alt) => ({ url, alt, width: 0, height: 0 })),
    [text],
  )
  if (nodes.length === 0) return <p className="text-ink-2">{adminText.emptyPreview}</p>
  return <RichText nodes={nodes} image={renderImage} />
}

function showPlaceholderLabels(text: string): string {
  return listPlaceholders().reduce((named, value) => named.replaceAll(value.text, `‹${value.label}›`), text)
}

function renderImage({ url, alt }: RichImage) {
  return <img key={url} src={getSizedImageUrl(url, 600)} alt={alt} className="w-full" />
}
