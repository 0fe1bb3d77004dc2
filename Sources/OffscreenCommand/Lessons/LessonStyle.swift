/// What lesson pages look like, and how an exercise says right or no.
enum LessonStyle {
    static let css = #"""
        :root{color-scheme:light dark;--back:#fff;--ink:#1c1c1e;--soft:#5f5f66;--line:#d1d1d6;--box:#f2f2f7;--mark:#0060c0;--good:#00724f;--bad:#b34f00}
        @media (prefers-color-scheme:dark){:root{--back:#1c1c1e;--ink:#f2f2f7;--soft:#aeaeb2;--line:#3a3a3e;--box:#2a2a2d;--mark:#6fb3ff;--good:#3ecf9a;--bad:#ff9a4d}}
        body{max-width:52rem;margin:0 auto;padding:1rem 1.2rem 4rem;background:var(--back);color:var(--ink);font:17px/1.55 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}
        h1{font-size:1.8rem;line-height:1.2}h2{font-size:1.15rem;margin:.2rem 0 .4rem}
        a{color:var(--mark)}nav{display:flex;justify-content:space-between;gap:1rem;margin:1.2rem 0}
        pre{background:var(--box);border-radius:8px;padding:.8rem 1rem;overflow:auto;font:13px/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        figure{margin:1.2rem 0}figure svg{max-width:100%;height:auto;display:block}figcaption{color:var(--soft);font-size:.9rem;margin-top:.3rem}
        table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums;font-size:.95rem}th,td{padding:.25rem .9rem .25rem 0;border-bottom:1px solid var(--line);text-align:right}
        th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600;vertical-align:bottom}
        .exercise{background:var(--box);border-radius:10px;padding:1rem 1.2rem;margin:1.4rem 0}.exercise label{display:block;padding:.2rem 0}summary{cursor:pointer;color:var(--mark);margin-top:.6rem}
        output{font-weight:700}output.right{color:var(--good)}output.wrong{color:var(--bad)}
        iframe{width:100%;height:820px;border:1px solid var(--line);border-radius:8px}@media (min-width:1320px){iframe{width:1280px;margin-left:calc(50% - 640px)}}
        kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em}:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
        @media print{iframe{display:none}details{display:block}}

        """#

    static let script = #"""
        for (const form of document.querySelectorAll("form.exercise")) {
            const output = form.querySelector("output");
            form.onsubmit = event => event.preventDefault();
            form.querySelector("details").ontoggle = () => {
                const chosen = form.querySelector("input:checked");
                const isRight = chosen && chosen.value === form.dataset.answer;
                output.textContent = chosen ? (isRight ? "Right:" : "No:") : "";
                output.className = chosen ? (isRight ? "right" : "wrong") : "";
            };
        }

        """#
}
