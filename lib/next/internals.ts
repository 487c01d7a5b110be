/** Functions of Next without a public export. The contract test explains what to do if a release moves them. */
export { addBasePath } from 'next/dist/client/add-base-path'
// not `unstable_rethrow`, which loops for ever on circular causes
export { isNextRouterError } from 'next/dist/client/components/is-next-router-error'
