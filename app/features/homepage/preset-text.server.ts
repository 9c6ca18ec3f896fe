import * as ar from '#app/features/homepage/messages/ar.server.ts'
import * as de from '#app/features/homepage/messages/de.server.ts'
import * as en from '#app/features/homepage/messages/en.server.ts'
import * as es from '#app/features/homepage/messages/es.server.ts'
import * as fr from '#app/features/homepage/messages/fr.server.ts'
import * as it from '#app/features/homepage/messages/it.server.ts'
import * as nl from '#app/features/homepage/messages/nl.server.ts'
import * as pl from '#app/features/homepage/messages/pl.server.ts'
import * as pt from '#app/features/homepage/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const presetText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
