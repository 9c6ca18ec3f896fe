import * as ar from '#app/features/colors/messages/ar.server.ts'
import * as de from '#app/features/colors/messages/de.server.ts'
import * as en from '#app/features/colors/messages/en.server.ts'
import * as es from '#app/features/colors/messages/es.server.ts'
import * as fr from '#app/features/colors/messages/fr.server.ts'
import * as it from '#app/features/colors/messages/it.server.ts'
import * as nl from '#app/features/colors/messages/nl.server.ts'
import * as pl from '#app/features/colors/messages/pl.server.ts'
import * as pt from '#app/features/colors/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const colorText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
