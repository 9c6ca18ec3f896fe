/** The paragraphs of a text: an empty line is between them. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
}

type Value = { readonly name: string; readonly text: string }

/** Values as staff write them: paragraphs, with the name in the first line. */
export function valuesOf(text: string): readonly Value[] {
  return paragraphsOf(text).map((paragraph) => {
    const [name = '', ...lines] = paragraph.trim().split('\n')
    return { name: name.trim(), text: lines.join('\n').trim() }
  })
}
