import { expect, test } from 'vitest'
import { createSecurityHeaders } from '#server/security-headers.ts'

function imagePolicy(imageHost?: string): string | undefined {
  const headers = createSecurityHeaders({ secure: true, development: false, imageHost })
  return headers['Content-Security-Policy']?.split('; ').find((part) => part.startsWith('img-src'))
}

test('images may come from the store and from its image host, if any', () => {
  expect(imagePolicy()).toBe("img-src 'self' data: blob:")
  expect(imagePolicy('https://res.cloudinary.com')).toBe("img-src 'self' data: blob: https://res.cloudinary.com")
})

test('only pages with frames may frame pages of the store, and by default no page may be framed', () => {
  const policy = (hasFrames: boolean) =>
    createSecurityHeaders({ secure: true, development: false, hasFrames })['Content-Security-Policy']
  expect(policy(false)).not.toContain('frame-src')
  expect(policy(true)).toContain("; frame-src 'self';")
  for (const frames of [false, true]) expect(policy(frames)).toContain("frame-ancestors 'none'")
})

test('only pages that the admin previews may be framed, and only by the store', () => {
  const policy = (isFramed: boolean) =>
    createSecurityHeaders({ secure: true, development: false, isFramed })['Content-Security-Policy']
  expect(policy(false)).toContain("; frame-ancestors 'none';")
  expect(policy(true)).toContain("; frame-ancestors 'self';")
})

test('only listed inline scripts may run', () => {
  const policy = (inlineScripts?: string[]) =>
    createSecurityHeaders({ inlineScripts, secure: true, development: false })['Content-Security-Policy']
  expect(policy(["'sha256-a='", "'sha256-b='"])).toContain("; script-src 'self' 'sha256-a=' 'sha256-b=';")
  expect(policy()).toContain("; script-src 'self';")
})

test('only pages that scan barcodes may use the camera', () => {
  const policy = (camera: boolean) =>
    createSecurityHeaders({ secure: true, development: false, canUseCamera: camera })['Permissions-Policy']?.split(
      ', ',
    )[0]
  expect(policy(false)).toBe('camera=()')
  expect(policy(true)).toBe('camera=(self)')
})

test('only pages that scan barcodes may run WebAssembly', () => {
  const policy = (canUseCamera: boolean) =>
    createSecurityHeaders({ secure: true, development: false, canUseCamera })['Content-Security-Policy']
  expect(policy(false)).not.toContain('wasm')
  expect(policy(true)).toContain("; script-src 'self' 'wasm-unsafe-eval';")
})
