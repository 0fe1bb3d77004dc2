// Keeps the two recordings (sides) on the page at the same step.

// Moves the other side to the same step, and within it to the corresponding tick and moment. The
// end of a step corresponds to the end of the other one.
export function alignOtherSides(player) {
    const { film } = player;
    for (const other of player.films) {
        if (other === film) continue;
        // A side that always shows the same tick stays there, but shows the symptom if the current
        // side is already fixed.
        if (other.pin >= 0) {
            other.seek(
                player.isFixed(film) && player.guide.symptom ? player.guide.symptom[1] : other.pin,
            );
            continue;
        }
        // While one side shows the symptom, the other shows the moment at which it is fixed.
        const mate = stopBeside(player, other);
        if (mate >= 0) {
            other.seek(mate);
            continue;
        }
        const { tick } = film;
        const step = stepAt(film, tick);
        const same = sameStep(film, other, step);
        const end = lastTickOfStep(other, same);
        const start = stepsOf(film)[step] ?? 0;
        const theirs = stepsOf(other)[same] ?? 0;
        const otherTick =
            tick === lastTickOfStep(film, step) ? end : Math.min(end, theirs + tick - start);
        other.seek(
            film.isEnd(film.at)
                ? other.endOfTick(otherTick)
                : correspondingMoment(film, tick, other, otherTick),
        );
    }
}

// Returns the fixed moment of another side if this side is at the symptom, and the symptom if it is
// at the fixed moment; otherwise -1.
function stopBeside(player, other) {
    const { film, guide } = player;
    if (player.isAtStop(film, "symptom") && player.hasStop(other, "fixed")) return guide.fixed[1];
    return player.isAtStop(film, "fixed") && player.hasStop(other, "symptom")
        ? guide.symptom[1]
        : -1;
}

// Returns the indexes of the ticks at which a step begins.
export const stepsOf = film =>
    (film.steps ??= film.data.ticks.map((t, i) => (t[2] ? i : -1)).filter(i => i >= 0));

// Returns the index of the step that contains a tick; -1 before the first step.
export const stepAt = (film, tick) => stepsOf(film).findLastIndex(first => first <= tick);

export const lastTickOfStep = (film, step) =>
    (stepsOf(film)[step + 1] ?? film.data.ticks.length) - 1;

// Returns the step of another film with the same line of the scenario, or else the step after which
// the same commands have been done.
export function sameStep(film, other, step) {
    const line = film.data.ticks[stepsOf(film)[step]]?.[3];
    const all = stepsOf(other).map(t => other.data.ticks[t][3]);
    const turn = stepsOf(film)
        .slice(0, step)
        .filter(t => film.data.ticks[t][3] === line).length;
    const same = line ? all.map((l, i) => (l === line ? i : -1)).filter(i => i >= 0) : [];
    if (same.length) return same[Math.min(turn, same.length - 1)];
    film.mates ??= new Map();
    if (!film.mates.has(other)) film.mates.set(other, stepsByCommand(film, other));
    return Math.min(film.mates.get(other)[step] ?? step, all.length - 1);
}

// Returns the commands of each step. Each change of a batch is a separate command.
const commandsOf = film =>
    stepsOf(film).map(t => film.data.ticks[t][2].replace(/^batch, /, "").split(", "));

// Returns for each step of a film the step of another film after which the same commands have been
// done. The two films have run different lines. The two lists of commands are aligned so that as
// many of them as possible are equal.
function stepsByCommand(film, other) {
    const flat = steps => steps.flatMap((commands, step) => commands.map(text => ({ text, step })));
    const mine = flat(commandsOf(film));
    const theirs = flat(commandsOf(other));
    const most = commonLengths(
        mine.map(it => it.text),
        theirs.map(it => it.text),
    );
    const mates = [];
    for (let i = 0, k = 0; i < mine.length; i++) {
        const here = most[i][k];
        const isSame = () => mine[i].text === theirs[k]?.text;
        while (k < theirs.length && !isSame() && here > most[i + 1][k]) k++;
        // A command that equals or replaces a command of the other side gets the step of that
        // command. Any other command gets the step before.
        const isInstead = k < theirs.length && (isSame() || most[i + 1][k + 1] === here);
        mates[mine[i].step] = isInstead ? theirs[k++].step : theirs[Math.max(0, k - 1)].step;
    }
    return mates;
}

// Returns the table of the greatest numbers of texts that two lists have in common in the same
// order, each counted from index i of one list and index k of the other.
export function commonLengths(mine, theirs) {
    const most = Array.from({ length: mine.length + 1 }, () =>
        new Array(theirs.length + 1).fill(0),
    );
    for (let i = mine.length - 1; i >= 0; i--) {
        for (let k = theirs.length - 1; k >= 0; k--) {
            most[i][k] =
                mine[i] === theirs[k]
                    ? most[i + 1][k + 1] + 1
                    : Math.max(most[i + 1][k], most[i][k + 1]);
        }
    }
    return most;
}

// Returns the moment of another tick that is as many moments after the same event. If the ticks
// have no event in common, it is the moment at the same fraction of the tick.
function correspondingMoment(film, tick, other, otherTick) {
    const start = film.data.ticks[tick][4];
    const from = other.data.ticks[otherTick][4];
    const end = other.endOfTick(otherTick);
    const name = (film, i) => {
        const m = film.moment(i);
        return (
            `${m.verb} ` +
            (m.element >= 0
                ? film.elementName(m.element)
                : m.view >= 0
                  ? film.name(m.view)
                  : m.line)
        );
    };
    for (let back = 0; back < 12 && film.at - back > start; back++) {
        const wanted = name(film, film.at - back);
        let turn = 0;
        for (let i = start; i <= film.at - back; i++) if (name(film, i) === wanted) turn++;
        for (let i = from; i <= end; i++) {
            if (name(other, i) === wanted && --turn === 0) return Math.min(end, i + back);
        }
    }
    return Math.min(
        end,
        from +
            Math.round(
                ((film.at - start) / Math.max(1, film.endOfTick(tick) - start)) * (end - from),
            ),
    );
}
