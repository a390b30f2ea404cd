/** The part of JSON Schema that the contracts use. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
};

/** Follows a reference within a contract's file. @throws Error where it leads nowhere */
export function resolved<Node extends { $ref?: string }>(contract: unknown, node: Node): Node {
  if (node.$ref === undefined) return node;
  let found: unknown = contract;
  for (const part of node.$ref.slice('#/'.length).split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[
      part.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  }
  if (found === undefined) throw new Error(`${node.$ref} leads nowhere`);
  return resolved(contract, found as Node);
}
