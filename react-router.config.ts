import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  buildDirectory: 'build/draft', // scripts/build.ts moves it to its place once it is whole
  serverBuildFile: 'main.js',
} satisfies Config
