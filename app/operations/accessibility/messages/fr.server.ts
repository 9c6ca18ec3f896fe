import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Accessibilité'
export const intro = (store: string) =>
  `Cette déclaration décrit comment la boutique en ligne ${store} répond aux exigences de la directive (UE) 2019/882 relative à l’accessibilité.`
export const serviceTitle = 'Ce que propose cette boutique'
export const service =
  'Vous pouvez y découvrir des vêtements, choisir une taille et une couleur, commander et payer. Vous pouvez aussi suivre une commande, vous rétracter et nous écrire. Aucun compte n’est nécessaire.'
export const formats =
  'Tout le contenu est sous forme de texte, qu’un lecteur d’écran peut lire à voix haute et que vous pouvez agrandir. Les images ont une description. Aucune consigne ne repose uniquement sur une couleur, une forme, un emplacement ou un son.'
export const meetsTitle = 'Comment elle répond aux exigences'
export const standard =
  'Les pages suivent la norme EN 301 549, et donc les règles pour l’accessibilité des contenus web (WCAG) 2.1, niveau AA.'
export const keyboard = 'Tout peut se faire au clavier, et le focus est toujours visible.'
export const readers = 'Les lecteurs d’écran restituent les titres, les zones de la page, les noms et les messages.'
export const sight =
  'Le texte est assez contrasté, peut être agrandi à 200 % et tient sur un écran de 320 pixels de large. Les animations s’arrêtent si votre appareil est réglé pour les réduire.'
export const forms =
  'Les formulaires disent ce qui est attendu dans chaque champ et affichent chaque erreur à côté. Votre saisie n’est jamais perdue.'
export const measuredTitle = 'Comment nous l’avons vérifié'
export const measured = (date: string, version: string, axe: string) =>
  `Le ${date}, la version ${version} du logiciel de cette boutique a été vérifiée avec axe-core ${axe}, selon les règles WCAG 2.1, niveaux A et AA, sur des écrans de téléphone et d’ordinateur.`
export const passed = (pages: number) =>
  `${formatNumber(pages)} types de pages vérifiés, aucune non-conformité constatée.`
export const failed = (pages: number, rules: number) =>
  `${formatNumber(pages)} types de pages vérifiés. Règles non respectées : ${formatNumber(rules)}`
export const limits =
  'Une vérification automatique ne trouve pas tous les obstacles, et les textes et images de cette boutique ont pu changer depuis.'
export const reportTitle = 'Signaler un obstacle'
export const report =
  'Quelque chose ne vous est pas accessible ici ? Contactez-nous : nous vous aiderons pour votre commande et supprimerons l’obstacle.'
export const contact = 'Aller à la page de contact'
export const authorityTitle = 'Autorité de contrôle'
export const authority = 'Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité de votre pays :'
