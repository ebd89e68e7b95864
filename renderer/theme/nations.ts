/** How a nation of The Great War is shown where its name does not stand; paper shows it alike. */
export { NATION_CODE, NATION_SET } from '../../shared/great-war/codes'
