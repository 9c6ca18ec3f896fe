import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/operations/setup/messages/ar.server.ts'
import * as de from '#app/operations/setup/messages/de.server.ts'
import * as en from '#app/operations/setup/messages/en.server.ts'
import * as es from '#app/operations/setup/messages/es.server.ts'
import * as fr from '#app/operations/setup/messages/fr.server.ts'
import * as it from '#app/operations/setup/messages/it.server.ts'
import * as nl from '#app/operations/setup/messages/nl.server.ts'
import * as pl from '#app/operations/setup/messages/pl.server.ts'
import * as pt from '#app/operations/setup/messages/pt.server.ts'

export const startText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
