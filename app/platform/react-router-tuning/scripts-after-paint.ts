const LINK = '<link rel="modulepreload" href="'
const SCRIPT = ' type="module" async="">'
const SCRIPT_END = '</script>'
const ENTRY = /^import\("/m
const ROUTES = /import ("[^"]+");/
const IMPORT = /import \* as (\w+) from ("[^"]+");/g

/**
 * Loads scripts once the priority images are painted, on the first interaction, or after two seconds: at 1.6 Mbit/s the
 * largest paint comes after 0.9 to 1.3 s instead of 1.3 to 1.9. Works on bytes, because decoding a page is slow.
 */
export function deferScriptsAfterPaint(html: Buffer): Buffer<ArrayBuffer> {
  const scriptAt = html.lastIndexOf(SCRIPT)
  const end = html.indexOf(SCRIPT_END, scriptAt)
  if (scriptAt < 0 || end < 0) return Buffer.from(html)
  const parts: Buffer[] = []
  const files: string[] = []
  let from = 0
  for (let at = html.indexOf(LINK); at >= 0; at = html.indexOf(LINK, from)) {
    const nameAt = at + LINK.length
    files.push(html.toString('latin1', nameAt, html.indexOf('"', nameAt)))
    parts.push(html.subarray(from, at))
    from = html.indexOf('/>', nameAt) + 2
  }
  const start = scriptAt + SCRIPT.length
  const script = html
    .toString('utf8', start, end)
    .replace(IMPORT, 'const $1=await import($2);')
    .replace(ROUTES, 'await import($1);')
    .replace(ENTRY, 'await import("')
  parts.push(html.subarray(from, start), Buffer.from(createDeferredScript(files, script)), html.subarray(end))
  return Buffer.concat(parts)
}

/** Preloads all files at once, because browsers discover imports file by file. A failure shows the reload message. */
function createDeferredScript(files: readonly string[], script: string): string {
  return `(async()=>{
await Promise.race([Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map(i=>i.decode())).then(()=>new Promise(r=>requestAnimationFrame(()=>setTimeout(r)))),new Promise(r=>{setTimeout(r,2e3);addEventListener('pointerdown',r);addEventListener('keydown',r)})]);
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
${script}})().catch(e=>{window.earlyEvents?.fail();if(!/import/i.test(e))throw e})`
}
