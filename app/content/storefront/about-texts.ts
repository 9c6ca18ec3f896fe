import type { Settings } from '#app/store/settings.ts'

/** Splits a text at empty lines. */
export function listParagraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
}

type Value = { readonly name: string; readonly text: string }

/** Parses the values that the store stands for. Each is a paragraph with the name of the value in the first line. */
export function parseValues(text: string): readonly Value[] {
  return listParagraphs(text).map((paragraph) => {
    const [name = '', ...lines] = paragraph.trim().split('\n')
    return { name: name.trim(), text: lines.join('\n').trim() }
  })
}

type AboutTexts = Pick<Settings, 'demo_content' | 'about_statement' | 'about_story' | 'about_values' | 'about_end'>

/** Returns true if the About page has no content, so that menus omit it. In the demo store, it always has an image. */
export function isAboutEmpty({ demo_content, ...texts }: AboutTexts): boolean {
  const { about_statement, about_story, about_values, about_end } = texts
  return !demo_content && [about_statement, about_story, about_values, about_end].every((text) => text.trim() === '')
}
