/** With the initial values of its fields. */
export type PageForm = { readonly action: string; readonly fields: readonly (readonly [string, string])[] }

export function formsIn(html: string, path: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, attributes = '']) => /method="post"/i.test(attributes))
    .map(([, attributes = '', inside = '']) => ({
      action: textOf(attributeOf(attributes, 'action') ?? path),
      fields: [...inside.matchAll(/<(?:input|textarea|select|button)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g)].flatMap(
        ([, own = '', text]) => {
          const name = attributeOf(own, 'name')
          return name === undefined ? [] : [[textOf(name), textOf(text ?? attributeOf(own, 'value') ?? '')] as const]
        },
      ),
    }))
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
}

function textOf(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
