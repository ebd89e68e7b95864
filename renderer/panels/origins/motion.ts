/** Whether dice show their result at once. The settings store keeps this on the page's root, the system's wish included. */
export const motionReduced = (): boolean => document.documentElement.dataset['motion'] === 'reduced'
