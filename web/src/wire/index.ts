/** The messages of the server under short names. `schema.d.ts` is generated: `npm run types`. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Phrase = Schemas['Phrase'];
export type Params = Phrase['params'];
export type Param = Params[string];
export type Option = Schemas['Option'];
export type OptionSpec = Schemas['OptionSpec'];
export type OptionValue = OptionSpec['default'];
export type Prompt = Schemas['Prompt'];
export type Event = Schemas['Event'];
export type Place = Schemas['Place'];
export type TableState = Schemas['TableState'];
export type TableSummary = Schemas['TableSummary'];
export type Components = Schemas['Components'];
export type ComponentRow = Schemas['ComponentRow'];
export type PackCheck = Schemas['PackCheck'];
export type PackInfo = Schemas['PackInfo'];
export type PackState = Schemas['PackState'];
export type Update = Schemas['Update'];
export type GameInfo = Schemas['GameInfo'];
export type Me = Schemas['Me'];
export type Hint = Schemas['Hint'];
export type History = Schemas['History'];
export type Level = Schemas['BotBody']['level'];
export type Refusal = Schemas['Error'];
export type NewTable = Schemas['TableBody'];
export type Resumed = Schemas['Resumed'];
export type Link = Schemas['Link'];
export type ServerMessage = Schemas['LiveMessages']['from_server'];
export type ClientMessage = Schemas['LiveMessages']['from_client'];
