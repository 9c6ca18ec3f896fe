import * as ar from '#app/features/setup/messages/ar.server.ts'
import * as de from '#app/features/setup/messages/de.server.ts'
import * as en from '#app/features/setup/messages/en.server.ts'
import * as es from '#app/features/setup/messages/es.server.ts'
import * as fr from '#app/features/setup/messages/fr.server.ts'
import * as it from '#app/features/setup/messages/it.server.ts'
import * as nl from '#app/features/setup/messages/nl.server.ts'
import * as pl from '#app/features/setup/messages/pl.server.ts'
import * as pt from '#app/features/setup/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const startText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
