export * from '../support/files'
