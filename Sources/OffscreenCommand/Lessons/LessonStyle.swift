/// The look of lesson pages, and the way an exercise shows right and wrong.
enum LessonStyle {
    static let css = #"""
        :root{color-scheme:light dark;--back:#fff;--ink:#1c1c1e;--soft:#5f5f66;--line:#d1d1d6;--box:#f2f2f7;--mark:#0060c0;--good:#00724f;--bad:#b34f00}
        @media (prefers-color-scheme:dark){:root{--back:#1c1c1e;--ink:#f2f2f7;--soft:#aeaeb2;--line:#3a3a3e;--box:#2a2a2d;--mark:#6fb3ff;--good:#3ecf9a;--bad:#ff9a4d}}
        body{overflow-wrap:anywhere;max-width:52rem;margin:0 auto;padding:1rem 1.2rem 4rem;background:var(--back);color:var(--ink);font:17px/1.55 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}
        h1{font-size:1.8rem;line-height:1.2}h2{font-size:1.15rem;margin:.2rem 0 .4rem}
        a{color:var(--mark)}nav{display:flex;justify-content:space-between;gap:1rem;margin:1.2rem 0}
        pre{background:var(--box);border-radius:8px;padding:.8rem 1rem;overflow:auto;font:13px/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        figure{margin:1.2rem 0}figure svg{max-width:100%;height:auto;display:block}figcaption{color:var(--soft);font-size:.9rem;margin-top:.3rem}
        table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums;font-size:.95rem}@media(max-width:640px){table th{font-size:.75rem;overflow-wrap:normal;word-break:normal;hyphens:auto;vertical-align:bottom}th,td{padding-right:.4rem!important}}th,td{padding:.25rem .9rem .25rem 0;border-bottom:1px solid var(--line);text-align:right}
        th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600;vertical-align:bottom}
        .exercise{background:var(--box);border-radius:10px;padding:1rem 1.2rem;margin:1.4rem 0}.exercise label{display:block;padding:.2rem 0}.exercise button{font:inherit;margin-top:.6rem;padding:.3rem 1rem;border:1px solid var(--mark);border-radius:8px;background:var(--back);color:var(--mark);cursor:pointer;min-height:44px}.waits{color:var(--soft);font-size:.9rem}[hidden]{display:none}@media print{.rest,.explanation{display:block!important}}
        output{font-weight:700}output.right{color:var(--good)}output.wrong{color:var(--bad)}
        li figure{max-width:22rem;max-height:11rem;overflow:hidden}li small{color:var(--soft)}
        iframe{width:100%;height:820px;border:1px solid var(--line);border-radius:8px}@media (min-width:1320px){iframe{width:1280px;margin-left:calc(50% - 640px)}}
        kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em}:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
        @media print{iframe{display:none}}

        """#

    static let script = #"""
        // Without scripts everything is shown. With them, an explanation and the text after a question wait for an answer.
        for (const it of document.querySelectorAll(".rest, .explanation")) it.hidden = true;
        for (const form of document.querySelectorAll("form.exercise")) {
            const output = form.querySelector("output"), rest = form.nextElementSibling;
            const check = () => {
                const chosen = form.querySelector("input:checked");
                const isRight = chosen && chosen.value === form.dataset.answer;
                output.textContent = !chosen ? "Choose an answer first." : isRight ? "Right." : "No.";
                output.className = chosen ? (isRight ? "right" : "wrong") : "";
                if (!chosen) return;
                form.dataset.checked = "yes";
                for (const it of [form.querySelector(".explanation"), rest]) it.hidden = false;
                form.querySelector(".waits").hidden = true;
            };
            form.onsubmit = event => { event.preventDefault(); check(); };
            form.onchange = () => { if (form.dataset.checked) check(); };
        }

        """#
}
