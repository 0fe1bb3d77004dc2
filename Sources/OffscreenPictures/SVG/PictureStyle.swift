/// The look of pictures, light and dark, as far as the colour of a view does not decide it.
enum PictureStyle {
    static let css = """
        .offscreen text{font-family:system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif;fill:#1c1c1e}
        .offscreen .back{fill:#ffffff}
        .offscreen .screen{fill:#ffffff;stroke:#8e8e93}
        .offscreen .soft{fill:#6c6c70}
        .offscreen .line{fill:none;stroke:#8e8e93}
        .offscreen .visible{fill:none;stroke:#0072b2;stroke-width:2.5}
        .offscreen .known{fill:none;stroke:#009e73;stroke-width:1.5;stroke-dasharray:8 4}
        .offscreen .ahead{fill:none;stroke:#8e5a7f;stroke-width:1.5;stroke-dasharray:2 3}
        .offscreen .wrong{fill:none;stroke:#d55e00;stroke-width:3}
        .offscreen text.wrong{fill:#b34f00;stroke:none;font-weight:bold}
        .offscreen .buried{fill:none;stroke:#d55e00;stroke-width:1.5;stroke-dasharray:4 3}
        .offscreen text.dark{fill:#000000}
        .offscreen text.light{fill:#ffffff}
        @media (prefers-color-scheme: dark){
        .offscreen text{fill:#f2f2f7}
        .offscreen .back,.offscreen .screen{fill:#1c1c1e}
        .offscreen .soft{fill:#aeaeb2}
        .offscreen .visible{stroke:#56b4e9}
        .offscreen text.wrong{fill:#ff9a4d}
        .offscreen text.dark{fill:#000000}
        .offscreen text.light{fill:#ffffff}
        }

        """
}
