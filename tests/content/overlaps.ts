/** A rule that reports passing examples of other rules, and why that is right. */
export interface Overlap {
  readonly reason: string
  /** The codes of the rules whose examples it reports; `all` for conventions that most examples do not follow. */
  readonly on: 'all' | readonly string[]
}

const codes = (text: string): string[] => text.split(' ')
const convention = (reason: string): Overlap => ({ reason, on: 'all' })

/** The rules that report passing examples of other rules. */
export const overlaps: Readonly<Record<string, Overlap>> = {
  CL13: convention('examples of tables leave out defaults'),
  CL14: convention('examples of tables have nullable columns'),
  CL15: convention('examples of tables leave out defaults'),
  CM01: convention('examples of tables leave out comments'),
  CM02: convention('examples of tables leave out comments'),
  CN03: convention('examples of tables have short keys'),
  CN04: convention('examples of tables have keys from outside'),
  CN05: convention('the rule disallows all foreign keys, which other rules improve'),
  DM04: convention('examples insert rows into a table that they have just created'),
  IX13: convention('CONCURRENTLY cannot be executed in a transaction, so most examples build indexes without it'),
  NM06: convention('examples of tables leave out the names of primary keys'),
  NM07: convention('examples of tables leave out the names of foreign keys'),
  OP13: convention('examples create an object once'),
  TB03: convention('examples of tables leave out time columns'),
  TB07: convention('examples create a table once'),
  CL08: { reason: 'the example needs a long column', on: ['DM20'] },
  CL09: { reason: 'the example is about a large object', on: codes('CL10 TB11') },
  CL10: { reason: 'the document of the example is required', on: ['TB11'] },
  CN01: { reason: 'the example is about a table without keys', on: codes('CL06 CL08 IX09 NM13 DM47 TB05') },
  CN07: { reason: 'the example needs a CHECK', on: codes('CL06 CL18 CN09 OP09') },
  CN08: { reason: 'the example adds a key', on: ['OP03'] },
  CN09: { reason: 'the example adds a foreign key in one step', on: ['NM07'] },
  CS04: { reason: 'the rule disallows all character sets on tables', on: codes('CS02 CS03 CS05 CS07 IX06') },
  DM01: { reason: 'the example changes all customers', on: ['DM32'] },
  DM02: { reason: 'the example reads a whole table', on: codes('CS05 NM10 OP10 DM25 DM35 DM38 DM40') },
  DM03: { reason: 'the example copies a table', on: ['TB08'] },
  DM27: { reason: 'the example is an inequality', on: ['DM48'] },
  DM40: { reason: 'the UNION removes rows that satisfy both conditions', on: ['DM26'] },
  IX06: { reason: 'the column of the example is still long', on: ['CL08'] },
  IX09: { reason: 'the indexed column of the example schema is nullable', on: codes('IX04 IX13 NM05 NM08 DM17') },
  IX11: { reason: 'the example indexes an expression', on: ['DM21'] },
  IX14: { reason: 'the example makes an index invisible before it is dropped', on: ['OP04'] },
  IX15: { reason: 'the example leaves out indexes', on: codes('CN06 CN07 NM07 TB03') },
  OP01: { reason: 'the example drops a view', on: ['OP13'] },
  OP02: { reason: 'the example drops a column', on: ['OP03'] },
  OP04: { reason: 'the example drops an index', on: ['IX14'] },
  OP08: { reason: 'the example changes types', on: codes('CM02 OP12') },
  OP14: { reason: 'the example creates a view', on: ['OP07'] },
  TB04: { reason: 'the example is a partitioned table', on: codes('DM47 TB05') },
  TB08: { reason: 'the example is a CREATE TABLE … AS', on: ['NM13'] },
}
