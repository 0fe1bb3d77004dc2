// The search of `ExhibitSearch` in Swift, with the weights and words that it computes. Both find
// the same exhibits in the same order.
export class ExhibitSearch {
    static #lengthOfLongNames = 8;
    static #lengthOfUnknownWords = 4;
    static #maximumCountOfListed = 12;

    #entries;
    #rarities;
    #greatestRarity;
    #ignored;
    #terms = new Map();
    #spellings;

    constructor({ entries, rarities, greatestRarity, ignored, synonyms }) {
        this.#entries = entries;
        this.#rarities = new Map(Object.entries(rarities));
        this.#greatestRarity = greatestRarity;
        this.#ignored = new Set(ignored);
        this.#spellings = new Map([...this.#rarities.keys()].map(stem => [stem, stem]));
        for (const group of synonyms) {
            const first = ExhibitSearch.stem(group[0]);
            for (const word of group) {
                const stem = ExhibitSearch.stem(word);
                if (!this.#terms.has(stem)) this.#terms.set(stem, first);
                if (!this.#spellings.has(stem)) this.#spellings.set(stem, first);
            }
        }
    }

    // Returns the names of the exhibits for a list, the best match first, the symptom without an
    // exhibit that fits better than each exhibit, and whether the best match has less than half of
    // the query. `isChosen` tells which exhibits may be found.
    results(query, isChosen = () => true) {
        const terms = this.#termsOf(query).map(term => this.#meanings(term));
        const sum = numbers => numbers.reduce((a, b) => a + b, 0);
        const rarity = sum(terms.map(meanings => this.#rarityOf(meanings)));
        const matches = this.#entries
            .map((entry, index) => {
                const weights = terms.map(meanings =>
                    Math.max(0, ...meanings.map(stem => entry.weights[stem] ?? 0)),
                );
                const matched = sum(
                    terms.map((meanings, i) => (weights[i] > 0 ? this.#rarityOf(meanings) : 0)),
                );
                const rank = (sum(weights) * matched) / Math.max(rarity, 1);
                return { entry, index, matched, rank };
            })
            .filter(it => it.rank > 0 && (it.entry.reported || isChosen(it.entry.name)))
            .sort((a, b) => b.rank - a.rank || a.index - b.index);
        const exhibits = matches.filter(it => !it.entry.reported);
        return {
            names: exhibits
                .filter((it, i) => i < 3 || it.rank * 3 > exhibits[0].rank)
                .slice(0, ExhibitSearch.#maximumCountOfListed)
                .map(it => it.entry.name),
            openSymptom: matches[0]?.entry.reported ? matches[0].entry : null,
            isWeak: matches.length > 0 && 2 * matches[0].matched < rarity,
        };
    }

    // Returns the terms of a query, each once. A name of code that no entry has is read as its
    // parts.
    #termsOf(query) {
        const words = query.match(/[\p{L}\p{N}%]+/gu) ?? [];
        const terms = words.flatMap(word => {
            const whole = this.#searchTerms(word);
            const isKnown = whole.every(term => this.#meanings(term).length > 0);
            return isKnown
                ? whole
                : this.#searchTerms(word.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "));
        });
        return [...new Set(terms)];
    }

    #searchTerms(text) {
        return text
            .toLowerCase()
            .split(" ")
            .filter(word => !this.#ignored.has(word))
            .map(ExhibitSearch.stem)
            .map(stem => this.#terms.get(stem) ?? stem);
    }

    // Returns the stems of entries that a term of a query stands for.
    #meanings(term) {
        const long = ExhibitSearch.#lengthOfLongNames;
        const related = [...this.#rarities.keys()].filter(
            stem =>
                (term.length >= long && stem.startsWith(term)) ||
                (stem.length >= long && term.startsWith(stem)),
        );
        if (this.#rarities.has(term)) return [...new Set([...related, term])];
        if (related.length) return related;
        if (term.length < ExhibitSearch.#lengthOfUnknownWords) return [];
        const continued = [...this.#spellings].filter(([spelling]) => spelling.startsWith(term));
        return continued.length ? continued.map(([, stem]) => stem) : this.#corrections(term);
    }

    #corrections(term) {
        const limit = term.length < ExhibitSearch.#lengthOfLongNames ? 1 : 2;
        const distances = [...this.#spellings]
            .filter(
                ([spelling]) =>
                    spelling.length >= ExhibitSearch.#lengthOfUnknownWords &&
                    Math.abs(spelling.length - term.length) <= limit,
            )
            .map(([spelling, stem]) => [ExhibitSearch.editDistance(term, spelling), stem]);
        const least = Math.min(...distances.map(([distance]) => distance));
        return least <= limit
            ? distances.filter(([distance]) => distance === least).map(([, stem]) => stem)
            : [];
    }

    #rarityOf(meanings) {
        const known = meanings.map(stem => this.#rarities.get(stem) ?? 0);
        return known.length ? Math.max(...known) : this.#greatestRarity;
    }

    // Returns a word without its ending.
    static stem(word) {
        const ending = ["ing", "ed", "es", "s", "y", "e"].find(
            it => word.length > it.length + 2 && word.endsWith(it),
        );
        const stem = ending ? word.slice(0, -ending.length) : word;
        return stem.length > 3 && stem.at(-1) === stem.at(-2) && !"ls".includes(stem.at(-1))
            ? stem.slice(0, -1)
            : stem;
    }

    // Returns the least number of changes that turn one text into the other. A change replaces,
    // adds or removes a letter, or swaps two adjacent letters.
    static editDistance(a, b) {
        let before = [];
        let last = Array.from({ length: b.length + 1 }, (_, j) => j);
        for (let i = 0; i < a.length; i++) {
            const row = [i + 1];
            for (let j = 0; j < b.length; j++) {
                const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
                row.push(
                    Math.min(
                        last[j + 1] + 1,
                        row[j] + 1,
                        last[j] + (a[i] === b[j] ? 0 : 1),
                        isSwap ? before[j - 1] + 1 : Infinity,
                    ),
                );
            }
            before = last;
            last = row;
        }
        return last[b.length];
    }
}
