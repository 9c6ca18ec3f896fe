export type SecuredPage = {
  /** The inline scripts that may run, as sources of the content security policy. */
  readonly inlineScripts?: readonly string[]
  readonly secure: boolean
  readonly development: boolean
  /** The origin of uploaded images, if it is not the store's. */
  readonly imageHost?: string | undefined
  /** True if the page frames other pages of the store, as the admin does to preview an email. */
  readonly hasFrames?: boolean
  /** True if other pages of the store may frame the page, as the admin does with the preview of the homepage. */
  readonly isFramed?: boolean
  /** True if the page may use the camera and WebAssembly, as the admin does to scan barcodes. */
  readonly canUseCamera?: boolean
}

export function createSecurityHeaders(page: SecuredPage): Record<string, string> {
  const {
    inlineScripts = [],
    secure,
    development,
    imageHost,
    hasFrames = false,
    isFramed = false,
    canUseCamera = false,
  } = page
  // The development server injects styles and uses its own WebSocket.
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...(canUseCamera ? ["'wasm-unsafe-eval'"] : []), ...inlineScripts].join(' '),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data: blob:", imageHost].filter(Boolean).join(' '),
    "font-src 'self'",
    "media-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    ...(hasFrames ? ["frame-src 'self'"] : []),
    isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ]
  return createHeaders(policy.join('; '), secure, canUseCamera)
}

/** Returns the headers for every file in the build as a flat list. */
export function createFileHeaders(publicUrl: string | undefined): string[] {
  const secure = publicUrl?.startsWith('https:') ?? false
  return Object.entries(createHeaders("default-src 'none'; sandbox", secure)).flat()
}

function createHeaders(policy: string, secure: boolean, canUseCamera = false): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(${canUseCamera ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
