/**
 * First import of the window: the content security policy forbids `new Function`, and zod asks for it as soon as a
 * schema is built. Told so beforehand, it does not even try.
 */
import { config } from 'zod'

config({ jitless: true })
