import type * as z from 'zod';
import type { contract, EndpointName } from '../../../lib/hub/contract/contract.ts';
import type { MemberRow } from '../member/member-store.ts';
import type { TokenPair } from '../member/tokens.ts';
import type { Lang } from '../seed/texts.ts';
import type { World } from '../world.ts';

type Contract = typeof contract;
type Parsed<E, Part extends string> = E extends { readonly [K in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** One call, its parts parsed by the contract. */
export interface Call<N extends EndpointName> {
  readonly params: Parsed<Contract[N], 'params'>;
  readonly query: Parsed<Contract[N], 'query'>;
  readonly body: Parsed<Contract[N], 'body'>;
  /** Of `Accept-Language`, for a call without a `lang` of its own. */
  readonly language: Lang;
  /** The member of the bearer token; never null where the contract asks for a member. */
  readonly viewer: MemberRow | null;
  /** The token family of the viewer's session. */
  readonly familyId: string | null;
  /** Puts new tokens into the answer's `authorization` and `refresh` headers. */
  issueTokens(pair: TokenPair): void;
}

type Payload<N extends EndpointName> = z.input<Contract[N]['response']>;

/** Answers with the payload of the contract entry (its envelope is put on outside) or throws a Refusal. */
export type Handler<N extends EndpointName> = (call: Call<N>, world: World) => Payload<N> | Promise<Payload<N>>;

export type Handlers = { readonly [N in EndpointName]?: Handler<N> };
