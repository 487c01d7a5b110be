import { createFunction as create, createOperator } from '../dialect/create-function'

const comparisons = ['<', '<=', '>', '>=']
const isOrder = (sign: string) =>
  `oprname = '${sign}' AND oprnamespace = 'pg_catalog'::regnamespace AND oprleft = 'uuid'::regtype`
const orderBy = (sign: string, called: string) =>
  `UPDATE pg_operator SET oprcode = '${called}'::regproc WHERE ${isOrder(sign)} AND oprcode <> '${called}'::regproc;`
const byDefault = (value: boolean) =>
  `UPDATE pg_opclass SET opcdefault = ${value} WHERE opcname = 'uuid_ops' AND opcmethod = 403 AND opcdefault <> ${value};`

/** The bytes of a UNIQUEIDENTIFIER from the most significant one: the last six, then the groups before them. */
const key = `substr(uuid_send($1), 11, 6) || substr(uuid_send($1), 9, 2)
  || ${[8, 7, 6, 5, 4, 3, 2, 1].map((at) => `substr(uuid_send($1), ${at}, 1)`).join(' || ')}`

/** The SQL that gives UNIQUEIDENTIFIER its order, that of SqlGuid in .NET, with MIN, MAX and the comparison with a text. */
export const guidFunctions = [
  create('guid_key(uuid)', 'bytea', key),
  create('guid_compare(uuid, uuid)', 'integer', 'byteacmp(dialect.guid_key($1), dialect.guid_key($2))'),
  ...comparisons.flatMap((sign) => [
    createOperator(sign, ['uuid', 'uuid'], 'boolean', `dialect.guid_compare($1, $2) ${sign} 0`),
    orderBy(sign, `dialect."${sign} uuid uuid"`),
  ]),
  byDefault(false),
  `CREATE OPERATOR CLASS dialect.guid_ops DEFAULT FOR TYPE uuid USING btree AS OPERATOR 1 dialect.<, OPERATOR 2 dialect.<=,
  OPERATOR 3 pg_catalog.=, OPERATOR 4 dialect.>=, OPERATOR 5 dialect.>, FUNCTION 1 dialect.guid_compare(uuid, uuid);`,
  ...Object.entries({ min: '<', max: '>' }).flatMap(([name, sign]) => [
    create(`guid_${name}(uuid, uuid)`, 'uuid', `CASE WHEN $1 OPERATOR(dialect.${sign}) $2 THEN $1 ELSE $2 END`),
    `CREATE AGGREGATE dialect.${name}(uuid) (sfunc = dialect.guid_${name}, stype = uuid);`,
  ]),
  ...['=', '<>', ...comparisons].flatMap((sign) => [
    createOperator(sign, ['bpchar', 'uuid'], 'boolean', `$1::text::uuid ${sign} $2`),
    createOperator(sign, ['uuid', 'bpchar'], 'boolean', `$1 ${sign} $2::text::uuid`),
  ]),
].join('\n')

/** The SQL that restores the order of `uuid` after DROP SCHEMA. */
export const resetGuids = [
  ...Object.entries({ '<': 'lt', '<=': 'le', '>': 'gt', '>=': 'ge' }).map(([sign, name]) =>
    orderBy(sign, `pg_catalog.uuid_${name}`),
  ),
  byDefault(true),
].join('\n')
