import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import process from 'node:process'
import { findFreePort } from '#scripts/free-port.ts'
import { type EnginePage, waitForElement, waitUntil } from '#tests/engines/engine.ts'

/** The key of an element's id in WebDriver's responses (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens Debian's WebKitGTK, which has Safari's engine, through WebDriver on a separate display. */
export async function openWebKit(): Promise<EnginePage> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error('Install webkit2gtk-driver')
  const screen = await startDisplay()
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const base = `http://127.0.0.1:${port}`
  await waitUntilReady(base)
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } }
  const { sessionId } = await send(`${base}/session`, { capabilities })
  const session = `${base}/session/${sessionId}`
  const evaluate = (script: string) => send(`${session}/execute/sync`, { script, args: [] })
  const find = async (selector: string) => {
    await waitForElement({ evaluate }, selector)
    const found = await send(`${session}/element`, { using: 'css selector', value: selector })
    return `${session}/element/${found[ELEMENT]}`
  }
  return {
    evaluate,
    open: async (url) => void (await send(`${session}/url`, { url })),
    async resize(width, height) {
      // The browser's toolbar is wider than a phone, and only windows opened by scripts have none
      await evaluate(`document.body.innerHTML = '<button>Open</button>'
        document.querySelector('button').onclick = () =>
          window.open('about:blank', '', 'toolbar=no,location=no,menubar=no,width=${width},height=${height}')`)
      await send(`${await find('button')}/click`, {})
      const first = await send(`${session}/window`)
      for (let opened: string | undefined; !opened; ) {
        const handles: string[] = await send(`${session}/window/handles`)
        opened = handles.find((handle) => handle !== first)
        if (opened) await send(`${session}/window`, { handle: opened })
      }
      await waitUntil({ evaluate }, `return innerWidth === ${width}`)
    },
    click: async (selector) => void (await send(`${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await send(`${await find(selector)}/value`, { text })),
    async close() {
      await fetch(session, { method: 'DELETE' })
      await end(driver)
      await end(screen.server)
    },
  }
}

/** Starts Xvfb, which chooses a free display number and prints it. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(server.stdout, 'data')
  return { server, display: `:${String(number).trim()}` }
}

async function waitUntilReady(base: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const status = await fetch(`${base}/status`).catch(() => null)
    if (status?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start')
}

// biome-ignore lint/suspicious/noExplicitAny: the value of a WebDriver response depends on the command
async function send(url: string, body?: object): Promise<any> {
  const response = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {})
  const { value } = await response.json()
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`)
  return value
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
