/** The openings of the service. */
import type { Opening, OpeningGames } from "../protocol/index.ts";
import { request } from "./rest.ts";

/** The opening of a position, which the parameters of an address name, in these games. */
export async function opening(position: string, games: OpeningGames): Promise<Opening> {
  return request<Opening>(`/api/v1/openings?${position}&games=${games}`);
}
