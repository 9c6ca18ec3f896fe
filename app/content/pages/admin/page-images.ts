/** An image in the Markdown of a page. `start` and `end` are its position in the text. */
export type TextImage = {
  readonly start: number
  readonly end: number
  readonly url: string
  readonly alt: string
  readonly isDecorative: boolean
}

const IMAGE = /!\[([^\]\n]*)\]\((\S+?)(?:[ \t]+"([^"\n]*)")?\)/g

export function listTextImages(body: string): readonly TextImage[] {
  return Array.from(body.matchAll(IMAGE), ({ 0: markdown, 1: alt = '', 2: url = '', 3: title, index }) => ({
    start: index,
    end: index + markdown.length,
    url,
    alt,
    isDecorative: title?.toLowerCase() === 'decorative',
  }))
}

function toMarkdown({ url, alt, isDecorative }: Pick<TextImage, 'url' | 'alt' | 'isDecorative'>): string {
  return isDecorative ? `![](${url} "decorative")` : `![${alt.replace(/[[\]\n]/g, ' ')}](${url})`
}

export function replaceImage(body: string, image: TextImage, change: Partial<TextImage>): string {
  return body.slice(0, image.start) + toMarkdown({ ...image, ...change }) + body.slice(image.end)
}

export function removeImage(body: string, { start, end }: TextImage): string {
  return `${body.slice(0, start).trimEnd()}\n\n${body.slice(end).trimStart()}`.trim()
}

/** Inserts an image as its own paragraph after the line that contains the position `at`. */
export function insertImage(body: string, at: number, url: string): string {
  const lineEnd = body.indexOf('\n', at)
  const position = lineEnd < 0 ? body.length : lineEnd
  const before = body.slice(0, position).trimEnd()
  const after = body.slice(position).trimStart()
  return [before, toMarkdown({ url, alt: '', isDecorative: false }), after].filter(Boolean).join('\n\n')
}
