/** What a table is played by that is not the usual: difficulty, variant, house rules. */
import { optionTitle, optionValue } from "../shell/terms";
import { contentOf } from "./content";
import { lobby } from "./lobby";

export type Agreed = [title: string, value: string];

/** To be called while a component is set up; the game and the hash as the frames name them. */
export function agreed(table: () => { game: string; content: string }): {
  readonly lines: readonly Agreed[];
} {
  let chosen = $state.raw<[option: string, value: unknown][]>([]);
  const game = $derived(table().game);
  const hash = $derived(table().content);
  $effect(() => {
    const [key, name] = [game, hash];
    if (!name) return;
    let late = false;
    unusual(key, name).then(
      (found) => {
        if (!late) chosen = found;
      },
      () => undefined, // the table is played without these lines
    );
    return () => (late = true);
  });
  return {
    get lines() {
      return chosen.map(([option, value]): Agreed => [
        optionTitle(game, option),
        optionValue(game, option, value),
      ]);
    },
  };
}

/** The options that differ from what the game has by default. */
async function unusual(key: string, hash: string): Promise<[string, unknown][]> {
  const options = Object.entries((await contentOf(hash)).options);
  if (!options.length) return [];
  const card = (await lobby.games()).games.find((each) => each.key === key);
  return options.filter(([option, value]) =>
    card?.options.some((each) => each.key === option && each.default !== value),
  );
}
