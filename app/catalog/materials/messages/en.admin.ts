// Errors in typed fiber content
export const fiberContent = 'The fiber content'
export const numberedComponent = (number: number) => `Part ${number}`
export const unknownComponent = (name: string) => `“${name}” is not a known part, such as shell or lining.`
export const unnamedComponent = 'Name each part, such as “Lining: 100% cupro”.'
export const duplicateComponent = (name: string) => `There are two parts named “${name}”.`
export const unknownFiber = (name: string) => `“${name}” is not a known fiber.`
export const invalidShare = (component: string) =>
  `${component}: enter one percentage for each fiber, such as “55% linen”.`
export const duplicateFiber = (component: string, fiber: string) => `${component} lists ${fiber} twice.`
export const wrongSum = (component: string, sum: number) => `${component} adds up to ${sum}%, not 100%.`
