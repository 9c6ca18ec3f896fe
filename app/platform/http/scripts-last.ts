const SCRIPT = /<link rel="modulepreload" href="[^"]*"/g

/**
 * A rendered page whose scripts are fetched after what is seen first: a browser would otherwise share a slow line between
 * them and the styles, fonts and pictures of the first view, which needs none of them.
 */
export function scriptsLast(html: string): string {
  return html.replaceAll(SCRIPT, '$& fetchpriority="low"')
}
